public import Foundation
public import TrussViews

extension LabeledContent {
  /// Makes a row with a title and a formatted value.
  ///
  ///     LabeledContent("Songs", value: 1204, format: .number)
  public init<F: FormatStyle>(
    _ title: String, value: F.FormatInput, format: F, fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(title, value: format.format(value), fileID: fileID, line: line)
  }
}

extension Field {
  /// Makes a field with the formatted value of a binding. An empty field shows the prompt or, without a prompt, the
  /// title.
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatOutput == String {
    let text = format.format(value.wrappedValue)
    self.init(title, text: .constant(text), prompt: prompt, fileID: fileID, line: line)
  }

  /// Makes a field with the formatted value of a binding. If the value is nil, the field is empty.
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { format.format($0) } ?? ""
    self.init(title, text: .constant(text), prompt: prompt, fileID: fileID, line: line)
  }
}

extension Stepper {
  /// Makes a row with a title and a stepper. The number is not shown, as the title may contain it.
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String, F.FormatInput: BinaryFloatingPoint { self.init(title, fileID: fileID, line: line) }
}

extension ProgressView {
  /// Creates a bar that shows which part of an interval remains when the bar is created or, if `countsDown` is false,
  /// which part has passed.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, fileID: String = #fileID, line: Int = #line
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let part = Date().timeIntervalSince(timerInterval.lowerBound) / max(length, 1e-9)
    self.init(value: countsDown ? 1 - part : part, total: 1, fileID: fileID, line: line)
  }
}

extension View {
  /// Does nothing: a layout takes no input.
  public func onOpenURL(perform action: (URL) -> Void) -> Self { self }
}
