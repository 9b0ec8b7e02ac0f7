import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { readOrganic } from './read-organic.js';
import type { DirectSerpProvider, SerpError } from './providers/serp-provider.js';
import { getPageCount } from './providers/serp-providers.js';
import { toSerpError, shouldRetry, SharedBackoff, type CheckDependencies } from './check-dependencies.js';

/**
 * Queries a synchronous provider for all open keywords with bounded concurrency. A response is fsynced before it is
 * recorded, so a restart does not pay twice.
 * @returns the error that stopped the check, if any
 */
export async function checkDirectly(
  provider: DirectSerpProvider,
  context: CheckDependencies,
): Promise<SerpError | undefined> {
  const openChecks = await context.checks.findOpen();
  const backoff = new SharedBackoff(context.timing, context.connection.signal);
  let fatalError: SerpError | undefined;
  const worker = async (): Promise<void> => {
    for (let check = openChecks.shift(); check && !fatalError; check = openChecks.shift()) {
      const serpError = await checkKeyword(provider, context, check, backoff);
      if (serpError?.isFatal) fatalError = serpError;
      else context.onKeywordDone();
    }
  };
  await Promise.all(Array.from({ length: context.concurrency }, worker));
  if (fatalError) await context.checks.failOpen(fatalError.kind);
  return fatalError;
}

/** Fetches the missing pages of a keyword. Returns the error that stopped it. */
async function checkKeyword(
  provider: DirectSerpProvider,
  context: CheckDependencies,
  check: PositionCheckRecord,
  backoff: SharedBackoff,
): Promise<SerpError | undefined> {
  const { checks, responses, budget, connection, price } = context;
  const query = context.buildQuery(check);
  const pages = getPageCount(query.depth);
  for (let page = 0; page < pages; page++) {
    if (!(await responses.has(check, page))) {
      const serpError = await fetchPage(page);
      if (serpError === 'cap') {
        await checks.markFailed(check, 'cap');
        return undefined;
      }
      if (serpError) {
        if (!serpError.isFatal) await checks.markFailed(check, serpError.kind);
        return serpError;
      }
      await checks.recordPages(check, page + 1);
    }
    const response = await responses.read(check, page);
    if (readOrganic(provider.format, [response]).length > 0) continue;
    if (page === 0 && !provider.statesNoResults(response)) await checks.markFailed(check, 'empty');
    // An empty page ends the results: do not pay for further pages.
    else await checks.markCompleted(check, page + 1);
    return undefined;
  }
  await checks.markCompleted(check, pages);
  return undefined;

  async function fetchPage(page: number): Promise<SerpError | 'cap' | undefined> {
    const micros = page === 0 ? price.firstPage : price.nextPage;
    for (let attempt = 1; ; attempt++) {
      await backoff.wait();
      if (!(await budget.charge(micros))) return 'cap';
      await checks.markSent(check);
      try {
        await responses.save(check, page, await provider.search(query, page, connection));
        return undefined;
      } catch (error) {
        const serpError = toSerpError(error);
        if (!serpError.mayBeCharged) await budget.refund(micros);
        if (!shouldRetry(serpError, attempt)) return serpError;
        backoff.recordFailure(serpError, attempt);
      }
    }
  }
}
