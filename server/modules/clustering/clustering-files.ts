import { Readable } from 'node:stream';
import { clusteringKeywords } from '../../reports/definitions/clustering/clustering-keywords.report.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { selectFoldersSql } from '../../reports/subjects/clustering.subject.js';
import type { PreparedReport } from '../../reports/engine/prepare-report.js';
import { requestOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { streamPrepared } from '../../reports/engine/stream-report.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { delimitedText, type Separators } from '../../reports/export/delimited-text.js';
import { streamChunks } from '../../reports/export/stream-chunks.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import type { ReportRequest } from '../../request/report-access.js';
import { formatInteger } from '../../contract/formatting/format-number.js';
import type { Language } from '../../contract/language/localised.js';

/** UTF-8 byte order mark, so that spreadsheets detect the encoding. */
const byteOrderMark = '\uFEFF';

/** Keyword collector programs expect semicolons in every language. */
const collectorSeparators: Separators = { delimiter: 'semicolon', decimalMark: '.' };

const headersByLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: ['Group', 'Keyword', 'Volume', 'Exact volume'],
  ru: ['Группа', 'Фраза', 'Частотность', 'Точная частотность'],
};

const unsortedTitle: Readonly<Record<Language, string>> = { en: 'Non-grouped', ru: 'Без группы' };

/** Report request for the file: keywords by descending volume. */
export function clusteringFileRequest(uid: string): ReportRequest {
  return {
    definition: clusteringKeywords,
    query: { uid, columns: ['folder_id', 'word', 'ws', 'wsk'], sort: 'ws|desc,word|asc' },
    // The order is part of the format and needs no sorting permission.
    adjustViewer: (viewer: Viewer) => ({ ...viewer, allowance: { ...viewer.allowance, sort: true } }),
  };
}

type Row = [folder: number, word: string, ws: number, wsk: number];

/** A folder with keywords and its path from the root; the path is empty for keywords without a folder. */
interface FileFolder {
  trail: readonly { id: number; name: string }[];
  rows: readonly Row[];
}

/** Reads the folders of a project with their keywords in tree order. A project fits into memory. */
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
  return [...rowsByFolder].map(([id, rows]) => ({ trail: folders.get(id) ?? [], rows })).sort(compareFolders);
}

/** Folder paths by folder id. */
async function readTrails(
  { subjectState }: PreparedReport,
  reports: ReportDependencies,
): Promise<Map<number, FileFolder['trail']>> {
  if (!subjectState) throw new AppError(ErrorCode.NotFound);
  const { rows } = await reports.clickhouse.query<{ folder: number; name: string; trail: number[] }>(
    `SELECT folder, name, trail FROM (${selectFoldersSql('gone = 0')})`,
    {
      parameters: subjectState.parameters,
      // A project may have more folders than the row limit of a page.
      settings: { max_result_rows: 0 },
      ...requestOptions(reports, 'clustering-file'),
    },
  );
  const names = new Map(rows.map(({ folder, name }) => [folder, name]));
  return new Map(
    rows.map(({ folder, trail }) => [folder, trail.map((id) => ({ id, name: names.get(id) ?? '' }))]),
  );
}

/** Depth-first order by name, parents before children. */
function compareFolders({ trail: left }: FileFolder, { trail: right }: FileFolder): number {
  for (const [level, folder] of left.entries()) {
    const rightFolder = right[level];
    if (!rightFolder) return 1;
    if (folder.id !== rightFolder.id) {
      return folder.name < rightFolder.name ||
        (folder.name === rightFolder.name && folder.id < rightFolder.id)
        ? -1
        : 1;
    }
  }
  return left.length - right.length;
}

/**
 * Generates `group;keyword;volume;exact volume` for keyword collector programs. Group levels are joined with slashes;
 * a slash in a name is replaced with a look-alike.
 */
export async function createCollectorFile(
  report: PreparedReport,
  reports: ReportDependencies,
  language: Language,
): Promise<Readable> {
  const folders = await readFileFolders(report, reports);
  return streamChunks(generateCollectorText(folders, language));
}

function* generateCollectorText(folders: readonly FileFolder[], language: Language): Generator<string> {
  yield byteOrderMark + delimitedText([[...(headersByLanguage[language] ?? [])]], 'csv', collectorSeparators);
  for (const { trail, rows } of folders) {
    const group = trail.map(({ name }) => name.replaceAll('/', divisionSlash)).join('/');
    const lines = rows.map(([, ...cells]) => [group, ...cells]);
    yield delimitedText(lines, 'csv', collectorSeparators);
  }
}

/** Division slash: looks like a slash but does not separate levels. */
const divisionSlash = '\u2215';

/** Generates a Markdown outline: folders as nested list items with their keywords and volumes. */
export async function createOutlineFile(
  report: PreparedReport,
  reports: ReportDependencies,
  { language, name }: { language: Language; name: string },
): Promise<Readable> {
  const folders = await readFileFolders(report, reports);
  return streamChunks(generateOutlineText(folders, language, name));
}

function* generateOutlineText(
  folders: readonly FileFolder[],
  language: Language,
  name: string,
): Generator<string> {
  yield `# ${escapeMarkdown(name)}\n\n`;
  let previousPath: FileFolder['trail'] = [];
  for (const { trail, rows } of folders) {
    const path = trail.length === 0 ? [{ id: 0, name: unsortedTitle[language] }] : trail;
    const lines = path.flatMap((folder, level) =>
      previousPath[level]?.id === folder.id ? [] : [`${indent(level)}- **${escapeMarkdown(folder.name)}**`],
    );
    previousPath = path;
    for (const [, word, ws] of rows) {
      lines.push(`${indent(path.length)}- ${escapeMarkdown(word)} (${formatInteger(ws, language)})`);
    }
    yield `${lines.join('\n')}\n`;
  }
}

const indent = (level: number): string => '  '.repeat(level);

/** Escapes Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#+\-!|~&]/g, '\\$&');
}
