import { assertReadable, getOnce, type GetResponse, type GetLimits } from './get-once.js';
import { guardedHttpsAgent, guardedHttpAgent, type OutgoingRules } from './outgoing-rules.js';
import { PageReadError } from './page-read-error.js';
import { decodeText, extractText } from './page-text.js';
import { disallowAll, allowAll, parseRobots, type RobotsRules } from './robots-rules.js';

/** User agent in robots.txt. */
const userAgentName = 'Rivalscope';

/** Limits of one tool run. */
interface ReadLimits {
  /** Limits of a page and of a robots.txt file. */
  page: GetLimits;
  robots: GetLimits;
  /** Redirects per page. */
  maxRedirects: number;
  /** Requests in total, including robots.txt and redirects. */
  maxRequests: number;
  /** Total time in milliseconds. */
  timeoutMs: number;
}

/** Enough for twenty pages with their robots.txt. */
const defaultLimits: ReadLimits = {
  page: { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000 },
  robots: { maxBytes: 512 * 1024, timeoutMs: 5000 },
  maxRedirects: 3,
  maxRequests: 100,
  timeoutMs: 90_000,
};

/**
 * Fetches the text of pages from user input, sequentially and within robots.txt. An instance serves one run and
 * enforces its limits.
 */
export class PageReader {
  private readonly agents: {
    plain: ReturnType<typeof guardedHttpAgent>;
    secure: ReturnType<typeof guardedHttpsAgent>;
  };
  private readonly robots = new Map<string, RobotsRules>();
  private readonly userAgent: string;
  private readonly deadline: number;
  private requestCount = 0;

  constructor(
    private readonly rules: OutgoingRules,
    publicUrl: string,
    private readonly signal: AbortSignal,
    private readonly limits: ReadLimits = defaultLimits,
  ) {
    this.agents = { plain: guardedHttpAgent(rules), secure: guardedHttpsAgent(rules) };
    this.userAgent = `${userAgentName}/1.0 (+${publicUrl})`;
    this.deadline = performance.now() + limits.timeoutMs;
  }

  /**
   * Fetches the text of a page.
   * @throws PageReadError
   */
  async read(address: string): Promise<string> {
    let url = parseUrl(address);
    for (let redirects = 0; ; redirects += 1) {
      assertReadable(url, this.rules);
      const rules = await this.getRobotsRules(url);
      if (!rules.isAllowed(url.pathname + url.search)) throw new PageReadError('robots');
      const response = await this.get(url, this.limits.page);
      if (response.location !== undefined && isRedirect(response)) {
        if (redirects >= this.limits.maxRedirects) throw new PageReadError('redirects');
        url = parseUrl(response.location, url);
        continue;
      }
      return decodePageText(response);
    }
  }

  /** Closes the connections of the reader. */
  close(): void {
    this.agents.plain.destroy();
    this.agents.secure.destroy();
  }

  /** Robots rules of a host, cached. A missing file allows everything, an unavailable one nothing. */
  private async getRobotsRules({ origin }: URL): Promise<RobotsRules> {
    const cached = this.robots.get(origin);
    if (cached) return cached;
    const rules = await this.fetchRobotsRules(new URL('/robots.txt', origin));
    this.robots.set(origin, rules);
    return rules;
  }

  private async fetchRobotsRules(address: URL): Promise<RobotsRules> {
    let url = address;
    for (let redirects = 0; redirects <= this.limits.maxRedirects; redirects += 1) {
      const response = await this.get(url, this.limits.robots);
      if (response.location !== undefined && isRedirect(response)) {
        url = parseUrl(response.location, url);
        continue;
      }
      if (response.status === 200) return parseRobots(response.body.toString('utf8'), userAgentName);
      return response.status >= 500 || response.status === 429 ? disallowAll : allowAll;
    }
    return allowAll;
  }

  private get(url: URL, limits: GetLimits): Promise<GetResponse> {
    const remainingMs = this.deadline - performance.now();
    if (remainingMs <= 0) throw new PageReadError('too-slow', 'the time of the run is over');
    this.requestCount += 1;
    if (this.requestCount > this.limits.maxRequests) throw new PageReadError('too-many');
    return getOnce({
      url,
      rules: this.rules,
      agents: this.agents,
      limits: { ...limits, timeoutMs: Math.min(limits.timeoutMs, Math.ceil(remainingMs)) },
      userAgent: this.userAgent,
      signal: this.signal,
    });
  }
}

function isRedirect({ status }: GetResponse): boolean {
  return status >= 300 && status < 400;
}

function parseUrl(address: string, from?: URL): URL {
  if (!URL.canParse(address, from)) throw new PageReadError('forbidden', 'no address');
  return new URL(address, from);
}

function decodePageText({ status, type, body }: GetResponse): string {
  if (status !== 200) throw new PageReadError('status', `answered ${status}`);
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (kind !== '' && !/^(?:text\/(?:html|plain)|application\/xhtml\+xml)$/.test(kind)) {
    throw new PageReadError('no-text', kind);
  }
  const text = decodeText(body, type);
  return kind === 'text/plain' ? text : extractText(text);
}
