import type { ClickHouseStore } from '../../../../server/stores/clickhouse/clickhouse-store.js';
import type { Ids } from './load-world.js';
import { chance, type Result } from './world.js';

/** A snapshot older than the world's latest results, or one that must not count. */
export interface OlderSnapshot {
  /** Its place in the list, from 1. */
  number: number;
  date: string;
  state: 'published' | 'retired';
}

/** A ranked page of then. */
export interface OlderResult {
  number: number;
  word: string;
  domain: string;
  path: string;
  pos: number;
}

/** What was measured before: which keywords each snapshot holds a result page of, and the pages on it. */
export interface OlderResults {
  snapshots: readonly OlderSnapshot[];
  /** Words by the number of the snapshot. */
  keywordsBySnapshot: ReadonlyMap<number, ReadonlySet<string>>;
  results: readonly OlderResult[];
}

/** The day of the world's latest results. */
const latestDate = '2026-10-01';

/** 2, 3, 4, 9, 32 and 78 days before it; what is retired is no more there for anybody. */
const snapshots: readonly OlderSnapshot[] = [
  { number: 1, date: '2026-07-15', state: 'published' },
  { number: 2, date: '2026-08-30', state: 'published' },
  { number: 3, date: '2026-09-22', state: 'published' },
  { number: 4, date: '2026-09-27', state: 'retired' },
  { number: 5, date: '2026-09-28', state: 'published' },
  { number: 6, date: '2026-09-29', state: 'published' },
];

/** Makes older results of some of the words: not every snapshot holds each, nor each domain. */
export function makeOlderResults(
  words: readonly string[],
  pages: readonly Pick<Result, 'domain' | 'path'>[],
): OlderResults {
  const random = chance(11);
  const keywordsBySnapshot = new Map(
    snapshots.map(({ number }) => [number, new Set(words.filter(() => random() < 0.55))] as const),
  );
  const results = snapshots.flatMap(({ number }) =>
    [...(keywordsBySnapshot.get(number) ?? [])].flatMap((word) =>
      pages
        .filter(() => random() < 0.15)
        .map((page) => ({ ...page, order: random() }))
        .sort((one, other) => one.order - other.order)
        .slice(0, 50)
        .map(({ domain, path }, index) => ({ number, word, domain, path, pos: index + 1 })),
    ),
  );
  return { snapshots, keywordsBySnapshot, results };
}

/** The store's id of a snapshot of a base. */
export function snapshotId(base: number, number: number): number {
  return base * 100 + number;
}

/** Writes the facts of the older snapshots of a base; `keep` splits them over shards. */
export async function loadOlderResults(
  store: ClickHouseStore,
  { keywordsBySnapshot, results }: OlderResults,
  ids: Ids,
  {
    base,
    database = '',
    keep = () => true,
  }: { base: number; database?: string; keep?: (key: bigint) => boolean },
): Promise<void> {
  const insert = async (table: string, rows: { number: number; word: string }[]): Promise<void> => {
    const lines = rows.flatMap(({ number, word, ...row }) => {
      const keyword_id = ids.keyword(word);
      const line = { base, snapshot: snapshotId(base, number), keyword_id, ...row };
      return keep(BigInt(keyword_id)) ? [JSON.stringify(line)] : [];
    });
    const target = database === '' ? table : `${database}.${table}`;
    await store.insert(`INSERT INTO ${target} FORMAT JSONEachRow`, lines.join('\n'));
  };
  const words = [...new Set([...keywordsBySnapshot.values()].flatMap((some) => [...some]))];
  await insert(
    'keyword_fact',
    [...keywordsBySnapshot].flatMap(([number, some]) =>
      words.map((word) => ({ number, word, has_results: Number(some.has(word)) })),
    ),
  );
  await insert(
    'result',
    results.map(({ domain, path, ...rest }) => ({
      ...rest,
      path,
      domain_id: ids.domain(domain),
      url_hash: String(ids.url(domain, path)),
    })),
  );
}

/**
 * What a result's row says of its changes over some days, by plain loops: the keyword's newest page that is old enough, the
 * domain's best place on it, and whether the page there is its best page now.
 */
export function changeOver(
  { snapshots: all, keywordsBySnapshot, results }: OlderResults,
  latest: readonly Result[],
  { word, domain }: Result,
  days: number,
): Pick<Result, 'hasPrevious' | 'previousPos' | 'urlChanged'> {
  const age = (date: string): number => (Date.parse(latestDate) - Date.parse(date)) / 86_400_000;
  const best = <Place extends { pos: number }>(places: readonly Place[]): Place | undefined =>
    [...places].sort((one, other) => one.pos - other.pos)[0];
  const [newest] = all
    .filter(
      ({ state, date, number }) =>
        state === 'published' && age(date) >= days && keywordsBySnapshot.get(number)?.has(word),
    )
    .sort((one, other) => age(one.date) - age(other.date));
  if (newest === undefined) return { hasPrevious: 0, previousPos: 0, urlChanged: 0 };
  const ofDomain = (place: { word: string; domain: string }) =>
    place.word === word && place.domain === domain;
  const then = best(results.filter((result) => result.number === newest.number && ofDomain(result)));
  const now = best(latest.filter(ofDomain));
  return {
    hasPrevious: 1,
    previousPos: then?.pos ?? 0,
    urlChanged: Number(then !== undefined && then.path !== now?.path),
  };
}
