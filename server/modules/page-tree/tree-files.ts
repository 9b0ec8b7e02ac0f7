import type { Language } from '../../contract/language/localised.js';
import { Readable } from 'node:stream';
import { exportWindow } from '../../reports/engine/apply-limits.js';
import type { PreparedReport } from '../../reports/engine/prepare-report.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportQuery } from '../../reports/engine/report-query.js';
import { streamPrepared } from '../../reports/engine/stream-report.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { delimitedText, getSeparators, type Separators } from '../../reports/export/delimited-text.js';
import type { Cell } from '../../reports/export/export-cell.js';
import { streamChunks } from '../../reports/export/stream-chunks.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import { readPageTree } from './read-page-tree.js';
import { statisticsLines, statisticsTitles } from './tree-statistics.js';

/** Request for a page tree file. */
export interface TreeFileRequest {
  domain: string;
  base: string;
  language: Language;
  viewer: Viewer;
  deps: ReportDependencies;
}

/** UTF-8 byte order mark, so that spreadsheets detect the encoding. */
const byteOrderMark = '\uFEFF';

/** Keyword collector programs expect semicolons in every language. */
const collectorSeparators: Separators = { delimiter: 'semicolon', decimalMark: '.' };

const batchLines = 2_000;

const keywordTitles: Readonly<Record<Language, readonly string[]>> = {
  en: ['Group', 'Keyword', 'Volume', 'Exact volume'],
  ru: ['Группа', 'Фраза', 'Частотность', 'Точная частотность'],
};

/** Query of the keyword file: each keyword once, with the best page of the domain. */
export function keywordFileQuery({ domain, base }: Pick<TreeFileRequest, 'domain' | 'base'>): ReportQuery {
  return { domain, base, columns: ['url', 'word', 'ws', 'wsk'], sort: 'url|asc,wsk|desc' };
}

/** The order is part of the format and needs no sorting permission. */
export function keywordFileViewer(viewer: Viewer): Viewer {
  return { ...viewer, allowance: { ...viewer.allowance, sort: true } };
}

/**
 * Generates `group;keyword;volume;exact volume` for keyword collector programs, grouped by section. `report` is the
 * keyword report prepared with `keywordFileQuery`.
 */
export async function keywordFile(
  report: PreparedReport,
  { domain, language, deps }: Pick<TreeFileRequest, 'domain' | 'language' | 'deps'>,
): Promise<Readable> {
  const rows = await streamPrepared(report, deps, { format: 'JSONCompactEachRow' });
  return Readable.from(keywordText(rows, domain, language), { objectMode: false });
}

async function* keywordText(rows: Readable, domain: string, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + delimitedText([[...(keywordTitles[language] ?? [])]], 'csv', collectorSeparators);
  for await (const batch of readJsonLines<[string, string, number, number]>(rows)) {
    const lines = batch.map(([path, ...cells]): Cell[] => [buildGroupPath(path, domain), ...cells]);
    yield delimitedText(lines, 'csv', collectorSeparators);
  }
}

/** Group path of a page: the domain and its sections. */
function buildGroupPath(path: string, domain: string): string {
  return domain + path.replace(/\?[^]*$/, '').replace(/\/+$/, '');
}

/** Generates the statistics file: sections with counts excluding and including subfolders. */
export async function statisticsFile({
  domain,
  base,
  language,
  viewer,
  deps,
}: TreeFileRequest): Promise<Readable> {
  const { columns } = await readPageTree(domain, base, viewer.allowance.treePages, deps);
  const lines = statisticsLines(columns, exportWindow(viewer).limit ?? Infinity);
  return streamChunks(statisticsText(lines, language));
}

function* statisticsText(lines: Iterable<Cell[]>, language: Language): Generator<string> {
  const separators = getSeparators(language);
  yield byteOrderMark + delimitedText([[...statisticsTitles(language)]], 'csv', separators);
  let batch: Cell[][] = [];
  for (const line of lines) {
    batch.push(line);
    if (batch.length < batchLines) continue;
    yield delimitedText(batch, 'csv', separators);
    batch = [];
  }
  yield delimitedText(batch, 'csv', separators);
}
