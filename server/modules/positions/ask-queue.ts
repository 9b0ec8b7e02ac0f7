import { setTimeout as sleep } from 'node:timers/promises';
import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { asFault, isTriedAgain, Peace, type AskParts } from './ask-parts.js';
import { SerpFault, type QueuedSerp } from './providers/serp-provider.js';
import { pagesOf } from './providers/serp-providers.js';

/** Every so many looks all that is in the queue is asked for by itself: the list of what is ready may leave some out. */
const looksBetweenChecks = 8;

/** Asks a service with a queue for all keywords of a check that are not done. */
export async function askQueue(provider: QueuedSerp, parts: AskParts): Promise<SerpFault | undefined> {
  return new QueueRun(provider, parts).run();
}

/** Fetches of one answer that cannot be read before it is given up: it costs nothing to fetch it again. */
const fetchTries = 3;

/** The list of what was put in begins so much earlier, as clocks differ. */
const clocksDifferMs = 5 * 60_000;

/** Tags tell whose a question is, also after a kill between its way into the queue and the note of it. */
function tagOf({ runId, baseId, keywordId }: PositionCheckRecord): string {
  return `${runId}:${baseId}:${keywordId}`;
}

/** A fault of putting questions in: of an answer that cannot be read nobody knows what was taken. */
function whetherTaken(fault: SerpFault): SerpFault {
  return fault.kind === 'malformed' ? new SerpFault('slow') : fault;
}

class QueueRun {
  private readonly peace: Peace;
  private readonly began = Date.now();
  private readonly open = new Map<string, PositionCheckRecord>();
  private readonly postedAt = new Map<string, number>();
  private readonly unread = new Map<string, number>();
  private ended: SerpFault | undefined;

  constructor(
    private readonly provider: QueuedSerp,
    private readonly parts: AskParts,
  ) {
    this.peace = new Peace(parts.timing, parts.calls.signal);
  }

  async run(): Promise<SerpFault | undefined> {
    const { checks, timing, calls } = this.parts;
    for (const check of await checks.open()) this.open.set(tagOf(check), check);
    // Whoever died here may not have noted what was taken.
    await this.find(this.unknown());
    for (let look = 1; this.open.size > 0; look++) {
      await this.post();
      if (!this.ended) await this.collect(look % looksBetweenChecks === 0);
      if (this.ended) {
        await checks.failRest(this.ended.kind);
        return this.ended;
      }
      if (this.open.size === 0) break;
      if (Date.now() - this.began > timing.late) {
        await checks.failRest('late');
        break;
      }
      await this.putLostBack();
      // What is asked for first is often ready soon.
      const wait = Math.min(timing.poll, timing.pause * look);
      await sleep(wait, undefined, { signal: calls.signal });
    }
    return undefined;
  }

  /** Puts everything that waits into the queue. */
  private async post(): Promise<void> {
    const { budget, checks, questionOf, calls } = this.parts;
    const waiting = [...this.open.values()].filter(({ state }) => state === 'waiting');
    for (let at = 0; at < waiting.length && !this.ended; at += this.provider.atOnce) {
      const paid: PositionCheckRecord[] = [];
      for (const check of waiting.slice(at, at + this.provider.atOnce)) {
        if (await budget.take(this.costOf(check))) paid.push(check);
        else await this.fail(check, 'cap');
      }
      if (paid.length === 0) continue;
      await this.peace.keep();
      for (const check of paid) {
        await checks.sent(check);
        check.state = 'sent';
        check.tries += 1;
        this.postedAt.set(tagOf(check), Date.now());
      }
      try {
        const taken = await this.provider.post(
          paid.map((check) => ({ ...questionOf(check), tag: tagOf(check) })),
          calls,
        );
        for (const { tag, remote, fault } of taken) {
          const check = this.open.get(tag);
          if (!check) continue;
          if (remote !== undefined) {
            check.remote = remote;
            await checks.queued(check, remote);
          } else if (fault) await this.retry(check, whetherTaken(fault));
        }
      } catch (error) {
        const fault = whetherTaken(asFault(error));
        for (const check of paid) await this.retry(check, fault);
      }
    }
  }

