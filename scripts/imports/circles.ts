/** A way from one node of a graph to others. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The circles of a graph: sets of nodes of which each can be reached from each, largest sets, without single nodes.
 * (Tarjan, Depth-first search and linear graph algorithms, 1972.)
 */
export function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];

  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = index.has(next) ? (open.includes(next) ? index.get(next)! : own) : visit(next);
      low.set(node, Math.min(low.get(node)!, reached));
    }
    if (low.get(node) === own) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low.get(node)!;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
