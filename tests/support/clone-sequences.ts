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

/** A file of a random history. */
interface HistoryFile {
  name: string;
  text: string;
  scope: 'pages' | 'domain';
  complete: boolean;
}

/** A step of random histories. An import has records of each history. */
export type HistoryStep =
  | { action: 'import'; files: HistoryFile[] }
  | { action: 'remove'; date: string }
  | { action: 'restore' }
  | { action: 'thin'; today: string };

const dates = ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];

const firstDate = '2026-08-01';

/** Keywords of a large file. More than 64, so that first pages are precomputed. */
const keywordCount = 72;
const smallestFile = 3;

type Random = (below: number) => number;

/** Names of the keywords and sites of one history. Histories in one database have none in common. */
class HistoryNames {
  constructor(private readonly history: number) {}

  keyword(number: number): string {
    return this.history === 0 ? `keyword ${number}` : `keyword ${number} of ${this.history}`;
  }

  host(name: string, number: number): string {
    const suffix = this.history === 0 ? '' : `of${this.history}`;
    return `${name === 'site' && number % 7 === 0 ? 'www.' : ''}${name}${number}${suffix}.example`;
  }

  /**
   * Keyword with a volume that depends only on its number. Every file has it, because visits of older dates use the
   * volumes at the time of their derivation.
   */
  keywordRecord(number: number): object {
    return { type: 'keyword', keyword: this.keyword(number), ws: ((number * 37) % 90) + 10 };
  }
}

/** Number of keywords of a file: few, some or nearly all. */
function chooseKeywords(random: Random, sharePercent: number): number[] {
  const all = Array.from({ length: keywordCount }, (_, number) => number);
  const chosen = all.filter(() => random(100) < sharePercent);
  return chosen.length >= smallestFile ? chosen : all.slice(0, smallestFile);
}

function organicRecords(random: Random, names: HistoryNames, keyword: number): object[] {
  const records: object[] = [names.keywordRecord(keyword)];
  let position = 0;
  for (let result = 0; result < 5; result++) {
    position += 1 + random(6);
    const site = result === 0 ? 0 : 1 + random(9);
    const url = `https://${names.host('site', site)}/page/${random(5)}`;
    const previous = random(12) === 0 ? { previous_position: random(40) + 1 } : {};
    records.push({ type: 'organic', keyword: names.keyword(keyword), position, url, ...previous });
  }
  return records;
}

function adRecords(random: Random, names: HistoryNames, keyword: number): object[] {
  return Array.from({ length: random(3) }, (_, place) => ({
    type: 'ad',
    keyword: names.keyword(keyword),
    position: place + 1,
    url: `https://${names.host('shop', random(5))}/`,
    title: `Ad ${random(4)}`,
  }));
}

function exportRecords(random: Random, names: HistoryNames, keyword: number, site: number): object[] {
  const position = random(45) + 1;
  return [
    {
      type: 'organic',
      keyword: names.keyword(keyword),
      position,
      url: `https://${names.host('site', site)}/page/${random(5)}`,
    },
  ];
}

const kinds = ['organic', 'ads', 'full', 'export', 'volumes', 'sites'] as const;

function randomFile(random: Random, names: HistoryNames, isFirst: boolean): HistoryFile {
  const kind = isFirst ? 'full' : (kinds[random(kinds.length)] ?? 'organic');
  // Half of the files belong to the date of the first file, so that they become deltas.
  const date = isFirst || random(2) === 0 ? firstDate : (dates[random(dates.length)] ?? firstDate);
  const keywords = chooseKeywords(random, isFirst ? 95 : ([4, 12, 60][random(3)] ?? 12));
  const site = random(10);
  const records = keywords.flatMap((keyword): object[] => {
    if (kind === 'organic') return organicRecords(random, names, keyword);
    if (kind === 'ads') return [names.keywordRecord(keyword), ...adRecords(random, names, keyword)];
    if (kind === 'full') {
      return [...organicRecords(random, names, keyword), ...adRecords(random, names, keyword)];
    }
    if (kind === 'export') {
      return [names.keywordRecord(keyword), ...exportRecords(random, names, keyword, site)];
    }
    if (kind === 'volumes') {
      return [{ ...names.keywordRecord(keyword), difficulty: random(100), wizards: ['images'] }];
    }
    return [
      {
        type: 'site',
        domain: names.host('site', keyword % 10).replace('www.', ''),
        adsense_id: `pub-${random(1_000) + 1_000_000_000}`,
      },
    ];
  });
  const text = records.map((record) => JSON.stringify({ ...record, date })).join('\n');
  return {
    name: `${kind}.ndjson`,
    text,
    scope: kind === 'export' ? 'domain' : 'pages',
    complete: kind === 'export' && random(2) === 0,
  };
}

/** Joins the files of a kind, because each file takes time of its own. An export contains one domain only. */
function joinFiles(files: readonly HistoryFile[]): HistoryFile[] {
  const joined = new Map<string, HistoryFile>();
  for (const file of files) {
    const key = file.scope === 'domain' ? `export ${joined.size}` : file.name;
    const earlier = joined.get(key);
    joined.set(key, earlier ? { ...file, text: `${earlier.text}\n${file.text}` } : file);
  }
  return [...joined.values()];
}

/**
 * Random histories of imports of all kinds, which share removals, restorations and thinnings. The first step fills the
 * database. Several histories in one database take little more time than one.
 */
export function randomHistory(random: Random, steps: number, histories = 1): HistoryStep[] {
  const names = Array.from({ length: histories }, (_, history) => new HistoryNames(history));
  return Array.from({ length: steps }, (_, index): HistoryStep => {
    if (index < 2 || random(10) < 7) {
      return {
        action: 'import',
        files: joinFiles(names.map((named) => randomFile(random, named, index === 0))),
      };
    }
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

/** Step in a message of a failed comparison. */
export const describeStep = (step: HistoryStep): string =>
  step.action === 'import'
    ? step.files
        .map(
          ({ name, text }) =>
            `${name} ${[...new Set(text.match(/\d{4}-\d\d-\d\d/g))].join(' ')} ${text.split('\n').length} records`,
        )
        .join(' + ')
    : JSON.stringify(step);
