import Truss
import TrussFigures

/// What a README shows besides screens.
let diagrams: [Figure] = [
  Figure("architecture", title: "A system: clients, services in a cluster, and stores", width: 388) { Architecture() },
  Figure("class-diagram", title: "Types in UML, with multiplicities and generalizations", width: 560) {
    ClassDiagram()
  },
  Figure("flow-chart", title: "A flow chart with a loop", width: 400) { FlowChart() },
  Figure("sequence-diagram", title: "Messages between four parts of a system", width: 560) { SequenceDiagram() },
  Figure("commit-graph", title: "Commits of a branch that was merged", width: 360) { CommitGraph() },
  Figure("invoice", title: "An invoice", width: 520) { Invoice() },
  Figure("pods", title: "A report of a command: states, loads, graphs", width: 640) { Pods() },
]
