import type { World } from '../../reports/support/world.js';

/** Clusters by main keyword, and ungrouped keywords. */
interface PlainClusters {
  clusters: Record<string, string[]>;
  ungrouped: string[];
}

/**
 * Reference implementation of soft clustering: in order of volume and name, each keyword takes the remaining keywords
 * that share enough URLs with it.
 */
export function plainSoftClusters(
  { keywords, results }: World,
  { top, strength }: { top: number; strength: number },
): PlainClusters {
  const topOf = new Map<string, Set<string>>();
  const ordered = [...results].sort((a, b) => a.pos - b.pos);
  for (const { word, domain, path } of ordered) {
    const addresses = topOf.get(word) ?? new Set();
    topOf.set(word, addresses);
    if (addresses.size < top) addresses.add(domain + path);
  }
  const remaining = [...keywords]
    .sort((a, b) => b.ws - a.ws || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
  const clusters: Record<string, string[]> = {};
  const ungrouped: string[] = [];
  for (let mainKeyword = remaining.shift(); mainKeyword !== undefined; mainKeyword = remaining.shift()) {
    const ownUrls = topOf.get(mainKeyword) ?? new Set();
    const members = remaining.filter((word) => {
      const shared = [...(topOf.get(word) ?? [])].filter((address) => ownUrls.has(address));
      return shared.length >= strength;
    });
    if (members.length === 0) ungrouped.push(mainKeyword);
    else clusters[mainKeyword] = [mainKeyword, ...members].sort();
    for (const word of members) remaining.splice(remaining.indexOf(word), 1);
  }
  return { clusters, ungrouped: ungrouped.sort() };
}
