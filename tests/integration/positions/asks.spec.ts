import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDirectly } from '../../../server/modules/positions/check-directly.js';
import { serpApi } from '../../../server/modules/positions/providers/serpapi.js';
import { serper } from '../../../server/modules/positions/providers/serper.js';
import { startRun as aRunOf } from './support/a-run.js';
import { openPositionsWorld, type PositionsWorld } from './support/position-calls.js';
import { serpApiPage, serperPage, startSerpServer } from './support/serp-server.js';

let world: PositionsWorld;
let serp: PositionsWorld['serp'];
beforeAll(async () => {
  world = await openPositionsWorld();
  ({ serp } = world);
});
afterAll(() => serp.close());

const aRun = (words: readonly string[], limits?: Parameters<typeof aRunOf>[2]) =>
  aRunOf(world, words, limits);

describe('a service that answers at once', () => {
  it('R46 is not asked again for what it has answered before the process was killed', async () => {
    const { parts, states, spent } = await aRun(['one', 'two', 'three'], {
      depth: 20,
    });
    const killed = new AbortController();
    const asked: string[] = [];
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      asked.push(`${q} ${page}`);
      if (asked.length === 4) killed.abort();
      return {
        body: serperPage(q, page, {}),
        delayMs: asked.length === 4 ? 100 : 0,
      };
    });
    await expect(checkDirectly(serper, parts(killed.signal))).rejects.toThrow();
    expect(asked).toEqual(['one 1', 'one 2', 'two 1', 'two 2']);
    expect(await checkDirectly(serper, parts())).toBeUndefined();
    // The fourth was under way at the kill: nobody knows whether it was answered.
    expect(asked.slice(4)).toEqual(['two 2', 'three 1', 'three 2']);
    expect(await states()).toEqual({
      one: 'answered',
      two: 'answered',
      three: 'answered',
    });
    expect(await spent()).toBe(3 * 15 + 5);
  });

  it('R46 never costs more than the cap, also of what is asked for twice', async () => {
    const { parts, states, spent } = await aRun(['one', 'two', 'three'], {
      reserved: 30,
      cap: 30,
    });
    let calls = 0;
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      // The first one is too slow: it may have been charged.
      return { body: serperPage(q, page, {}), delayMs: ++calls === 1 ? 600 : 0 };
    });
    await checkDirectly(serper, parts());
    expect(await states()).toEqual({
      one: 'answered',
      two: 'answered',
      three: 'cap',
    });
    expect(await spent()).toBe(30);
  });

  it('R46 whose answer cannot be read, or that broke off, leaves the keyword not checked', async () => {
    const { parts, states } = await aRun(['broken', 'half', 'good']);
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

  it('R46 SerpApi: says a search without results by an error, and a used-up pack by the status of a crowd', async () => {
    const { parts, states } = await aRun(['empty', 'good', 'late', 'later']);
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

describe('a region of Yandex', () => {
  it('R46 is asked for on the domain on which SerpApi takes regions', async () => {
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

describe('a service that breaks off', () => {
  it('R46 may have been paid: its price stays taken, and what it was asked for is asked once more', async () => {
    const { parts, states, spent } = await aRun(['cut', 'good']);
    const asked: string[] = [];
    serp.respondWith(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      asked.push(q);
      return { body: serperPage(q, page, {}), dropsConnection: q === 'cut' };
    });
    await checkDirectly(serper, parts());
    expect(asked).toEqual(['cut', 'cut', 'good']);
    expect(await states()).toEqual({ cut: 'slow', good: 'answered' });
    expect(await spent()).toBe(30);
  });

  it('R46 was not paid where it was never reached', async () => {
    const { parts, states, spent } = await aRun(['one']);
    const gone = await startSerpServer();
    await gone.close();
    const nobody = { ...parts(), connection: { ...parts().connection, url: gone.url } };
    await checkDirectly(serper, nobody);
    expect(await states()).toEqual({ one: 'down' });
    expect(await spent()).toBe(0);
  });
});
