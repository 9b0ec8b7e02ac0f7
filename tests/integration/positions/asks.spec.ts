import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDirectly } from '../../../server/modules/positions/ask-directly.js';
import type { AskParts } from '../../../server/modules/positions/ask-parts.js';
import { askQueue } from '../../../server/modules/positions/ask-queue.js';
import { dataForSeo } from '../../../server/modules/positions/providers/dataforseo.js';
import { serpApi } from '../../../server/modules/positions/providers/serpapi.js';
import { serper } from '../../../server/modules/positions/providers/serper.js';
import { RunAnswers } from '../../../server/modules/positions/run-answers.js';
import { RunBudget } from '../../../server/modules/positions/run-budget.js';
import { RunChecks } from '../../../server/modules/positions/run-checks.js';
import { aPerson } from '../support/people.js';
import { openPositionsWorld, type PositionsWorld } from './support/position-calls.js';
import {
  dataForSeoAnswer,
  dataForSeoResult,
  serpApiPage,
  serperPage,
  startSerpServer,
} from './support/serp-server.js';

let app: PositionsWorld['app'];
let serp: PositionsWorld['serp'];
beforeAll(async () => {
  ({ app, serp } = await openPositionsWorld());
});
afterAll(() => serp.close());

interface Asked {
  run: string;
  parts: (signal?: AbortSignal) => AskParts;
  states: () => Promise<Record<string, string>>;
  spent: () => Promise<number>;
}

/** A check of these words, of a project with this cap, as the task would ask for it. */
async function aRun(
  words: readonly string[],
  { depth = 10, reserved = 100, cap = 1000 } = {},
): Promise<Asked> {
  const { postgres, config } = app.stores;
  const owner = await aPerson(app, { kind: 'pro' });
  const [project, run] = [randomUUID(), randomUUID()];
  await postgres.query(
    `INSERT INTO position_project (id, team_id, name, address, domain, engine, device, language, depth, schedule, cap_micros, created_at)
     VALUES ($1, $2, 'One', 'a.example', 'a.example', 'google', 'desktop', 'en', $3, 'demand', $4, now())`,
    [project, owner.id, depth, cap],
  );
  await postgres.query(
    `INSERT INTO position_run (id, project_id, month, date, provider, depth, keywords, reserved_micros, started_at, engine, device, language)
     VALUES ($1, $2, '2026-11', '2026-11-20', 'serper', $3, $4, $5, now(), 'google', 'desktop', 'en')`,
    [run, project, depth, words.length, reserved],
  );
  for (const [at, word] of words.entries()) {
    await postgres.query(
      'INSERT INTO position_check (run_id, base_id, keyword_id, word) VALUES ($1, 1, $2, $3)',
      [run, at + 1, word],
    );
  }
  return {
    run,
    parts: (signal = new AbortController().signal) => ({
      checks: new RunChecks(postgres, run),
      answers: new RunAnswers(config.dataDir, run),
      budget: new RunBudget(postgres, { id: run, projectId: project }),
      calls: { url: serp.url, key: 'login:the-secret-key', ms: 400, signal },
      timing: { pause: 5, longestPause: 50, poll: 10, lost: 50, late: 5000 },
      atOnce: 1,
      price: { firstPage: 10, nextPage: 5 },
      begunAt: new Date(),
      questionOf: ({ word }) => ({
        word,
        depth,
        engine: 'google',
        device: 'desktop',
        language: 'en',
        location: { place: 'New York,New York,United States', country: 'us' },
      }),
      done: () => undefined,
    }),
    states: async () => {
      const rows: { word: string; state: string; fault: string | null }[] = await postgres.query(
        'SELECT word, state, fault FROM position_check WHERE run_id = $1 ORDER BY keyword_id',
        [run],
      );
      return Object.fromEntries(rows.map(({ word, state, fault }) => [word, fault ?? state]));
    },
    spent: async () => {
      const [row]: { spent: string }[] = await postgres.query(
        'SELECT spent_micros AS spent FROM position_run WHERE id = $1',
        [run],
      );
      return Number(row?.spent);
    },
  };
}

