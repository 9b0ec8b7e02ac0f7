import { insertKeywordsSql } from '../../../ingest/tools/keyword-rows-sql.js';
import { queryRun, writeRun } from '../../../ingest/tools/run-tool-sql.js';
import {
  selectPagesSql,
  insertPagesSql,
  keywordsOfPagesSql,
  targetKeywordsSql,
  type VocabularyPages,
  writtenKeywordsSql,
  pageOriginsSql,
} from '../../../ingest/tools/vocabulary-sql.js';
import { writeTerms } from '../../../ingest/tools/write-terms.js';
import type { ToolContext } from '../tool-definition.js';
import { extractVocabularyTerms, type KeywordWithVolume } from './vocabulary-terms.js';
import { PageReadError } from '../../../http-client/page-read-error.js';
import { PageReader } from '../../../http-client/page-reader.js';

/** Collects the words and phrases of the keywords of pages, and whether the subject page has them. */
export async function collectVocabulary(context: ToolContext, pages: VocabularyPages): Promise<void> {
  const { input, options, signal, stores, run, attempt } = context;
  await writeRun(context, selectPagesSql(pages), { phrases: input.phrases ?? [] });
  await writeRun(context, insertPagesSql);
  context.reportProgress(0.2);
  await writeRun(
    context,
    insertKeywordsSql({
      keywordsSql: keywordsOfPagesSql,
      weight: 'pages',
      pos: 'place',
      // Whether the target page itself ranks for the keyword. Always 0 without a target page.
      shared: pages.hasTargetPage ? 'own' : '0',
    }),
  );
  context.reportProgress(0.4);
  const keywords = await queryRun<KeywordWithVolume>(context, writtenKeywordsSql);
  const pageKeywords = pages.hasTargetPage
    ? await queryRun<{ word: string }>(context, targetKeywordsSql)
    : [];
  context.reportProgress(0.5);
  const pagesToRead = pages.hasTargetPage ? input.list.slice(0, 1) : input.list;
  const texts = options.text === true ? await fetchPageContents(context, pagesToRead) : [];
  context.reportProgress(0.8);
  const terms = await extractVocabularyTerms({
    keywords,
    pageKeywords: pageKeywords.map(({ word }) => word),
    texts,
    signal,
  });
  context.reportProgress(0.9);
  await writeTerms(stores, { run, attempt, terms, keywords }, signal);
}

/** Fetches the texts of pages sequentially and records the reason for each failure. */
async function fetchPageContents(context: ToolContext, pages: readonly string[]): Promise<string[]> {
  const origins = await queryRun<{ line: string; address: string }>(context, pageOriginsSql);
  const addresses = new Map(origins.map(({ line, address }) => [line, address]));
  const reader = new PageReader(context.outgoing, context.config.publicUrl, context.signal);
  const texts: string[] = [];
  try {
    for (const page of pages) {
      try {
        // A page unknown to the database is fetched over HTTPS.
        texts.push(await reader.read(addresses.get(page) ?? `https://${page}`));
      } catch (error) {
        if (!(error instanceof PageReadError)) throw error;
        context.reportFailedPage({ page, reason: error.reason });
      }
    }
    return texts;
  } finally {
    reader.close();
  }
}
