import Truss
import TrussFigures

/// The figures that are not screens: diagrams, tables and charts.
let diagrams: [Figure] = [
  Figure("architecture", title: "An architecture diagram: clients, services in a cluster, and stores", width: 380) {
    Architecture()
  },
  Figure("containers", title: "The containers of a shop, as the C4 model draws them") { Containers() },
  Figure("order-states", title: "The states of an order, with loops and ways back") { OrderStates() },
  Figure("class-diagram", title: "A UML class diagram with multiplicities and generalizations", width: 430) {
    ClassDiagram()
  },
  Figure("flow-chart", title: "A flow chart with a loop") { FlowChart() },
  Figure("sequence-diagram", title: "A sequence diagram: messages between four parts of a system") {
    SignInSequence()
  },
  Figure("entity-relations", title: "Five entities with the heads of crow's feet") { EntityRelations() },
  Figure("commit-graph", title: "A commit graph with a merged branch", width: 360) { CommitGraph() },
  Figure("invoice", title: "An invoice", width: 520) { Invoice() },
  Figure("pods", title: "A table of pods with their states, loads and graphs", width: 580) { Pods() },
  Figure("chart-bars", title: "A bar chart: the orders of three channels in four weeks, with the goal", width: 460) {
    ChartBars()
  },
  Figure(
    "chart-lines", title: "A line chart: the answer times of three services over a day, with the limit", width: 460
  ) {
    ChartLines()
  },
  Figure("gantt", title: "A Gantt chart: a plan of eight tasks in three groups over thirteen weeks", width: 520) {
    Gantt()
  },
]
