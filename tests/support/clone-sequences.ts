import type { CloneBounds } from '../../server/ingest/import-run.js';

/** Bounds that publish every change of a filled database as a clone, and merge all clones and deltas. */
export const cloneAlways: CloneBounds = {
  minPositions: 1,
  maxKeywords: 1e9,
  maxShare: 1,
  maxReplacedShare: 1e9,
  maxDeltas: 1e9,
  mergeFromShare: 0,
};

/** A step of a random history. */
export type HistoryStep =
  | { action: 'import'; name: string; text: string; scope: 'pages' | 'domain'; complete: boolean }
  | { action: 'remove'; date: string }
  | { action: 'restore' }
  | { action: 'thin'; today: string };

const dates = ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];

const firstDate = '2026-08-01';

/** Keywords of a large file. More than 64, so that first pages are precomputed. */
const keywordCount = 72;
const smallestFile = 3;

const siteOf = (number: number): string =>
  number % 7 === 0 ? `www.site${number}.example` : `site${number}.example`;

/**
 * Keyword with a volume that depends only on its number. Every file has it, because visits of older dates use the
 * volumes at the time of their derivation.
 */
const keywordRecord = (number: number): object => ({
  type: 'keyword',
  keyword: `keyword ${number}`,
  ws: ((number * 37) % 90) + 10,
});

type Random = (below: number) => number;

/** Number of keywords of a file: few, some or nearly all. */
function chooseKeywords(random: Random, sharePercent: number): number[] {
  const all = Array.from({ length: keywordCount }, (_, number) => number);
  const chosen = all.filter(() => random(100) < sharePercent);
  return chosen.length >= smallestFile ? chosen : all.slice(0, smallestFile);
}

function organicRecords(random: Random, keyword: number): object[] {
  const records: object[] = [keywordRecord(keyword)];
  let position = 0;
  for (let result = 0; result < 5; result++) {
    position += 1 + random(6);
    const site = result === 0 ? 0 : 1 + random(9);
    const url = `https://${siteOf(site)}/page/${random(5)}`;
    const previous = random(12) === 0 ? { previous_position: random(40) + 1 } : {};
    records.push({ type: 'organic', keyword: `keyword ${keyword}`, position, url, ...previous });
  }
  return records;
}

function adRecords(random: Random, keyword: number): object[] {
  return Array.from({ length: random(3) }, (_, place) => ({
    type: 'ad',
    keyword: `keyword ${keyword}`,
    position: place + 1,
    url: `https://shop${random(5)}.example/`,
    title: `Ad ${random(4)}`,
  }));
}

function exportRecords(random: Random, keyword: number, site: number): object[] {
  const position = random(45) + 1;
  return [
    {
      type: 'organic',
      keyword: `keyword ${keyword}`,
      position,
      url: `https://${siteOf(site)}/page/${random(5)}`,
    },
  ];
}

const kinds = ['organic', 'ads', 'full', 'export', 'volumes', 'sites'] as const;

function randomImport(random: Random, isFirst: boolean): HistoryStep {
  const kind = isFirst ? 'full' : (kinds[random(kinds.length)] ?? 'organic');
  // Half of the files belong to the date of the first file, so that they become deltas.
  const date = isFirst || random(2) === 0 ? firstDate : (dates[random(dates.length)] ?? firstDate);
  const keywords = chooseKeywords(random, isFirst ? 95 : ([4, 12, 60][random(3)] ?? 12));
  const site = random(10);
  const records = keywords.flatMap((keyword): object[] => {
    if (kind === 'organic') return organicRecords(random, keyword);
    if (kind === 'ads') return [keywordRecord(keyword), ...adRecords(random, keyword)];
    if (kind === 'full') return [...organicRecords(random, keyword), ...adRecords(random, keyword)];
    if (kind === 'export') return [keywordRecord(keyword), ...exportRecords(random, keyword, site)];
    if (kind === 'volumes') {
      return [{ ...keywordRecord(keyword), difficulty: random(100), wizards: ['images'] }];
    }
    return [
      {
        type: 'site',
        domain: `site${keyword % 10}.example`,
        adsense_id: `pub-${random(1_000) + 1_000_000_000}`,
      },
    ];
  });
  const text = records.map((record) => JSON.stringify({ ...record, date })).join('\n');
  return {
    action: 'import',
    name: `${kind}.ndjson`,
    text,
    scope: kind === 'export' ? 'domain' : 'pages',
    complete: kind === 'export' && random(2) === 0,
  };
}

/** A random history of imports of all kinds, removals, restorations and thinnings. The first step fills the database. */
export function randomHistory(random: Random, steps: number): HistoryStep[] {
  return Array.from({ length: steps }, (_, index): HistoryStep => {
    if (index < 2 || random(10) < 7) return randomImport(random, index === 0);
    const date = dates[random(dates.length)] ?? '';
    return (
      (
        [
          { action: 'remove', date },
          { action: 'remove', date },
          { action: 'restore' },
          { action: 'restore' },
          { action: 'thin', today: '2026-12-01' },
        ] as const
      )[random(5)] ?? { action: 'restore' }
    );
  });
}
