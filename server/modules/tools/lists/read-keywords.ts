import type { RequestContext } from '../../../request/request-context.js';
import type { KeywordListArgs } from './keyword-list-args.js';
import { readReportKeywords } from './read-report-keywords.js';
import { assertListLength, readToolList } from './read-tool-list.js';

/** Keywords of a list or of a report, in the store's form. */
interface KeywordsToProcess {
  keywords: readonly string[];
  /** Whether so many were read of a report as the plan or the tool takes: it may have more. */
  isCut: boolean;
}

/**
 * Reads the keywords that a tool is to work on; `most` is how many it takes on any plan.
 * @throws AppError what `readToolList` and `readReportKeywords` throw
 */
export async function readKeywords(
  { list, file, from, domain, pageUrl, rid, base, filter }: KeywordListArgs,
  maxLines: number,
  context: RequestContext,
): Promise<KeywordsToProcess> {
  const { plan } = context.visitor;
  const limits = { maxLines, plan: plan.limits };
  if (!from) {
    return { keywords: await readToolList({ text: list, file }, limits, context.signal), isCut: false };
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
