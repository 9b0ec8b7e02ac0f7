import { assertReadable, getOnce, type GetAnswer, type GetBounds } from './get-once.js';
import { guardedAgent, guardedPlainAgent, type OutgoingRules } from './outgoing.js';
import { PageFault } from './page-fault.js';
import { decodedText, textOfHtml } from './page-text.js';
import { allForbidden, noRules, readRobots, type RobotsRules } from './robots-rules.js';

/** How the reader calls itself in robots.txt. */
const readerName = 'Rivalscope';

/** What one run may read. */
interface PageBounds {
  /** Of one page, and of one robots.txt. */
  page: GetBounds;
  robots: GetBounds;
  /** Redirects from one page to the next. */
  redirects: number;
  /** Calls of any kind. */
  calls: number;
  /** Milliseconds of all of them. */
  ms: number;
}

/** The bounds of one run: twenty pages, each with its robots.txt. */
const runBounds: PageBounds = {
  page: { bytes: 2 * 1024 * 1024, ms: 10_000 },
  robots: { bytes: 512 * 1024, ms: 5000 },
  redirects: 3,
  calls: 100,
  ms: 90_000,
};

/**
 * Reads the words of pages that a visitor named: one page after the other, those alone that robots.txt of their host lets read.
 * Made for one run, whose bounds it keeps.
 */
export class PageReader {
  private readonly agents: {
    plain: ReturnType<typeof guardedPlainAgent>;
    secure: ReturnType<typeof guardedAgent>;
  };
  private readonly robots = new Map<string, RobotsRules>();
  private readonly userAgent: string;
  private readonly endsAt: number;
  private calls = 0;

  constructor(
    private readonly rules: OutgoingRules,
    publicUrl: string,
    private readonly signal: AbortSignal,
    private readonly bounds: PageBounds = runBounds,
  ) {
    this.agents = { plain: guardedPlainAgent(rules), secure: guardedAgent(rules) };
    this.userAgent = `${readerName}/1.0 (+${publicUrl})`;
    this.endsAt = performance.now() + bounds.ms;
  }

  /**
   * The words of a page.
   * @throws PageFault with the reason for which there are none
   */
  async read(address: string): Promise<string> {
    let url = parsed(address);
    for (let redirects = 0; ; redirects += 1) {
      assertReadable(url, this.rules);
      const rules = await this.rulesOf(url);
      if (!rules.mayRead(url.pathname + url.search)) throw new PageFault('robots');
      const answer = await this.get(url, this.bounds.page);
      if (answer.location !== undefined && isRedirect(answer)) {
        if (redirects >= this.bounds.redirects) throw new PageFault('redirects');
        url = parsed(answer.location, url);
        continue;
      }
      return wordsIn(answer);
    }
  }

  /** Lets go of its connections. */
  close(): void {
    this.agents.plain.destroy();
    this.agents.secure.destroy();
  }

  /** The rules of a host, asked for once: none where there is no file, everything forbidden where it cannot be had. */
  private async rulesOf({ origin }: URL): Promise<RobotsRules> {
    const known = this.robots.get(origin);
    if (known) return known;
    const rules = await this.askForRules(new URL('/robots.txt', origin));
    this.robots.set(origin, rules);
    return rules;
  }

  private async askForRules(address: URL): Promise<RobotsRules> {
    let url = address;
    for (let redirects = 0; redirects <= this.bounds.redirects; redirects += 1) {
      const answer = await this.get(url, this.bounds.robots);
      if (answer.location !== undefined && isRedirect(answer)) {
        url = parsed(answer.location, url);
        continue;
      }
      if (answer.status === 200) return readRobots(answer.body.toString('utf8'), readerName);
      return answer.status >= 500 || answer.status === 429 ? allForbidden : noRules;
    }
    return noRules;
  }

  private get(url: URL, bounds: GetBounds): Promise<GetAnswer> {
    const left = this.endsAt - performance.now();
    if (left <= 0) throw new PageFault('too-slow', 'the time of the run is over');
    this.calls += 1;
    if (this.calls > this.bounds.calls) throw new PageFault('too-many');
    return getOnce({
      url,
      rules: this.rules,
      agents: this.agents,
      bounds: { ...bounds, ms: Math.min(bounds.ms, Math.ceil(left)) },
      userAgent: this.userAgent,
      signal: this.signal,
    });
  }
}

function isRedirect({ status }: GetAnswer): boolean {
  return status >= 300 && status < 400;
}

function parsed(address: string, from?: URL): URL {
  if (!URL.canParse(address, from)) throw new PageFault('forbidden', 'no address');
  return new URL(address, from);
}

function wordsIn({ status, type, body }: GetAnswer): string {
  if (status !== 200) throw new PageFault('status', `answered ${status}`);
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (kind !== '' && !/^(?:text\/(?:html|plain)|application\/xhtml\+xml)$/.test(kind)) {
    throw new PageFault('no-text', kind);
  }
  const text = decodedText(body, type);
  return kind === 'text/plain' ? text : textOfHtml(text);
}
