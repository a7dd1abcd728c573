#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import WinSDK
  import ucrt
#endif

/// A thread-local pointer.
///
/// A task-local value would work on every platform, but older runtimes refuse to bind it inside a task group.
package struct ThreadPointer: Sendable {
  #if os(Windows)
    private let key = TlsAlloc()

    package init() {}

    /// The pointer of the current thread, initially nil. It stays nil if the process has no thread-local storage left.
    package var value: UnsafeMutableRawPointer? {
      get { key == TLS_OUT_OF_INDEXES ? nil : TlsGetValue(key) }
      nonmutating set { if key != TLS_OUT_OF_INDEXES { _ = TlsSetValue(key, newValue) } }
    }
  #elseif os(WASI) && !canImport(wasi_pthread)
    private nonisolated(unsafe) static var values: [UnsafeMutableRawPointer?] = []
    private let index: Int

    package init() {
      index = Self.values.count
      Self.values.append(nil)
    }

    /// The pointer of the only thread, initially nil.
    package var value: UnsafeMutableRawPointer? {
      get { Self.values[index] }
      nonmutating set { Self.values[index] = newValue }
    }
  #else
    private let key: pthread_key_t?

    package init() {
      var key = pthread_key_t()
      self.key = pthread_key_create(&key, nil) == 0 ? key : nil
    }

    /// The pointer of the current thread, initially nil. It stays nil if the process has no thread-local storage left.
    package var value: UnsafeMutableRawPointer? {
      get { key.flatMap { pthread_getspecific($0) } }
      nonmutating set { if let key { pthread_setspecific(key, newValue) } }
    }
  #endif
}
