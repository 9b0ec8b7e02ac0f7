import type { RequestContext } from '../../../request/request-context.js';
import { getSchedulingKey } from '../../../request/scheduling-key.js';
import type { KeywordListArgs } from './keyword-list-args.js';
import { readReportKeywords } from './read-report-keywords.js';
import { assertListLength, readToolList } from './read-tool-list.js';

/** Normalized keywords of a list or report. */
interface KeywordsToProcess {
  keywords: readonly string[];
  /** Whether the limit was reached, so the report may have more. */
  isCut: boolean;
}

/**
 * Reads the keywords of a tool. `maxLines` applies on every plan, `language` is that of the database.
 * @throws AppError the errors of `readToolList` and `readReportKeywords`
 */
export async function readKeywords(
  { list, file, from, domain, pageUrl, rid, base, filter }: KeywordListArgs,
  { maxLines, language }: { maxLines: number; language: string },
  context: RequestContext,
): Promise<KeywordsToProcess> {
  const { plan } = context.visitor;
  const limits = { maxLines, plan: plan.limits };
  if (!from) {
    const reader = { ...getSchedulingKey(context.visitor), signal: context.signal };
    return { keywords: await readToolList({ text: list, file, language }, limits, reader), isCut: false };
  }
  const rowLimit = Math.min(
    maxLines,
    plan.limits.plainListLines ?? maxLines,
    context.viewer.allowance.exportRows ?? maxLines,
  );
  const query = {
    from,
    domain: domain ?? undefined,
    pageUrl: pageUrl ?? undefined,
    rid: rid ?? undefined,
    base: base ?? undefined,
    filter: filter ?? undefined,
  };
  const keywords = await readReportKeywords(query, rowLimit, context);
  assertListLength(keywords.length, limits);
  return { keywords, isCut: keywords.length >= rowLimit };
}
