import type { SerpComparisonQuery } from './serp-tools.generated.js';

export type KeywordSerp = SerpComparisonQuery['serpComparison']['tops'][number];
export type SerpResult = KeywordSerp['places'][number];

/** What is marked where it stands in several tops: a domain, or one page of it. */
export type MatchBy = 'domain' | 'page';

/** A domain or a page with its places in all tops. */
export interface SharedResult {
  key: string;
  domain: string;
  did: number;
  /** Name as people read it: of a page with its path. */
  name: string;
  /** Its best position in each top, in their order; null where it does not stand. */
  positions: (number | null)[];
  /** Tops in which it stands. */
  serpCount: number;
  /** Different pages with which it stands there. */
  pages: number;
}

/** What tells the domain or page of a place from others. */
export function resultKey({ domain, url }: Pick<SerpResult, 'domain' | 'url'>, by: MatchBy): string {
  return by === 'domain' ? domain : domain + url;
}

/** Every domain or page of the tops, those of most tops first, then those that stand higher. */
export function sharedResults(topResults: readonly KeywordSerp[], by: MatchBy): SharedResult[] {
  const entries = new Map<string, SharedResult & { urls: Set<string> }>();
  for (const [at, { places }] of topResults.entries()) {
    for (const result of places) {
      const key = resultKey(result, by);
      const { domain, did } = result;
      const entry = entries.get(key) ?? {
        key,
        domain,
        did,
        name: key,
        positions: topResults.map(() => null),
        serpCount: 0,
        pages: 0,
        urls: new Set<string>(),
      };
      entries.set(key, entry);
      entry.urls.add(result.url);
      const previous = entry.positions[at] ?? null;
      if (previous === null) entry.serpCount += 1;
      entry.positions[at] = previous === null ? result.pos : Math.min(previous, result.pos);
    }
  }
  const missingPosition = 100;
  const positionSum = ({ positions }: SharedResult) =>
    positions.reduce<number>((all, position) => all + (position ?? missingPosition), 0);
  return [...entries.values()]
    .map(({ urls, ...shared }) => ({ ...shared, pages: urls.size }))
    .sort(
      (one, other) =>
        other.serpCount - one.serpCount ||
        positionSum(one) - positionSum(other) ||
        (one.key < other.key ? -1 : 1),
    );
}

/** Places of a top that stand in another one too. */
export function countSharedResults({ places }: KeywordSerp, by: MatchBy): number {
  const keys = new Map(
    places.map((result) => [resultKey(result, by), by === 'domain' ? result.domainTops : result.pageTops]),
  );
  return places.filter((result) => (keys.get(resultKey(result, by)) ?? 0) > 1).length;
}

/** The tops as lines of a table: one for each place. */
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
