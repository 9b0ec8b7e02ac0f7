import type { RequestContext } from '../../../request/request-context.js';
import type { KeywordListArgs } from './keyword-list-args.js';
import { readReportKeywords } from './read-report-keywords.js';
import { assertBounds, readToolList } from './read-tool-list.js';

/** Keywords of a list or of a report, in the store's form. */
interface ReadKeywords {
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
  most: number,
  context: RequestContext,
): Promise<ReadKeywords> {
  const { plan } = context.visitor;
  const bounds = { most, plan: plan.limits };
  if (!from) {
    return { keywords: await readToolList({ text: list, file }, bounds, context.signal), isCut: false };
  }
  const taken = Math.min(
    most,
    plan.limits.plainListLines ?? most,
    context.viewer.allowance.exportRows ?? most,
  );
  const asked = {
    from,
    domain: domain ?? undefined,
    pageUrl: pageUrl ?? undefined,
    rid: rid ?? undefined,
    base: base ?? undefined,
    filter: filter ?? undefined,
  };
  const keywords = await readReportKeywords(asked, taken, context);
  assertBounds(keywords.length, bounds);
  return { keywords, isCut: keywords.length >= taken };
}
