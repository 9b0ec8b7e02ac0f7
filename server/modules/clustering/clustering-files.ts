import { Readable } from 'node:stream';
import { clusteringKeywords } from '../../reports/definitions/clustering/clustering-keywords.report.js';
import type { PreparedReport } from '../../reports/engine/prepare-report.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
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

/** What such a file asks the report of a project's keywords for: folder by folder, keywords of the highest volume first. */
export function clusteringFileRequest(uid: string): ReportRequest {
  return {
    definition: clusteringKeywords,
    query: { uid, columns: ['path', 'word', 'ws', 'wsk'], sort: 'path|asc,ws|desc,word|asc' },
    // The order is the file's own, not something that a plan would have to hold.
    asFile: (reader: Viewer) => ({ ...reader, allowance: { ...reader.allowance, sort: true } }),
  };
}

type Row = [path: string, word: string, ws: number, wsk: number];

/** `group;keyword;volume;exact volume`, as programs that collect keywords read it; levels of a group are parted by slashes. */
export async function collectorFile(
  report: PreparedReport,
  reports: ReportDependencies,
  language: Language,
): Promise<Readable> {
  const rows = await streamPrepared(report, reports, { format: 'JSONCompactEachRow' });
  return Readable.from(collectorText(rows, language), { objectMode: false });
}

async function* collectorText(rows: Readable, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + delimitedText([[...(titles[language] ?? [])]], 'csv', ofCollectors);
  for await (const batch of readJsonLines<Row>(rows)) {
    const lines = batch.map(([path, ...cells]) => [path.split(between).join('/'), ...cells]);
    yield delimitedText(lines, 'csv', ofCollectors);
  }
}

/** The tree as an outline in Markdown: folders as nested points, their keywords under them with the search volume. */
export async function outlineFile(
  report: PreparedReport,
  reports: ReportDependencies,
  { language, name }: { language: Language; name: string },
): Promise<Readable> {
  const rows = await streamPrepared(report, reports, { format: 'JSONCompactEachRow' });
  return Readable.from(outlineText(rows, language, name), { objectMode: false });
}

/** What stands between the names of a path. */
const between = ' / ';

async function* outlineText(rows: Readable, language: Language, name: string): AsyncGenerator<string> {
  yield `# ${escaped(name)}\n`;
  let open: readonly string[] | undefined;
  for await (const batch of readJsonLines<Row>(rows)) {
    const lines: string[] = [];
    for (const [path, word, ws] of batch) {
      const names = path === '' ? [unsortedTitle[language]] : path.split(between);
      const shared = names.findIndex((one, at) => open?.[at] !== one);
      if (open === undefined || shared !== -1 || open.length !== names.length) {
        const from = shared === -1 ? names.length - 1 : shared;
        if (open === undefined) lines.push('');
        names.slice(from).forEach((one, at) => lines.push(`${indent(from + at)}- **${escaped(one)}**`));
        open = names;
      }
      lines.push(`${indent(names.length)}- ${escaped(word)} (${formatInteger(ws, language)})`);
    }
    yield `${lines.join('\n')}\n`;
  }
}

const indent = (level: number): string => '  '.repeat(level);

/** A text in which no sign means anything to Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#+\-!|~&]/g, '\\$&');
}
