import { queryRun } from '../../../ingest/tools/run-tool-sql.js';
import { pageOriginsSql } from '../../../ingest/tools/vocabulary-sql.js';
import { PageReadError } from '../../../http-client/page-read-error.js';
import { PageReader } from '../../../http-client/page-reader.js';
import type { ToolContext } from '../tool-definition.js';

/** Fetches the texts of pages sequentially and records the reason for each failure. */
export async function fetchPageContents(context: ToolContext, pages: readonly string[]): Promise<string[]> {
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
