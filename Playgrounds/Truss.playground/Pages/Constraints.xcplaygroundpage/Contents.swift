//: # Constraints
//:
//: A constraint positions a view relative to any other, wherever the two are.
import Truss

let (card, photo, title) = (ViewID("card"), ViewID("photo"), ViewID("title"))
let cardView = ZStack(align: nil) {
  Image("photo").contentMode(.fill).id(photo)
  Text("A walk by the sea").id(title)
}
.id(card)
.constraints {
  photo.edges(.left, .top, .right) == card.edges
  photo.height == photo.width * 0.5
  title.top == photo.bottom + 10
  title.edges(.left, .right, .bottom) == card.inset(by: 10)
}
print(try cardView.text(columns: 30))
//: You can print the constraints.
print(try cardView.layout(width: 300).constraints.listing)
//: Constraints also align and distribute lists of views.
let fields = ZStack(align: nil) {
  Field("Name").id("name")
  Field("Mail").id("mail")
}
.id("form")
.constraints {
  let (form, name, mail) = (ViewID("form"), ViewID("name"), ViewID("mail"))
  name.edges(.left, .top, .right) == form.edges
  [name, mail].align(.leading)
  [name, mail].equalWidths()
  [name, mail].distribute(.vertical, spacing: 10)
  mail.bottom == form.bottom
}
print(try fields.text(columns: 30))
//: [Previous](@previous) · [Next](@next)