describe('a service that answers at once', () => {
  it('R46 is not asked again for what it has answered before the process was killed', async () => {
    const { parts, states, spent } = await aRun(['one', 'two', 'three'], {
      depth: 20,
    });
    const killed = new AbortController();
    const asked: string[] = [];
    serp.answer(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      asked.push(`${q} ${page}`);
      if (asked.length === 4) killed.abort();
      return {
        body: serperPage(q, page, {}),
        after: asked.length === 4 ? 100 : 0,
      };
    });
    await expect(askDirectly(serper, parts(killed.signal))).rejects.toThrow();
    expect(asked).toEqual(['one 1', 'one 2', 'two 1', 'two 2']);
    expect(await askDirectly(serper, parts())).toBeUndefined();
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
    serp.answer(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      // The first one is too slow: it may have been charged.
      return { body: serperPage(q, page, {}), after: ++calls === 1 ? 600 : 0 };
    });
    await askDirectly(serper, parts());
    expect(await states()).toEqual({
      one: 'answered',
      two: 'answered',
      three: 'cap',
    });
    expect(await spent()).toBe(30);
  });

  it('R46 whose answer cannot be read, or that broke off, leaves the keyword not checked', async () => {
    const { parts, states } = await aRun(['broken', 'half', 'good']);
    serp.answer(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      if (q === 'broken') return { body: '{"organic": [' };
      if (q === 'half') return { body: { searchParameters: { q } } };
      return { body: serperPage(q, page, {}) };
    });
    await askDirectly(serper, parts());
    expect(await states()).toEqual({
      broken: 'malformed',
      half: 'malformed',
      good: 'answered',
    });
  });

  it('R46 SerpApi: says a search without results by an error, and a used-up pack by the status of a crowd', async () => {
    const { parts, states } = await aRun(['empty', 'good', 'late', 'later']);
    serp.answer(({ query }) => {
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
    expect((await askDirectly(serpApi, parts()))?.kind).toBe('funds');
    expect(await states()).toEqual({
      empty: 'answered',
      good: 'answered',
      late: 'funds',
      later: 'funds',
    });
  });
});

describe('a service that breaks off', () => {
  it('R46 may have been paid: its price stays taken, and what it was asked for is asked once more', async () => {
    const { parts, states, spent } = await aRun(['cut', 'good']);
    const asked: string[] = [];
    serp.answer(({ body }) => {
      const { q, page } = body as { q: string; page: number };
      asked.push(q);
      return { body: serperPage(q, page, {}), breaksOff: q === 'cut' };
    });
    await askDirectly(serper, parts());
    expect(asked).toEqual(['cut', 'cut', 'good']);
    expect(await states()).toEqual({ cut: 'slow', good: 'answered' });
    expect(await spent()).toBe(30);
  });

  it('R46 was not paid where it was never reached', async () => {
    const { parts, states, spent } = await aRun(['one']);
    const gone = await startSerpServer();
    await gone.close();
    const nobody = { ...parts(), calls: { ...parts().calls, url: gone.url } };
    await askDirectly(serper, nobody);
    expect(await states()).toEqual({ one: 'down' });
    expect(await spent()).toBe(0);
  });
});

