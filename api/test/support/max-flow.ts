/** An edge from one node to another, with whole capacity. Nodes are numbers from 0. */
export type Edge = [from: number, to: number, capacity: number];

/**
 * The most that can flow from one node to another (Dinic's algorithm: shortest paths first, level by level).
 * @param nodes how many nodes there are
 */
export function maxFlow(nodes: number, edges: readonly Edge[], source: number, sink: number): number {
  // Edge 2i is given, edge 2i + 1 is its way back.
  const to: number[] = [];
  const room: number[] = [];
  const out: number[][] = Array.from({ length: nodes }, () => []);
  for (const [from, end, capacity] of edges) {
    out[from]!.push(to.length);
    to.push(end);
    room.push(capacity);
    out[end]!.push(to.length);
    to.push(from);
    room.push(0);
  }
  let level: number[] = [];
  let next: number[] = [];

  /** Numbers the nodes by distance from the source; whether the sink can be reached. */
  function measure(): boolean {
    level = Array.from({ length: nodes }, () => -1);
    level[source] = 0;
    const queue = [source];
    for (const node of queue)
      for (const edge of out[node]!)
        if (room[edge]! > 0 && level[to[edge]!] === -1) {
          level[to[edge]!] = level[node]! + 1;
          queue.push(to[edge]!);
        }
    return level[sink] !== -1;
  }

  function push(node: number, most: number): number {
    if (node === sink) return most;
    for (const edges = out[node]!; next[node]! < edges.length; next[node]! += 1) {
      const edge = edges[next[node]!]!;
      if (room[edge]! <= 0 || level[to[edge]!] !== level[node]! + 1) continue;
      const pushed = push(to[edge]!, Math.min(most, room[edge]!));
      if (pushed === 0) continue;
      room[edge]! -= pushed;
      room[edge ^ 1]! += pushed;
      return pushed;
    }
    return 0;
  }

  let flow = 0;
  while (measure()) {
    next = Array.from({ length: nodes }, () => 0);
    for (let pushed = push(source, Infinity); pushed > 0; pushed = push(source, Infinity)) flow += pushed;
  }
  return flow;
}
