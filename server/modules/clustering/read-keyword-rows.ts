import {
  largestClusterFileKb,
  longestClusterName,
  mostFileKeywords,
  mostImportedKeywords,
} from '../../contract/clustering.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { linesOf } from '../../contract/tools/text-lines.js';
import { counted } from '../../errors/counted.js';
import type { GivenKeyword } from '../../ingest/clustering/keyword-rows.js';
import { encodingOf } from '../../ingest/source/text-encoding.js';
import { fileLimit, readUpload, type SentFile } from '../../request/uploaded-file.js';
import { clusteringFaults, invalid, refused } from './clustering-faults.js';

/** What an import brings. */
export interface GivenKeywords {
  keywords: GivenKeyword[];
  /** Those that are too long to be any. */
  tooLong: string[];
}

/** Size of a list that is sent as a text, in KB, at most. */
const largestListKb = 16_384;

/** Letters of a keyword, at most. */
const longestKeyword = 250;

/** Keywords of a list, each once. Throws InvalidField. */
export function readKeywordList(lines: readonly string[], most = mostImportedKeywords): GivenKeywords {
  return readRows(
    lines.map((word) => ({ word, ws: 0, wsk: 0 })),
    most,
  );
}

/** Keywords of a list that was sent as a text. Throws InvalidField, TooLarge, BadRequest. */
export async function readSentList(sent: SentFile): Promise<GivenKeywords> {
  const bytes = await readUpload(sent, fileLimit(largestListKb));
  return readKeywordList(linesOf(new TextDecoder(encodingOf(bytes)).decode(bytes)));
}

/**
 * Keywords of a file with a keyword on each line, or of a table with the columns keyword, search volume and exact search volume.
 * @throws AppError TooLarge for one above the limit, InvalidField for one that is neither, BadRequest for one that broke off
 */
export async function readKeywordTable(sent: SentFile): Promise<GivenKeywords & { name: string }> {
  const { filename = '' } = await sent.promise;
  if (!/\.(txt|csv|tsv)$/i.test(filename)) throw invalid('file', wrongType);
  const bytes = await readUpload(sent, fileLimit(largestClusterFileKb));
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // No text holds a zero character: it is a picture, an archive or a program under the name of a text.
  if (text.includes('\0')) throw invalid('file', wrongType);
  const rows = linesOf(text).map(cellsOf);
  const head = columnsOf(rows[0] ?? []);
  const [word, ws, wsk] = head ?? [0, 1, 2];
  const given = rows.slice(head ? 1 : 0).map((cells) => ({
    word: cells[word] ?? '',
    ws: volumeOf(cells[ws]),
    wsk: volumeOf(cells[wsk]),
  }));
  return { ...readRows(given, mostFileKeywords), name: filename.slice(0, longestClusterName) };
}

function readRows(rows: readonly GivenKeyword[], most: number): GivenKeywords {
  const keywords = new Map<string, GivenKeyword>();
  const tooLong: string[] = [];
  for (const { word: typed, ws, wsk } of rows) {
    // Half a character is none that could be stored.
    const word = normaliseKeyword(Buffer.from(typed.replaceAll('\0', '')).toString());
    if (word === '') continue;
    if ([...word].length > longestKeyword) tooLong.push(word);
    else if (!keywords.has(word)) keywords.set(word, { word, ws, wsk });
  }
  if (keywords.size + tooLong.length === 0) throw invalid('keywords', clusteringFaults.noKeywords);
  if (keywords.size > most) {
    throw refused(most === mostFileKeywords ? tooManyLines : clusteringFaults.tooMany);
  }
  return { keywords: [...keywords.values()], tooLong };
}

const words = /^(keyword|keywords|phrase|query|фраза|фразы|запрос|запросы|ключевое слово|ключевая фраза)$/i;
const broad =
  /^(search volume|volume|ws|avg\. monthly searches|частотность|базовая частотность|показов в месяц)$/i;
const exact =
  /^(exact search volume|exact volume|exact|wsk|точная частотность|частотность "!"|"!частотность")$/i;

/** Where the columns stand that a head names: keyword, volume, exact volume; undefined for a line that is no head. */
function columnsOf(cells: readonly string[]): [number, number, number] | undefined {
  const at = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell.trim().replace(/^\ufeff/, '')));
  const word = at(words);
  return word === -1 ? undefined : [word, at(broad), at(exact)];
}

/** Cells of a line, whichever of the usual signs parts them. */
function cellsOf(line: string): string[] {
  const sign = ['\t', ';', ','].find((one) => line.includes(one));
  if (sign === undefined) return [unquoted(line)];
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const plain = quoted ? quoted[0] : rest.split(sign, 1).join('');
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain.trim());
    rest = rest.slice(plain.length);
    if (!rest.startsWith(sign)) return cells;
    rest = rest.slice(1);
  }
}

function unquoted(line: string): string {
  return line.trim().replace(/^"(.*)"$/, '$1');
}

function volumeOf(cell: string | undefined): number {
  const digits = (cell ?? '').replace(/[\s\u00a0]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
}

const wrongType = {
  en: 'Choose a file of the type txt, csv or tsv.',
  ru: 'Выберите файл типа txt, csv или tsv.',
};

const lines = counted(mostFileKeywords);
const tooManyLines = {
  en: `A file has up to ${lines.en} keywords.`,
  ru: `В файле – не больше ${lines.ru} фраз.`,
};
