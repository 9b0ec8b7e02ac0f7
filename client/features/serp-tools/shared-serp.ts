import type { SerpComparisonQuery } from './serp-tools.generated.js';

export type KeywordSerp = SerpComparisonQuery['serpComparison']['tops'][number];
export type SerpResult = KeywordSerp['places'][number];

/** Identity of a result across search results: its domain or its page. */
export type MatchBy = 'domain' | 'page';

/** Domain or page with its positions in all search results. */
export interface SharedResult {
  key: string;
  domain: string;
  did: number;
  /** Display name; a page includes its path. */
  name: string;
  /** Best position for each keyword, in keyword order; null if the domain or page does not rank. */
  positions: (number | null)[];
  /** Number of search results that contain the domain or page. */
  serpCount: number;
  /** Number of distinct ranking pages. */
  pages: number;
}

/** Key of the result's domain or page. */
export function resultKey({ domain, url }: Pick<SerpResult, 'domain' | 'url'>, matchBy: MatchBy): string {
  return matchBy === 'domain' ? domain : domain + url;
}

/** Distinct domains or pages, ordered by the number of search results, then by position. */
export function sharedResults(serps: readonly KeywordSerp[], matchBy: MatchBy): SharedResult[] {
  const entries = new Map<string, SharedResult & { urls: Set<string> }>();
  for (const [serpIndex, { places }] of serps.entries()) {
    for (const result of places) {
      const key = resultKey(result, matchBy);
      const { domain, did } = result;
      const entry = entries.get(key) ?? {
        key,
        domain,
        did,
        name: key,
        positions: serps.map(() => null),
        serpCount: 0,
        pages: 0,
        urls: new Set<string>(),
      };
      entries.set(key, entry);
      entry.urls.add(result.url);
      const previous = entry.positions[serpIndex] ?? null;
      if (previous === null) entry.serpCount += 1;
      entry.positions[serpIndex] = previous === null ? result.pos : Math.min(previous, result.pos);
    }
  }
  const missingPosition = 100;
  const positionSum = ({ positions }: SharedResult) =>
    positions.reduce<number>((sum, position) => sum + (position ?? missingPosition), 0);
  return [...entries.values()]
    .map(({ urls, ...shared }) => ({ ...shared, pages: urls.size }))
    .sort((a, b) => b.serpCount - a.serpCount || positionSum(a) - positionSum(b) || (a.key < b.key ? -1 : 1));
}

/** Number of results that also rank for another keyword. */
export function countSharedResults({ places }: KeywordSerp, matchBy: MatchBy): number {
  const keys = new Map(
    places.map((result) => [
      resultKey(result, matchBy),
      matchBy === 'domain' ? result.domainTops : result.pageTops,
    ]),
  );
  return places.filter((result) => (keys.get(resultKey(result, matchBy)) ?? 0) > 1).length;
}

/** Table rows of the comparison, one for each result. */
export function comparisonTable(
  serps: readonly KeywordSerp[],
  titles: readonly string[],
): (string | number)[][] {
  return [
    [...titles],
    ...serps.flatMap(({ keyword, ws, places }) =>
      places.map(({ pos, domain, url, domainTops, pageTops }) => [
        keyword,
        ws,
        pos,
        domain,
        url,
        domainTops,
        pageTops,
      ]),
    ),
  ];
}
