import TrussTree
import TrussViews

/// The entries of a tree, which outlives the pointer.
typealias Views = UnsafePointer<ViewTree.Entry>
