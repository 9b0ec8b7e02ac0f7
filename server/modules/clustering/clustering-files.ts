import { Readable } from 'node:stream';
import { clusteringKeywords } from '../../reports/definitions/clustering/clustering-keywords.report.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { clusteringParameters, foldersWhere } from '../../reports/engine/clustering/clustering-scope.js';
import type { PreparedReport } from '../../reports/engine/prepare-report.js';
import { requestOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { streamPrepared } from '../../reports/engine/stream-report.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { delimitedText, type Separators } from '../../reports/export/delimited-text.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import type { ReportRequest } from '../../request/report-access.js';
import { formatInteger } from '../../contract/format-number.js';
import type { Language } from '../../contract/localised.js';

/** By this mark programs know that a file is in UTF-8. */
const byteOrderMark = '\uFEFF';

/** Programs that collect keywords read cells parted by semicolons, whatever the language. */
const ofCollectors: Separators = { delimiter: 'semicolon', decimalMark: '.' };

const titles: Readonly<Record<Language, readonly string[]>> = {
  en: ['Group', 'Keyword', 'Volume', 'Exact volume'],
  ru: ['Группа', 'Фраза', 'Частотность', 'Точная частотность'],
};

const unsortedTitle: Readonly<Record<Language, string>> = { en: 'Non-grouped', ru: 'Без группы' };

/** What such a file asks the report of a project's keywords for: keywords of the highest volume first. */
export function clusteringFileRequest(uid: string): ReportRequest {
  return {
    definition: clusteringKeywords,
    query: { uid, columns: ['folder_id', 'word', 'ws', 'wsk'], sort: 'ws|desc,word|asc' },
    // The order is the file's own, not something that a plan would have to hold.
    asFile: (reader: Viewer) => ({ ...reader, allowance: { ...reader.allowance, sort: true } }),
  };
}

type Row = [folder: number, word: string, ws: number, wsk: number];

/** A folder that has keywords: itself and those above it, from the top; none for the keywords in no folder. */
interface FolderOfFile {
  trail: readonly { id: number; name: string }[];
  rows: readonly Row[];
}

/** The folders of a file with their keywords, as they stand in the tree; a project has no more than memory holds. */
async function foldersOf(report: PreparedReport, reports: ReportDependencies): Promise<FolderOfFile[]> {
  const [folders, stream] = await Promise.all([
    readTrails(report, reports),
    streamPrepared(report, reports, { format: 'JSONCompactEachRow' }),
  ]);
  const found = new Map<number, Row[]>();
  for await (const batch of readJsonLines<Row>(stream)) {
    for (const row of batch) {
      const rows = found.get(row[0]) ?? [];
      found.set(row[0], rows);
      rows.push(row);
    }
  }
  return [...found].map(([id, rows]) => ({ trail: folders.get(id) ?? [], rows })).sort(inTreeOrder);
}

/** Folders by their ids, each with those above it. */
async function readTrails(
  { clustering }: PreparedReport,
  reports: ReportDependencies,
): Promise<Map<number, FolderOfFile['trail']>> {
  if (!clustering) throw new AppError(ErrorCode.NotFound);
  const { rows } = await reports.clickhouse.query<{ folder: number; name: string; trail: number[] }>(
    `SELECT folder, name, trail FROM (${foldersWhere('gone = 0')})`,
    {
      parameters: clusteringParameters(clustering),
      // A project has more folders than a page has rows.
      settings: { max_result_rows: 0 },
      ...requestOptions(reports, 'clustering-file'),
    },
  );
  const names = new Map(rows.map(({ folder, name }) => [folder, name]));
  return new Map(
    rows.map(({ folder, trail }) => [folder, trail.map((id) => ({ id, name: names.get(id) ?? '' }))]),
  );
}

/** Level by level by their names, a folder before those under it. */
function inTreeOrder({ trail: one }: FolderOfFile, { trail: other }: FolderOfFile): number {
  for (const [at, folder] of one.entries()) {
    const beside = other[at];
    if (!beside) return 1;
    if (folder.id !== beside.id) {
      return folder.name < beside.name || (folder.name === beside.name && folder.id < beside.id) ? -1 : 1;
    }
  }
  return one.length - other.length;
}

/**
 * `group;keyword;volume;exact volume`, as programs that collect keywords read it; levels of a group are parted by slashes, so that one
 * within a name is written as a sign that looks like it.
 */
export async function collectorFile(
  report: PreparedReport,
  reports: ReportDependencies,
  language: Language,
): Promise<Readable> {
  const folders = await foldersOf(report, reports);
  return Readable.from(collectorText(folders, language), { objectMode: false });
}

function* collectorText(folders: readonly FolderOfFile[], language: Language): Generator<string> {
  yield byteOrderMark + delimitedText([[...(titles[language] ?? [])]], 'csv', ofCollectors);
  for (const { trail, rows } of folders) {
    const group = trail.map(({ name }) => name.replaceAll('/', divisionSlash)).join('/');
    const lines = rows.map(([, ...cells]) => [group, ...cells]);
    yield delimitedText(lines, 'csv', ofCollectors);
  }
}

/** It looks like a slash, and parts no levels. */
const divisionSlash = '\u2215';

/** The tree as an outline in Markdown: folders as nested points, their keywords under them with the search volume. */
export async function outlineFile(
  report: PreparedReport,
  reports: ReportDependencies,
  { language, name }: { language: Language; name: string },
): Promise<Readable> {
  const folders = await foldersOf(report, reports);
  return Readable.from(outlineText(folders, language, name), { objectMode: false });
}

function* outlineText(folders: readonly FolderOfFile[], language: Language, name: string): Generator<string> {
  yield `# ${escaped(name)}\n\n`;
  let open: FolderOfFile['trail'] = [];
  for (const { trail, rows } of folders) {
    const points = trail.length === 0 ? [{ id: 0, name: unsortedTitle[language] }] : trail;
    const lines = points.flatMap((point, level) =>
      open[level]?.id === point.id ? [] : [`${indent(level)}- **${escaped(point.name)}**`],
    );
    open = points;
    for (const [, word, ws] of rows) {
      lines.push(`${indent(points.length)}- ${escaped(word)} (${formatInteger(ws, language)})`);
    }
    yield `${lines.join('\n')}\n`;
  }
}

const indent = (level: number): string => '  '.repeat(level);

/** A text in which no sign means anything to Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#+\-!|~&]/g, '\\$&');
}
