import type { ClickHouseStore } from '../../../../server/stores/clickhouse/clickhouse-store.js';
import type { Ids } from './load-world.js';
import { createRandom, type Result } from './world.js';

/** A snapshot older than the latest results, or one that reports must ignore. */
export interface OlderSnapshot {
  /** 1-based index in the list. */
  number: number;
  date: string;
  state: 'published' | 'retired';
}

/** A ranked page of an older snapshot. */
export interface OlderResult {
  number: number;
  word: string;
  domain: string;
  path: string;
  pos: number;
}

/** Earlier measurements: the keywords of each snapshot and their ranked pages. */
export interface OlderResults {
  snapshots: readonly OlderSnapshot[];
  /** Keywords by snapshot number. */
  keywordsBySnapshot: ReadonlyMap<number, ReadonlySet<string>>;
  results: readonly OlderResult[];
}

/** Date of the latest results. */
const latestDate = '2026-10-01';

/** 2, 3, 4, 9, 32 and 78 days before the latest results. Retired snapshots are invisible. */
const snapshots: readonly OlderSnapshot[] = [
  { number: 1, date: '2026-07-15', state: 'published' },
  { number: 2, date: '2026-08-30', state: 'published' },
  { number: 3, date: '2026-09-22', state: 'published' },
  { number: 4, date: '2026-09-27', state: 'retired' },
  { number: 5, date: '2026-09-28', state: 'published' },
  { number: 6, date: '2026-09-29', state: 'published' },
];

/** Creates older results with random gaps in keywords and domains. */
export function createOlderResults(
  words: readonly string[],
  pages: readonly Pick<Result, 'domain' | 'path'>[],
): OlderResults {
  const random = createRandom(11);
  const keywordsBySnapshot = new Map(
    snapshots.map(({ number }) => [number, new Set(words.filter(() => random() < 0.55))] as const),
  );
  const results = snapshots.flatMap(({ number }) =>
    [...(keywordsBySnapshot.get(number) ?? [])].flatMap((word) =>
      pages
        .filter(() => random() < 0.15)
        .map((page) => ({ ...page, order: random() }))
        .sort((left, right) => left.order - right.order)
        .slice(0, 50)
        .map(({ domain, path }, index) => ({ number, word, domain, path, pos: index + 1 })),
    ),
  );
  return { snapshots, keywordsBySnapshot, results };
}

/** Store id of a snapshot of a database. */
export function snapshotId(base: number, number: number): number {
  return base * 100 + number;
}

/** Writes the older snapshots of a database. `keep` selects the rows of a shard. */
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
 * Expected change columns over a number of days: the newest results of the keyword that are at least that old, the
 * domain's best position in them, and whether its page changed.
 */
export function changeOver(
  { snapshots: all, keywordsBySnapshot, results }: OlderResults,
  latest: readonly Result[],
  { word, domain }: Result,
  days: number,
): Pick<Result, 'hasPrevious' | 'previousPos' | 'urlChanged'> {
  const age = (date: string): number => (Date.parse(latestDate) - Date.parse(date)) / 86_400_000;
  const findBest = <Place extends { pos: number }>(places: readonly Place[]): Place | undefined =>
    [...places].sort((left, right) => left.pos - right.pos)[0];
  const [newest] = all
    .filter(
      ({ state, date, number }) =>
        state === 'published' && age(date) >= days && keywordsBySnapshot.get(number)?.has(word),
    )
    .sort((left, right) => age(left.date) - age(right.date));
  if (newest === undefined) return { hasPrevious: 0, previousPos: 0, urlChanged: 0 };
  const isOfDomain = (place: { word: string; domain: string }) =>
    place.word === word && place.domain === domain;
  const earlierResult = findBest(
    results.filter((result) => result.number === newest.number && isOfDomain(result)),
  );
  const now = findBest(latest.filter(isOfDomain));
  return {
    hasPrevious: 1,
    previousPos: earlierResult?.pos ?? 0,
    urlChanged: Number(earlierResult !== undefined && earlierResult.path !== now?.path),
  };
}
