//: # Text
//:
//: A text wraps where it has too little width, and its height follows from its width.
import Truss

let words = "Snow fell all night, and in the morning the whole street was white."
print(try Text(words).border().text(columns: 30))
print(try Text(words).lineLimit(2).border().text(columns: 30))
print(try Text(words).lineLimit(1).truncationMode(.middle).border().text(columns: 30))
print(try Text(words).multilineTextAlignment(.center).border().text(columns: 30))
//: A wide character takes two columns, a combining accent none, and Hebrew is read from the right.
let names = HStack(spacing: 5) {
  Text("日本語").border()
  Text("e\u{301}tude").border()
  Text("שלום").border()
}
print(try names.text())
//: In points the same text has the width and the number of lines that follow from the font: the body font, then a title.
print(try Text(words).layout(width: 150).size, try Text(words).font(.title.bold()).layout(width: 150).size)
//: [Previous](@previous) · [Next](@next)
