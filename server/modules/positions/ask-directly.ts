import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { readOrganic } from './read-organic.js';
import type { DirectSerp, SerpFault } from './providers/serp-provider.js';
import { pagesOf } from './providers/serp-providers.js';
import { asFault, isTriedAgain, Peace, type AskParts } from './ask-parts.js';

/**
 * Asks a service that answers at once for all keywords of a check that are not done, some at a time. What was answered is on the disk
 * before it is noted, so that whoever goes on after a kill pays for it once.
 * @returns the fault that ended it early, where one did
 */
export async function askDirectly(provider: DirectSerp, parts: AskParts): Promise<SerpFault | undefined> {
  const open = await parts.checks.open();
  const peace = new Peace(parts.timing, parts.calls.signal);
  let ended: SerpFault | undefined;
  const worker = async (): Promise<void> => {
    for (let next = open.shift(); next && !ended; next = open.shift()) {
      const fault = await askOne(provider, parts, next, peace);
      if (fault?.endsAll) ended = fault;
      else parts.done();
    }
  };
  await Promise.all(Array.from({ length: parts.atOnce }, worker));
  if (ended) await parts.checks.failRest(ended.kind);
  return ended;
}

/** Asks for the pages of a keyword that are missing. Answers the fault that stopped it. */
async function askOne(
  provider: DirectSerp,
  parts: AskParts,
  check: PositionCheckRecord,
  peace: Peace,
): Promise<SerpFault | undefined> {
  const { checks, answers, budget, calls, price } = parts;
  const question = parts.questionOf(check);
  const pages = pagesOf(question.depth);
  for (let page = 0; page < pages; page++) {
    if (!(await answers.has(check, page))) {
      const fault = await askPage(page);
      if (fault === 'cap') {
        await checks.failed(check, 'cap');
        return undefined;
      }
      if (fault) {
        if (!fault.endsAll) await checks.failed(check, fault.kind);
        return fault;
      }
      await checks.paged(check, page + 1);
    }
    const found = readOrganic(provider.format, [await answers.read(check, page)]);
    // Behind the last page there is nothing to pay for.
    if (found.length === 0) {
      await checks.answered(check, page + 1);
      return undefined;
    }
  }
  await checks.answered(check, pages);
  return undefined;

  async function askPage(page: number): Promise<SerpFault | 'cap' | undefined> {
    const micros = page === 0 ? price.firstPage : price.nextPage;
    for (let tries = 1; ; tries++) {
      await peace.keep();
      if (!(await budget.take(micros))) return 'cap';
      await checks.sent(check);
      try {
        await answers.keep(check, page, await provider.ask(question, page, calls));
        return undefined;
      } catch (error) {
        const fault = asFault(error);
        if (!fault.mayCost) await budget.giveBack(micros);
        if (!isTriedAgain(fault, tries)) return fault;
        peace.note(fault, tries);
      }
    }
  }
}
