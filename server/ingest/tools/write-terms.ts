import { Readable } from 'node:stream';
import type { ImportStores } from '../import-run.js';

/** A stored vocabulary term. */
interface VocabularyTerm {
  term: string;
  words: number;
  forms: readonly string[];
  keywords: number;
  volume: number;
  exact: number;
  keys: readonly string[];
  isOwn: boolean;
  inText: number;
}

interface Terms {
  run: number;
  attempt: number;
  terms: readonly VocabularyTerm[];
  /** All keywords of the vocabulary. */
  keywords: readonly { ws: number; wsk: number }[];
}

const maxTermsPerInsert = 1000;

/** Writes the terms of a vocabulary with their share of keywords and volume. */
export async function writeTerms(
  { clickhouse }: Pick<ImportStores, 'clickhouse'>,
  { run, attempt, terms, keywords }: Terms,
  signal: AbortSignal,
): Promise<void> {
  if (terms.length === 0) return;
  const volume = keywords.reduce((sum, { ws }) => sum + ws, 0);
  const exact = keywords.reduce((sum, { wsk }) => sum + wsk, 0);
  await clickhouse.insert(
    `INSERT INTO tool_term (run, attempt, term, words, forms, keywords, of_keywords, volume, of_volume, exact, of_exact, keys, is_own, in_text)
     SELECT {run:UInt32}, {attempt:UInt32}, term, words, forms, keywords, {of_keywords:UInt32}, volume, {of_volume:UInt64}, exact,
       {of_exact:UInt64}, keys, isOwn, inText
     FROM input('term String, words UInt8, forms Array(String), keywords UInt32, volume UInt64, exact UInt64, keys Array(String), isOwn Bool, inText UInt32')
     FORMAT JSONEachRow`,
    Readable.from(createBatches(terms)),
    {
      parameters: { run, attempt, of_keywords: keywords.length, of_volume: volume, of_exact: exact },
      signal: AbortSignal.any([signal]),
      tag: { operation: 'tool-run' },
    },
  );
}

function* createBatches(terms: readonly VocabularyTerm[]): Generator<Buffer> {
  for (let from = 0; from < terms.length; from += maxTermsPerInsert) {
    const batch = terms.slice(from, from + maxTermsPerInsert);
    yield Buffer.from(batch.map((term) => `${JSON.stringify(term)}\n`).join(''));
  }
}
