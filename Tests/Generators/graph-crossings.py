#!/usr/bin/env python3
"""Writes Tests/TrussGraphsTests/Fixtures/crossings.json: graphs, and the number of crossings that Graphviz' dot has in
them.

    apt install graphviz graphviz-doc
    python3 Tests/Generators/graph-crossings.py /usr/share/doc/graphviz/examples/graphs

The graphs are the examples of Graphviz, of which only the nodes, the edges and the clusters are taken, and random ones,
which the tests make again from their seeds.
"""
import gzip, json, pathlib, re, subprocess, sys

MASK = (1 << 64) - 1


class Numbers:
    """The generator of `RandomGraph.swift` (xorshift)."""

    def __init__(self, seed):
        self.state = (seed * 0x9E3779B97F4A7C15 & MASK) | 1
        for _ in range(4):
            self.next()

    def next(self):
        self.state ^= self.state << 13 & MASK
        self.state ^= self.state >> 7
        self.state ^= self.state << 17 & MASK
        return self.state

    def below(self, count):
        return (self.next() >> 33) % count


def random_graph(seed):
    numbers = Numbers(seed)
    count = 5 + numbers.below(246)
    edges = [(node - 1 - numbers.below(min(node, 12)), node) for node in range(1, count)]
    for _ in range(count * numbers.below(60) // 100):
        tail = numbers.below(count)
        head = tail + numbers.below(31) - 15 if numbers.below(4) else numbers.below(count)
        head = min(max(head, 0), count - 1)
        if head != tail:
            edges.append((tail, head))
    return count, edges


def crossings(count, edges):
    text = "digraph G {" + "".join(f"n{node};" for node in range(count))
    text += "".join(f"n{tail}->n{head};" for tail, head in edges) + "}"
    result = subprocess.run(["dot", "-v", "-Tplain"], input=text, capture_output=True, text=True, timeout=300)
    found = re.findall(r"mincross G: (\d+) cross", result.stderr)
    return int(found[-1]) if found else 0


def example(path):
    data = path.read_bytes()
    data = gzip.decompress(data) if path.suffix == ".gz" else data
    result = subprocess.run(["dot", "-Tdot_json"], input=data, capture_output=True, timeout=300)
    graph = json.loads(result.stdout)
    objects = graph.get("objects", [])
    nodes = [item["_gvid"] for item in objects if "nodes" not in item and "subgraphs" not in item]
    places = {node: place for place, node in enumerate(nodes)}
    edges = [(places[edge["tail"]], places[edge["head"]]) for edge in graph.get("edges", [])]
    clusters = [
        [places[node] for node in item["nodes"]]
        for item in objects
        if item["name"].startswith("cluster") and item.get("nodes")
    ]
    return len(nodes), edges, clusters


def main(folder):
    graphs = []
    for path in sorted(pathlib.Path(folder).rglob("*.gv*")):
        try:
            count, edges, clusters = example(path)
        except (ValueError, KeyError, UnicodeDecodeError):
            continue
        if 2 <= count <= 400 and len(edges) <= 800:
            name = path.name.split(".")[0]
            proper = [(tail, head) for tail, head in edges if tail != head]
            graphs.append(
                {"name": name, "nodes": count, "edges": sum(edges, ()), "clusters": clusters,
                 "crossings": crossings(count, proper)})
    random = [{"seed": seed, "crossings": crossings(*random_graph(seed))} for seed in range(1, 301)]
    lines = ",\n  ".join(json.dumps(graph, separators=(",", ":")) for graph in graphs)
    seeds = json.dumps([graph["crossings"] for graph in random], separators=(",", ":"))
    target = pathlib.Path(__file__).parent.parent / "TrussGraphsTests" / "Fixtures" / "crossings.json"
    target.write_text(f'{{"examples": [\n  {lines}\n],\n"random": {seeds}}}\n')
    print(len(graphs), "examples", len(random), "random graphs")


main(sys.argv[1])
