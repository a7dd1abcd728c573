/// SwiftUI's stack that makes its views when they are seen: here a `VStack`. For rows that are too many to be made,
/// write a `Table`.
public typealias LazyVStack = VStack

/// SwiftUI's stack that makes its views when they are seen: here an `HStack`.
public typealias LazyHStack = HStack
