import { maxFileKeywords } from '../../contract/projects/clustering.js';
import { normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { formatCount } from '../../errors/format-count.js';
import { mapYielding } from '../../reports/words/map-yielding.js';
import type { KeywordInput } from '../../ingest/clustering/keyword-rows.js';
import { badRequest, clusteringErrors, invalid } from './clustering-errors.js';

/** Keywords of an import. */
export interface ImportedKeywords {
  keywords: KeywordInput[];
  /** Keywords above the length limit. */
  tooLong: string[];
}

/** Maximum characters of a keyword. */
const maxKeywordLength = 250;

/**
 * Normalizes keywords in the language of the database, drops blank and duplicate ones, and yields to the event loop in
 * between. Throws InvalidField, BadRequest.
 */
export async function collectKeywords(
  rows: readonly KeywordInput[],
  maxKeywords: number,
  language: string,
): Promise<ImportedKeywords> {
  const keywords = new Map<string, KeywordInput>();
  const tooLong: string[] = [];
  await mapYielding(rows, ({ word: input, ws, wsk }) => {
    // Replaces lone surrogates, which cannot be stored.
    const word = normaliseTypedKeyword(Buffer.from(input.replaceAll('\0', '')).toString(), language);
    if (word === '') return;
    if ([...word].length > maxKeywordLength) tooLong.push(word);
    else if (!keywords.has(word)) keywords.set(word, { word, ws, wsk });
  });
  if (keywords.size + tooLong.length === 0) throw invalid('keywords', clusteringErrors.noKeywords);
  if (keywords.size > maxKeywords) {
    throw badRequest(maxKeywords === maxFileKeywords ? tooManyLinesMessage : clusteringErrors.tooMany);
  }
  return { keywords: [...keywords.values()], tooLong };
}

const formattedLimit = formatCount(maxFileKeywords);
const tooManyLinesMessage = {
  en: `A file can have up to ${formattedLimit.en} keywords.`,
  ru: `В файле – не больше ${formattedLimit.ru} фраз.`,
};
