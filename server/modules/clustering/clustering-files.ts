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
const collectorSeparators: Separators = { delimiter: 'semicolon', decimalMark: '.' };

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
    adjustViewer: (viewer: Viewer) => ({ ...viewer, allowance: { ...viewer.allowance, sort: true } }),
  };
}

type Row = [folder: number, word: string, ws: number, wsk: number];

/** A folder that has keywords: itself and those above it, from the top; none for the keywords in no folder. */
interface FileFolder {
  trail: readonly { id: number; name: string }[];
  rows: readonly Row[];
}

/** The folders of a file with their keywords, as they stand in the tree; a project has no more than memory holds. */
async function readFileFolders(report: PreparedReport, reports: ReportDependencies): Promise<FileFolder[]> {
  const [folders, stream] = await Promise.all([
    readTrails(report, reports),
    streamPrepared(report, reports, { format: 'JSONCompactEachRow' }),
  ]);
  const rowsByFolder = new Map<number, Row[]>();
  for await (const batch of readJsonLines<Row>(stream)) {
    for (const row of batch) {
      const rows = rowsByFolder.get(row[0]) ?? [];
      rowsByFolder.set(row[0], rows);
      rows.push(row);
    }
  }
  return [...rowsByFolder].map(([id, rows]) => ({ trail: folders.get(id) ?? [], rows })).sort(inTreeOrder);
}

/** Folders by their ids, each with those above it. */
async function readTrails(
  { clustering }: PreparedReport,
  reports: ReportDependencies,
): Promise<Map<number, FileFolder['trail']>> {
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
function inTreeOrder({ trail: one }: FileFolder, { trail: other }: FileFolder): number {
  for (const [at, folder] of one.entries()) {
    const otherFolder = other[at];
    if (!otherFolder) return 1;
    if (folder.id !== otherFolder.id) {
      return folder.name < otherFolder.name ||
        (folder.name === otherFolder.name && folder.id < otherFolder.id)
        ? -1
        : 1;
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
  const folders = await readFileFolders(report, reports);
  return Readable.from(collectorText(folders, language), { objectMode: false });
}

function* collectorText(folders: readonly FileFolder[], language: Language): Generator<string> {
  yield byteOrderMark + delimitedText([[...(titles[language] ?? [])]], 'csv', collectorSeparators);
  for (const { trail, rows } of folders) {
    const group = trail.map(({ name }) => name.replaceAll('/', divisionSlash)).join('/');
    const lines = rows.map(([, ...cells]) => [group, ...cells]);
    yield delimitedText(lines, 'csv', collectorSeparators);
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
  const folders = await readFileFolders(report, reports);
  return Readable.from(outlineText(folders, language, name), { objectMode: false });
}

function* outlineText(folders: readonly FileFolder[], language: Language, name: string): Generator<string> {
  yield `# ${escapeMarkdown(name)}\n\n`;
  let previousPath: FileFolder['trail'] = [];
  for (const { trail, rows } of folders) {
    const path = trail.length === 0 ? [{ id: 0, name: unsortedTitle[language] }] : trail;
    const lines = path.flatMap((point, level) =>
      previousPath[level]?.id === point.id ? [] : [`${indent(level)}- **${escapeMarkdown(point.name)}**`],
    );
    previousPath = path;
    for (const [, word, ws] of rows) {
      lines.push(`${indent(path.length)}- ${escapeMarkdown(word)} (${formatInteger(ws, language)})`);
    }
    yield `${lines.join('\n')}\n`;
  }
}

const indent = (level: number): string => '  '.repeat(level);

/** A text in which no sign means anything to Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#+\-!|~&]/g, '\\$&');
}