describe('a service with a queue', () => {
  it.each([
    ['that cannot be read', { body: '{"tasks": [' }],
    ['that breaks off', { body: '', breaksOff: true }],
    ['that names none of them', { body: dataForSeoAnswer([]) }],
  ])(
    'R46 is not asked again after an answer %s: what it took is found in its list',
    async (_name, broken) => {
      const { run, parts, states, spent } = await aRun(['one', 'two']);
      const tags = [`${run}:1:1`, `${run}:1:2`];
      let posts = 0;
      serp.answer(({ path, body }) => {
        if (path.endsWith('/task_post')) {
          posts++;
          return broken;
        }
        if (path.endsWith('/tasks_ready')) return { body: dataForSeoAnswer([]) };
        if (path.endsWith('/id_list')) {
          expect(body).toMatchObject([{ include_metadata: true, offset: 0 }]);
          const result = tags.map((tag, at) => ({
            id: `id-${at}`,
            status: '20100',
            metadata: { tag },
          }));
          return { body: dataForSeoAnswer([{ status_code: 20_000, result }]) };
        }
        const id = path.split('/').at(-1) ?? '';
        return {
          body: dataForSeoAnswer([
            dataForSeoResult(id, id === 'id-0' ? 'one' : 'two', ['https://a.example/']),
          ]),
        };
      });
      await askQueue(dataForSeo, parts());
      expect(posts).toBe(1);
      expect(await states()).toEqual({ one: 'answered', two: 'answered' });
      expect(await spent()).toBe(20);
    },
  );

  it('R46 is asked again for what its list does not know', async () => {
    const { parts, states, spent } = await aRun(['one']);
    let posts = 0;
    serp.answer(({ path, body }) => {
      if (path.endsWith('/task_post')) {
        if (++posts === 1) return { body: '', breaksOff: true };
        const [{ tag } = { tag: '' }] = body as { tag: string }[];
        return {
          body: dataForSeoAnswer([{ id: 'id-1', status_code: 20_100, data: { tag } }]),
        };
      }
      if (path.endsWith('/tasks_ready') || path.endsWith('/id_list')) {
        return {
          body: dataForSeoAnswer([{ status_code: 20_000, result: [] }]),
        };
      }
      return {
        body: dataForSeoAnswer([dataForSeoResult('id-1', 'one', ['https://a.example/'])]),
      };
    });
    await askQueue(dataForSeo, parts());
    expect([posts, await states(), await spent()]).toEqual([2, { one: 'answered' }, 20]);
  });

  it('R46 is not paid again for an answer that could not be read: it is fetched again', async () => {
    const { parts, states, spent } = await aRun(['one', 'never']);
    let posts = 0;
    let fetched = 0;
    serp.answer(({ path, body }) => {
      if (path.endsWith('/task_post')) {
        posts++;
        const tasks = (body as { tag: string; keyword: string }[]).map(({ tag, keyword }) => ({
          id: keyword,
          status_code: 20_100,
          data: { tag },
        }));
        return { body: dataForSeoAnswer(tasks) };
      }
      if (path.endsWith('/tasks_ready')) return { body: dataForSeoAnswer([]) };
      const id = path.split('/').at(-1) ?? '';
      if (id === 'never' || ++fetched === 1) return { body: '{"tasks": [' };
      return {
        body: dataForSeoAnswer([dataForSeoResult(id, id, ['https://a.example/'])]),
      };
    });
    await askQueue(dataForSeo, parts());
    expect(posts).toBe(1);
    expect(await states()).toEqual({ one: 'answered', never: 'malformed' });
    expect(await spent()).toBe(20);
  });

  it('R46 is asked once, and what was put in and not noted is found by its tag', async () => {
    const { run, parts, states, spent } = await aRun(['one', 'two']);
    const queue = new Map<string, { tag: string; word: string }>();
    const killed = new AbortController();
    let posts = 0;
    const answer = (isKilled: boolean) =>
      serp.answer(({ path, body }) => {
        if (path.endsWith('/task_post')) {
          posts++;
          const tasks = (body as { tag: string; keyword: string }[]).map(({ tag, keyword }, at) => {
            queue.set(`id-${at}`, { tag, word: keyword });
            return { id: `id-${at}`, status_code: 20_100, data: { tag } };
          });
          if (isKilled) killed.abort();
          return { body: dataForSeoAnswer(tasks), after: isKilled ? 100 : 0 };
        }
        if (path.endsWith('/tasks_ready')) {
          const result = [...queue].map(([id, { tag }]) => ({ id, tag }));
          return { body: dataForSeoAnswer([{ status_code: 20_000, result }]) };
        }
        const id = path.split('/').at(-1) ?? '';
        const { word = '' } = queue.get(id) ?? {};
        return {
          body: dataForSeoAnswer([dataForSeoResult(id, word, ['https://a.example/'])]),
        };
      });
    answer(true);
    await expect(askQueue(dataForSeo, parts(killed.signal))).rejects.toThrow();
    answer(false);
    expect(await askQueue(dataForSeo, parts())).toBeUndefined();
    expect(posts).toBe(1);
    expect([...queue.values()].map(({ tag }) => tag)).toEqual([`${run}:1:1`, `${run}:1:2`]);
    expect(await states()).toEqual({ one: 'answered', two: 'answered' });
    expect(await spent()).toBe(20);
  });

  it('R46 waits for what is in the queue, and tells refused, empty and failed questions apart', async () => {
    const { parts, states, spent } = await aRun(['bad place', 'nothing found', 'slow one', 'broken engine']);
    let looks = 0;
    serp.answer(({ path, body }) => {
      if (path.endsWith('/task_post')) {
        const tasks = (body as { tag: string; keyword: string }[]).map(({ tag, keyword }) =>
          keyword === 'bad place'
            ? { id: 'none', status_code: 40_501, data: { tag } }
            : {
                id: keyword.replace(' ', '-'),
                status_code: 20_100,
                data: { tag },
              },
        );
        return { body: dataForSeoAnswer(tasks) };
      }
      if (path.endsWith('/tasks_ready')) return { body: dataForSeoAnswer([]) };
      const id = path.split('/').at(-1) ?? '';
      if (id === 'nothing-found') return { body: dataForSeoAnswer([{ id, status_code: 40_102 }]) };
      if (id === 'broken-engine') return { body: dataForSeoAnswer([{ id, status_code: 40_101 }]) };
      if (++looks < 2) return { body: dataForSeoAnswer([{ id, status_code: 40_602 }]) };
      return {
        body: dataForSeoAnswer([dataForSeoResult(id, 'slow one', ['https://a.example/'])]),
      };
    });
    await askQueue(dataForSeo, parts());
    expect(await states()).toEqual({
      'bad place': 'refused',
      'nothing found': 'answered',
      'slow one': 'answered',
      'broken engine': 'engine',
    });
    // What was refused is not charged; the engine's failure is, each of the two times.
    expect(await spent()).toBe(40);
  });

  it('R46 ends where the key or the money is no good, and costs nothing then', async () => {
    for (const [code, kind] of [
      [40_100, 'key'],
      [40_200, 'funds'],
    ] as const) {
      const { parts, states, spent } = await aRun(['one']);
      serp.answer(() => ({ body: dataForSeoAnswer([], code) }));
      expect((await askQueue(dataForSeo, parts()))?.kind).toBe(kind);
      expect(await states()).toEqual({ one: kind });
      expect(await spent()).toBe(0);
    }
  });
});
