import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import type { ReadingOptions, TextEncoding } from '../../../server/contract/file-reading.js';
import { workbook } from '../workbook.js';
import type { Facts } from './expected-facts.js';
import { ExportDraft, type CellCounts, type ExportOptions } from './export-draft.js';
import { locales, type Locale } from './locales.js';
import {
  createDataForSeo,
  createLabsKeywords,
  createNdjson,
  createRankedKeywords,
  createSearchConsoleApi,
  createSerpApi,
  createSerper,
  createYandexWebmaster,
} from './json-exports.js';
import {
  createBulkExport,
  createComparison,
  createDatedPositions,
  createPlannerMonths,
  createSemrushTracking,
  createSeRanking,
  createSeRankingFull,
  createTopvisor,
  createWordstatDynamics,
} from './special-tables.js';
import { createTable } from './table-export.js';
import { tableVendors } from './table-vendors.js';
import { ValueWriter, type Random } from './value-writer.js';

/** A random export of a vendor: the file, and the values that a person reads in it. */
export interface VendorExport {
  /** Part of its domain and keywords. */
  id: number;
  /** Id of the import format. */
  format: string;
  name: string;
  content: Buffer;
  /** Date of the rows without one. */
  date: string;
  /** Options with which the file is imported. */
  options: ExportOptions;
  /** Whether an archive may contain the file next to other exports of the same date. */
  fitsArchive: boolean;
  /** Facts in the stored tables after the import. */
  facts: Facts;
  /** Cells of the accepted rows of tables, by column. */
  counts: ReadonlyMap<string, CellCounts>;
  /** All columns of a table. */
  titles: readonly string[];
  unknownColumns: readonly string[];
  /** Rows that the import rejects, and results beyond the stored depth. */
  rejected: number;
  outsideDepth: number;
  /** Rows that yield no records, which a note counts. */
  omittedRows: number;
  /** Values by row and field of the importer, for the preview. */
  rows: readonly Readonly<Record<string, string | number>>[];
  /** How a person reads values that have several readings. */
  reading: Required<Pick<ReadingOptions, 'dateOrder' | 'decimal'>> & Pick<ReadingOptions, 'encoding'>;
  /** Describes the file in the message of a failure. */
  description: string;
}

type Draw = (draft: ExportDraft) => void;

const formats: readonly (readonly [format: string, draw: Draw])[] = [
  ...[...tableVendors].map(([format, vendors]): [string, Draw] => [
    format,
    (draft) => createTable(draft, draft.write.pick(vendors)),
  ]),
  ['topvisor', createTopvisor],
  ['dated-positions', createDatedPositions],
  ['semrush-tracking', createSemrushTracking],
  ['se-ranking', createSeRanking],
  ['se-ranking-full', createSeRankingFull],
  ['search-console-comparison', createComparison],
  ['search-console-bulk', createBulkExport],
  ['wordstat-dynamics', createWordstatDynamics],
  ['keyword-planner', createPlannerMonths],
  ['dataforseo', createDataForSeo],
  ['dataforseo-keywords', createLabsKeywords],
  ['dataforseo-ranked-keywords', createRankedKeywords],
  ['serpapi', createSerpApi],
  ['serper', createSerper],
  ['yandex-webmaster', createYandexWebmaster],
  ['search-console-api', createSearchConsoleApi],
  ['ndjson', createNdjson],
];

/** Formats of the random exports. */
export const exportedFormats: ReadonlySet<string> = new Set(formats.map(([format]) => format));

/** Successive files with the same date. */
export const filesPerDate = 100;

/** Independent random numbers for each file. */
function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b)) >>> 0;
  return (below) => {
    // Mulberry32, whose first numbers also differ for similar seeds.
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * A random export. Successive indexes go through all formats, and through the locales after each round.
 * @param index the id of the file, part of its domain and keywords
 */
export function createVendorExport(seed: number, index: number): VendorExport {
  const random = randomOf(seed, index);
  const [format, draw] = formats[index % formats.length] as (typeof formats)[number];
  const locale = locales[(index + Math.floor(index / formats.length)) % locales.length] as Locale;
  const date = new ValueWriter(locale, randomOf(seed, -1 - Math.floor(index / filesPerDate))).isoDay();
  const draft = new ExportDraft(index, date, new ValueWriter(locale, random));
  draw(draft);
  const { facts, counts, unknownColumns, rejected, outsideDepth, rows, options } = draft;
  const file = draft.text === undefined ? tableFile(draft, locale, random) : textFile(draft.name, draft.text);
  const { name, content, encoding } = file;
  return {
    id: index,
    format,
    name,
    content,
    date,
    options,
    fitsArchive: name === draft.name && options.domain === undefined,
    facts,
    counts,
    titles: draft.titles,
    unknownColumns,
    rejected,
    outsideDepth,
    omittedRows: draft.otherPeriodRows,
    rows,
    reading: {
      dateOrder: locale.name === 'en' ? 'month' : 'day',
      decimal: locale.decimal === ',' ? 'comma' : 'point',
      ...(encoding && { encoding }),
    },
    description: `${index}: ${name}, ${format} in ${locale.name} (${encoding ?? 'Unicode'}), ${JSON.stringify(options)}:\n${file.text}`,
  };
}

interface WrittenFile {
  name: string;
  content: Buffer;
  /** Undefined for Unicode. */
  encoding?: TextEncoding | undefined;
  text: string;
}

function textFile(name: string, text: string): WrittenFile {
  return { name, content: Buffer.from(text), text };
}

const quote = (cell: string): string => (/["\s,;|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Table as text in an encoding and a container, or as a workbook. */
function tableFile({ name, lines }: ExportDraft, locale: Locale, random: Random): WrittenFile {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const container = random(8) === 0 ? pick(['gzip', 'zip', 'workbook']) : 'plain';
  const delimiter = pick([',', ';', '\t', '|']);
  const lineEnd = pick(['\n', '\r\n']);
  const text = lines.map((line) => line.map(quote).join(delimiter) + lineEnd).join('');
  if (container === 'workbook') {
    const content = Buffer.from(workbook({ Sheet1: lines }));
    return { name: name.replace(/csv$/, 'xlsx'), content, text };
  }
  const { content, encoding } = encode(text, locale, random);
  if (container === 'gzip') return { name: `${name}.gz`, content: gzipSync(content), encoding, text };
  if (container === 'zip') {
    const archive = zipSync({ [name]: new Uint8Array(content) }, { level: 1 });
    return { name: name.replace(/csv$/, 'zip'), content: Buffer.from(archive), encoding, text };
  }
  return { name, content, encoding, text };
}

const eastAsian: ReadonlySet<TextEncoding> = new Set(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']);

const accentedLatin = /[^\p{ASCII}\P{Script=Latin}]/u;

/** The text in an encoding of the locale that has all of its characters, or in Unicode. */
function encode(text: string, { encodings }: Locale, random: Random) {
  const writable = encodings.filter(
    (name) =>
      iconv.decode(iconv.encode(text, name), name) === text &&
      // No program writes the supplementary characters of East Asian encodings.
      !(eastAsian.has(name) && accentedLatin.test(text)),
  );
  const names = ['utf8', 'utf8-bom', 'utf16-le', 'utf16-be', ...writable, ...writable];
  const name = names[random(names.length)] ?? 'utf8';
  const encoding = writable.find((candidate) => candidate === name);
  const content =
    name === 'utf8-bom'
      ? Buffer.from(strToU8(`\ufeff${text}`))
      : iconv.encode(text, name, { addBOM: name.startsWith('utf16') });
  return { encoding, content };
}
