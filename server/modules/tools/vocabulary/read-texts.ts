import { queryRun } from '../../../ingest/tools/run-tool-sql.js';
import { pageOriginsSql } from '../../../ingest/tools/vocabulary-sql.js';
import { PageFault } from '../../../http-client/page-fault.js';
import { PageReader } from '../../../http-client/page-reader.js';
import type { ToolWork } from '../tool-kind.js';

/** The texts of pages, read one after the other; a page that cannot be read is noted with the reason. */
export async function readTexts(work: ToolWork, pages: readonly string[]): Promise<string[]> {
  const known = await queryRun<{ line: string; address: string }>(work, pageOriginsSql);
  const addresses = new Map(known.map(({ line, address }) => [line, address]));
  const reader = new PageReader(work.outgoing, work.config.publicUrl, work.signal);
  const texts: string[] = [];
  try {
    for (const page of pages) {
      try {
        // What the base has never seen is asked for where pages stand today.
        texts.push(await reader.read(addresses.get(page) ?? `https://${page}`));
      } catch (error) {
        if (!(error instanceof PageFault)) throw error;
        work.noteUnread({ page, reason: error.reason });
      }
    }
    return texts;
  } finally {
    reader.close();
  }
}
