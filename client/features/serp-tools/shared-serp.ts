import type { SerpComparisonQuery } from './serp-tools.generated.js';

export type SerpTop = SerpComparisonQuery['serpComparison']['tops'][number];
export type SerpPlace = SerpTop['places'][number];

/** What is marked where it stands in several tops: a domain, or one page of it. */
export type MarkedBy = 'domain' | 'page';

/** A domain or a page with its places in all tops. */
export interface SharedPlace {
  key: string;
  domain: string;
  did: number;
  /** Name as people read it: of a page with its path. */
  name: string;
  /** Its best position in each top, in their order; null where it does not stand. */
  positions: (number | null)[];
  /** Tops in which it stands. */
  topResults: number;
  /** Different pages with which it stands there. */
  pages: number;
}

/** What tells the domain or page of a place from others. */
export function keyOf({ domain, url }: Pick<SerpPlace, 'domain' | 'url'>, by: MarkedBy): string {
  return by === 'domain' ? domain : domain + url;
}

/** Every domain or page of the tops, those of most tops first, then those that stand higher. */
export function sharedPlaces(topResults: readonly SerpTop[], by: MarkedBy): SharedPlace[] {
  const found = new Map<string, SharedPlace & { urls: Set<string> }>();
  for (const [at, { places }] of topResults.entries()) {
    for (const place of places) {
      const key = keyOf(place, by);
      const { domain, did } = place;
      const existing = found.get(key) ?? {
        key,
        domain,
        did,
        name: key,
        positions: topResults.map(() => null),
        topResults: 0,
        pages: 0,
        urls: new Set<string>(),
      };
      found.set(key, existing);
      existing.urls.add(place.url);
      const before = existing.positions[at] ?? null;
      if (before === null) existing.topResults += 1;
      existing.positions[at] = before === null ? place.pos : Math.min(before, place.pos);
    }
  }
  const missing = 100;
  const sum = ({ positions }: SharedPlace) =>
    positions.reduce<number>((all, position) => all + (position ?? missing), 0);
  return [...found.values()]
    .map(({ urls, ...shared }) => ({ ...shared, pages: urls.size }))
    .sort(
      (one, other) =>
        other.topResults - one.topResults || sum(one) - sum(other) || (one.key < other.key ? -1 : 1),
    );
}

/** Places of a top that stand in another one too. */
export function sharedInTop({ places }: SerpTop, by: MarkedBy): number {
  const keys = new Map(
    places.map((place) => [keyOf(place, by), by === 'domain' ? place.domainTops : place.pageTops]),
  );
  return places.filter((place) => (keys.get(keyOf(place, by)) ?? 0) > 1).length;
}

/** The tops as lines of a table: one for each place. */
export function tableOfTops(
  topResults: readonly SerpTop[],
  titles: readonly string[],
): (string | number)[][] {
  return [
    [...titles],
    ...topResults.flatMap(({ keyword, ws, places }) =>
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
