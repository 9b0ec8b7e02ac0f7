import { insertKeywordsSql } from '../../../ingest/tools/keyword-rows-sql.js';
import { queryRun, writeRun } from '../../../ingest/tools/run-tool-sql.js';
import {
  choosePagesSql,
  insertPagesSql,
  keywordsOfPagesSql,
  ownKeywordsSql,
  type VocabularyPages,
  writtenKeywordsSql,
} from '../../../ingest/tools/vocabulary-sql.js';
import { writeTerms } from '../../../ingest/tools/write-terms.js';
import type { ToolWork } from '../tool-kind.js';
import { readTexts } from './read-texts.js';
import { vocabularyTerms, type WeighedKeyword } from './vocabulary-terms.js';

/** Finds the words and phrases of the keywords of some pages, and whether the page itself has them. */
export async function findVocabulary(work: ToolWork, pages: VocabularyPages): Promise<void> {
  const { input, options, signal, stores, run, attempt } = work;
  await writeRun(work, choosePagesSql(pages), { phrases: input.phrases ?? [] });
  await writeRun(work, insertPagesSql);
  work.tell(0.2);
  await writeRun(
    work,
    insertKeywordsSql({
      found: keywordsOfPagesSql,
      weight: 'pages',
      pos: 'place',
      // Whether the page itself ranks for it; of a list of pages nobody asks.
      shared: pages.hasTargetPage ? 'own' : '0',
    }),
  );
  work.tell(0.4);
  const keywords = await queryRun<WeighedKeyword>(work, writtenKeywordsSql);
  const own = pages.hasTargetPage ? await queryRun<{ word: string }>(work, ownKeywordsSql) : [];
  work.tell(0.5);
  const named = pages.hasTargetPage ? input.list.slice(0, 1) : input.list;
  const texts = options.text === true ? await readTexts(work, named) : [];
  work.tell(0.8);
  const terms = await vocabularyTerms({ keywords, own: own.map(({ word }) => word), texts, signal });
  work.tell(0.9);
  await writeTerms(stores, { run, attempt, terms, keywords }, signal);
}
