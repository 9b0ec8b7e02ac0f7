import graphology from 'graphology';
import louvain from 'graphology-communities-louvain';
import { Random } from '../../../server/ingest/sample/random.js';
import { emptySlot, type FlatSerps } from './flat-serps.js';

/** The package exports the function itself, while its types declare a default export. */
const communitiesOf = louvain as unknown as typeof louvain.default;

/**
 * Louvain communities of the graph of keywords that share at least `strength` URLs, weighted by the number of URLs;
 * -1 for isolated keywords.
 */
export function louvainClusters({ volumes, addresses, depth }: FlatSerps, strength: number): Int32Array {
  const holders = new Map<number, number[]>();
  const shared = new Map<number, number>();
  addresses.forEach((address, index) => {
    if (address === emptySlot) return;
    const keyword = Math.floor(index / depth);
    const earlier = holders.get(address) ?? [];
    for (const other of earlier) {
      const pair = other * volumes.length + keyword;
      shared.set(pair, (shared.get(pair) ?? 0) + 1);
    }
    holders.set(address, [...earlier, keyword]);
  });
  const graph = new graphology.UndirectedGraph();
  for (const [pair, weight] of shared) {
    if (weight < strength) continue;
    const ends = [Math.floor(pair / volumes.length), pair % volumes.length];
    for (const end of ends) graph.mergeNode(String(end));
    graph.addEdge(String(ends[0]), String(ends[1]), { weight });
  }
  const found = new Int32Array(volumes.length).fill(-1);
  if (graph.size === 0) return found;
  const random = new Random(1);
  const communities = communitiesOf(graph, { getEdgeWeight: 'weight', rng: () => random.next() });
  for (const [keyword, community] of Object.entries(communities)) found[Number(keyword)] = community;
  return found;
}