  /** Fetches what is ready. */
  private async collect(all: boolean): Promise<void> {
    await this.peace.keep();
    const ready = new Map<string, string>();
    try {
      for (const { remote, tag } of await this.provider.ready(this.parts.calls)) ready.set(tag, remote);
    } catch (error) {
      const fault = asFault(error);
      if (fault.endsAll) this.ended = fault;
      else this.peace.note(fault, 1);
      return;
    }
    for (const [tag, check] of this.open) {
      const remote = ready.get(tag) ?? (all ? check.remote : null);
      if (check.state !== 'sent' || remote === null || remote === undefined) continue;
      if (check.remote === null) {
        // What was fetched once is not told to be ready again.
        check.remote = remote;
        await this.parts.checks.queued(check, remote);
      }
      await this.fetch(check, remote);
      if (this.ended) return;
    }
  }

  private async fetch(check: PositionCheckRecord, remote: string): Promise<void> {
    const { answers, checks, calls, done, questionOf } = this.parts;
    await this.peace.keep();
    try {
      if (!(await answers.has(check, 0))) {
        const text = await this.provider.fetch(remote, calls);
        if (text === undefined) return;
        await answers.keep(check, 0, text);
      }
      await checks.answered(check, pagesOf(questionOf(check).depth));
      this.open.delete(tagOf(check));
      done();
    } catch (error) {
      const fault = asFault(error);
      // What could not be fetched is still there.
      if (fault.kind === 'busy' || fault.kind === 'down' || fault.kind === 'slow') this.peace.note(fault, 1);
      else if (fault.kind === 'malformed') await this.couldNotRead(check);
      else await this.retry(check, fault);
    }
  }

  /** A question that failed: it waits again, or is given up. What nobody knows of stays as sent until it turns up or counts as lost. */
  private async retry(check: PositionCheckRecord, fault: SerpFault): Promise<void> {
    const { budget, checks } = this.parts;
    if (!fault.mayCost) await budget.giveBack(this.costOf(check));
    if (fault.endsAll) {
      this.ended = fault;
      return;
    }
    if (fault.kind === 'slow') return;
    this.peace.note(fault, check.tries);
    if (!isTriedAgain(fault, check.tries)) return this.fail(check, fault.kind);
    check.state = 'waiting';
    check.remote = null;
    await checks.waits(check);
  }

  /** It is paid for and still there: it is fetched again, not asked for again. */
  private async couldNotRead(check: PositionCheckRecord): Promise<void> {
    const tag = tagOf(check);
    const times = (this.unread.get(tag) ?? 0) + 1;
    this.unread.set(tag, times);
    if (times >= fetchTries) await this.fail(check, 'malformed');
  }

  /** Questions of which nobody knows whether they were taken. */
  private unknown(): PositionCheckRecord[] {
    return [...this.open.values()].filter(({ state, remote }) => state === 'sent' && remote === null);
  }

  /** Looks for questions among all that was put in. False: it cannot be told now. */
  private async find(wanted: readonly PositionCheckRecord[]): Promise<boolean> {
    if (wanted.length === 0) return true;
    const { checks, calls, begunAt } = this.parts;
    await this.peace.keep();
    try {
      const since = new Date(begunAt.getTime() - clocksDifferMs);
      const posted = new Map(
        (await this.provider.posted(since, calls)).map(({ tag, remote }) => [tag, remote]),
      );
      for (const check of wanted) {
        const remote = posted.get(tagOf(check));
        if (remote === undefined) continue;
        check.remote = remote;
        await checks.queued(check, remote);
      }
      return true;
    } catch (error) {
      const fault = asFault(error);
      if (fault.endsAll) this.ended = fault;
      else this.peace.note(fault, 1);
      return false;
    }
  }

  private async putLostBack(): Promise<void> {
    const { lost } = this.parts.timing;
    const late = this.unknown().filter(
      (check) => Date.now() - (this.postedAt.get(tagOf(check)) ?? this.began) >= lost,
    );
    if (!(await this.find(late))) return;
    for (const check of late) {
      if (check.remote !== null) continue;
      if (check.tries >= 2) {
        await this.fail(check, 'slow');
        continue;
      }
      check.state = 'waiting';
      await this.parts.checks.waits(check);
    }
  }

  private async fail(check: PositionCheckRecord, fault: SerpFault['kind'] | 'cap'): Promise<void> {
    await this.parts.checks.failed(check, fault);
    this.open.delete(tagOf(check));
    this.parts.done();
  }

  private costOf(check: PositionCheckRecord): number {
    const { firstPage, nextPage } = this.parts.price;
    return firstPage + (pagesOf(this.parts.questionOf(check).depth) - 1) * nextPage;
  }
}
