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
import { keywordRowsOf } from './keyword-table.js';

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
 * Keywords of a file with a keyword on each line, of a table with the columns keyword, search volume and exact search volume, or of
 * any table with keywords that an import knows.
 * @throws AppError TooLarge for one above the limit, InvalidField for one that is neither, BadRequest for one that broke off
 */
export async function readKeywordTable(sent: SentFile): Promise<GivenKeywords & { name: string }> {
  const { filename = '' } = await sent.promise;
  if (!/\.(txt|csv|tsv)$/i.test(filename)) throw invalid('file', wrongType);
  const bytes = await readUpload(sent, fileLimit(largestClusterFileKb));
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // No text holds a zero character: it is a picture, an archive or a program under the name of a text.
  if (text.includes('\0')) throw invalid('file', wrongType);
  const given = keywordRowsOf(text, filename);
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

const wrongType = {
  en: 'Choose a file of the type txt, csv or tsv.',
  ru: 'Выберите файл типа txt, csv или tsv.',
};

const lines = counted(mostFileKeywords);
const tooManyLines = {
  en: `A file has up to ${lines.en} keywords.`,
  ru: `В файле – не больше ${lines.ru} фраз.`,
};
