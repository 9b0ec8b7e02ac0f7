import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDirectly } from '../../../server/modules/positions/check-directly.js';
import { serpApi } from '../../../server/modules/positions/providers/serpapi.js';
import { serper } from '../../../server/modules/positions/providers/serper.js';
import { startRun } from './support/check-run.js';
import { openPositionsWorld, type PositionsWorld } from './support/position-calls.js';
import { serpApiPage, serperPage, startSerpServer } from './support/serp-server.js';

let world: PositionsWorld;
let serp: PositionsWorld['serp'];
beforeAll(async () => {
  world = await openPositionsWorld();
  ({ serp } = world);
});
afterAll(() => serp.close());

const startRunOf = (words: readonly string[], limits?: Parameters<typeof startRun>[2]) =>
  startRun(world, words, limits);

describe('a service with immediate results', () => {
  it('does not repeat requests that succeeded before the process was killed', async () => {
    const { parts, states, spent } = await startRunOf(['one', 'two', 'three'], {
      depth: 20,
    });
    const killed = new AbortController();
    const requested: string[] = [];
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      requested.push(`${q} ${page}`);
      if (requested.length === 4) killed.abort();
      return {
        body: serperPage(q, page, {}),
        delayMs: requested.length === 4 ? 100 : 0,
      };
    });
    await expect(checkDirectly(serper, parts(killed.signal))).rejects.toThrow();
    expect(requested).toEqual(['one 1', 'one 2', 'two 1', 'two 2']);
    expect(await checkDirectly(serper, parts())).toBeUndefined();
    // The fourth request was running at the kill, so its outcome is unknown and it is repeated.
    expect(requested.slice(4)).toEqual(['two 2', 'three 1', 'three 2']);
    expect(await states()).toEqual({
      one: 'answered',
      two: 'answered',
      three: 'answered',
    });
    expect(await spent()).toBe(3 * 15 + 5);
  });

  it('never exceeds the cap, even with repeated requests', async () => {
    const { parts, states, spent } = await startRunOf(['one', 'two', 'three'], {
      reserved: 30,
      cap: 30,
      requestTimeoutMs: 1500,
    });
    let calls = 0;
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      // The first call times out and may have been charged.
      return { body: serperPage(q, page, {}), delayMs: ++calls === 1 ? 60_000 : 0 };
    });
    await checkDirectly(serper, parts());
    expect(await states()).toEqual({
      one: 'answered',
      two: 'answered',
      three: 'cap',
    });
    expect(await spent()).toBe(30);
  });

  it('an unreadable or aborted response leaves the keyword unchecked', async () => {
    const { parts, states } = await startRunOf(['broken', 'half', 'good']);
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      if (q === 'broken') return { body: '{"organic": [' };
      if (q === 'half') return { body: { searchParameters: { q } } };
      return { body: serperPage(q, page, {}) };
    });
    await checkDirectly(serper, parts());
    expect(await states()).toEqual({
      broken: 'malformed',
      half: 'malformed',
      good: 'answered',
    });
  });

  it('SerpApi reports no results as an error and an exhausted plan as a 429 status', async () => {
    const { parts, states } = await startRunOf(['empty', 'good', 'late', 'later']);
    serp.respondWith(({ query }) => {
      const word = query.get('q') ?? '';
      expect([query.get('device'), query.get('start'), query.get('api_key')]).toEqual([
        'desktop',
        '0',
        'login:the-secret-key',
      ]);
      if (word === 'good') return { body: serpApiPage(word, 0, {}) };
      if (word === 'empty') {
        return {
          body: {
            search_metadata: { status: 'Success' },
            search_parameters: { q: word },
            error: "Google hasn't returned any results for this query.",
          },
        };
      }
      return {
        status: 429,
        body: { error: 'Your account has run out of searches.' },
      };
    });
    expect((await checkDirectly(serpApi, parts()))?.kind).toBe('funds');
    expect(await states()).toEqual({
      empty: 'answered',
      good: 'answered',
      late: 'funds',
      later: 'funds',
    });
  });
});

describe('an empty page', () => {
  it.each([
    ['google', "Google hasn't returned any results for this query."],
    ['yandex', "Yandex hasn't returned any results for this query."],
  ])('of %s is a result only if the service states that there is none', async (engine, error) => {
    const { parts, states, spent } = await startRunOf(['stated', 'silent', 'short'], { depth: 30 });
    serp.respondWith(({ query }) => {
      const word = query.get('q') ?? '';
      const start = Number(query.get('start'));
      const base = { search_metadata: { status: 'Success' }, search_parameters: { engine, q: word, start } };
      if (word === 'stated') return { body: { ...base, error } };
      if (word === 'short' && start === 0) return { body: serpApiPage(word, 0, {}) };
      return { body: { ...base, organic_results: [] } };
    });
    await checkDirectly(serpApi, parts());
    expect(await states()).toEqual({ stated: 'answered', silent: 'empty', short: 'answered' });
    // Every response is charged, and no further page is requested after an empty one.
    expect(await spent()).toBe(10 + 10 + 15);
  });

  it('fails the keyword after a restart, without a second request', async () => {
    const { parts, states } = await startRunOf(['silent']);
    const { checks, responses } = parts();
    const [open] = await checks.findOpen();
    if (!open) throw new Error('no open keyword');
    await responses.save(open, 0, JSON.stringify({ searchParameters: { q: 'silent' }, organic: [] }));
    serp.calls.length = 0;
    await checkDirectly(serper, parts());
    expect([serp.calls.length, await states()]).toEqual([0, { silent: 'empty' }]);
  });
});

describe('a Yandex region', () => {
  it('is requested on the domain where SerpApi supports regions', async () => {
    serp.calls.length = 0;
    serp.respondWith(() => ({
      body: {
        search_metadata: { status: 'Success' },
        search_parameters: { engine: 'yandex' },
        organic_results: [],
      },
    }));
    const question = {
      word: 'купить чай',
      engine: 'yandex',
      device: 'desktop',
      language: 'ru',
      location: { canonicalName: '', country: 'ru', yandex: 213 },
      depth: 10,
    } as const;
    const { signal } = new AbortController();
    await serpApi.search(question, 0, { url: serp.url, key: 'the-secret-key', timeoutMs: 1000, signal });
    expect(Object.fromEntries(serp.calls[0]?.query ?? [])).toMatchObject({
      engine: 'yandex',
      yandex_domain: 'yandex.ru',
      lr: '213',
      text: 'купить чай',
    });
  });
});

describe('a service that drops the connection', () => {
  it('may have charged, so the price stays reserved and the request is repeated once', async () => {
    const { parts, states, spent } = await startRunOf(['cut', 'good']);
    const requested: string[] = [];
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      requested.push(q);
      return { body: serperPage(q, page, {}), dropsConnection: q === 'cut' };
    });
    await checkDirectly(serper, parts());
    expect(requested).toEqual(['cut', 'cut', 'good']);
    expect(await states()).toEqual({ cut: 'slow', good: 'answered' });
    expect(await spent()).toBe(30);
  });

  it('is not charged if it was never reached', async () => {
    const { parts, states, spent } = await startRunOf(['one']);
    const stopped = await startSerpServer();
    await stopped.close();
    const unreachable = { ...parts(), connection: { ...parts().connection, url: stopped.url } };
    await checkDirectly(serper, unreachable);
    expect(await states()).toEqual({ one: 'down' });
    expect(await spent()).toBe(0);
  });
});
