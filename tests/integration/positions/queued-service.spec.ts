import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pollTaskQueue } from '../../../server/modules/positions/poll-task-queue.js';
import { dataForSeo } from '../../../server/modules/positions/providers/dataforseo.js';
import { startRun } from './support/check-run.js';
import { openPositionsWorld, type PositionsWorld } from './support/position-calls.js';
import { dataForSeoResponse, dataForSeoResult } from './support/serp-server.js';

let world: PositionsWorld;
let serp: PositionsWorld['serp'];
beforeAll(async () => {
  world = await openPositionsWorld();
  ({ serp } = world);
});
afterAll(() => serp.close());

const startRunOf = (words: readonly string[], limits?: Parameters<typeof startRun>[2]) =>
  startRun(world, words, limits);

describe('a service with a task queue', () => {
  it.each([
    ['that cannot be read', { body: '{"tasks": [' }],
    ['that breaks off', { body: '', breaksOff: true }],
    ['that names none of them', { body: dataForSeoResponse([]) }],
  ])(
    'does not repeat a submission after a response %s: the accepted tasks are found in its list',
    async (_name, broken) => {
      const { run, parts, states, spent } = await startRunOf(['one', 'two']);
      const tags = [`${run}:1:1`, `${run}:1:2`];
      let posts = 0;
      serp.respondWith(({ path, body }) => {
        if (path.endsWith('/task_post')) {
          posts++;
          return broken;
        }
        if (path.endsWith('/tasks_ready')) return { body: dataForSeoResponse([]) };
        if (path.endsWith('/id_list')) {
          expect(body).toMatchObject([{ include_metadata: true, offset: 0 }]);
          const result = tags.map((tag, index) => ({
            id: `id-${index}`,
            status: '20100',
            metadata: { tag },
          }));
          return { body: dataForSeoResponse([{ status_code: 20_000, result }]) };
        }
        const id = path.split('/').at(-1) ?? '';
        return {
          body: dataForSeoResponse([
            dataForSeoResult(id, id === 'id-0' ? 'one' : 'two', ['https://a.example/']),
          ]),
        };
      });
      await pollTaskQueue(dataForSeo, parts());
      expect(posts).toBe(1);
      expect(await states()).toEqual({ one: 'answered', two: 'answered' });
      expect(await spent()).toBe(20);
    },
  );

  it('repeats the submission of keywords that its list does not contain', async () => {
    const { parts, states, spent } = await startRunOf(['one']);
    let posts = 0;
    serp.respondWith(({ path, body }) => {
      if (path.endsWith('/task_post')) {
        if (++posts === 1) return { body: '', dropsConnection: true };
        const [{ tag } = { tag: '' }] = body as { tag: string }[];
        return {
          body: dataForSeoResponse([{ id: 'id-1', status_code: 20_100, data: { tag } }]),
        };
      }
      if (path.endsWith('/tasks_ready') || path.endsWith('/id_list')) {
        return {
          body: dataForSeoResponse([{ status_code: 20_000, result: [] }]),
        };
      }
      return {
        body: dataForSeoResponse([dataForSeoResult('id-1', 'one', ['https://a.example/'])]),
      };
    });
    await pollTaskQueue(dataForSeo, parts());
    expect([posts, await states(), await spent()]).toEqual([2, { one: 'answered' }, 20]);
  });

  it('does not pay again for an unreadable result and fetches it again', async () => {
    const { parts, states, spent } = await startRunOf(['one', 'never']);
    let posts = 0;
    let fetched = 0;
    serp.respondWith(({ path, body }) => {
      if (path.endsWith('/task_post')) {
        posts++;
        const tasks = (body as { tag: string; keyword: string }[]).map(({ tag, keyword }) => ({
          id: keyword,
          status_code: 20_100,
          data: { tag },
        }));
        return { body: dataForSeoResponse(tasks) };
      }
      if (path.endsWith('/tasks_ready')) return { body: dataForSeoResponse([]) };
      const id = path.split('/').at(-1) ?? '';
      if (id === 'never' || ++fetched === 1) return { body: '{"tasks": [' };
      return {
        body: dataForSeoResponse([dataForSeoResult(id, id, ['https://a.example/'])]),
      };
    });
    await pollTaskQueue(dataForSeo, parts());
    expect(posts).toBe(1);
    expect(await states()).toEqual({ one: 'answered', never: 'malformed' });
    expect(await spent()).toBe(20);
  });

  it('submits once and finds unrecorded tasks by their tag', async () => {
    const { run, parts, states, spent } = await startRunOf(['one', 'two']);
    const queue = new Map<string, { tag: string; word: string }>();
    const killed = new AbortController();
    let posts = 0;
    const respond = (isKilled: boolean) =>
      serp.respondWith(({ path, body }) => {
        if (path.endsWith('/task_post')) {
          posts++;
          const tasks = (body as { tag: string; keyword: string }[]).map(({ tag, keyword }, at) => {
            queue.set(`id-${at}`, { tag, word: keyword });
            return { id: `id-${at}`, status_code: 20_100, data: { tag } };
          });
          if (isKilled) killed.abort();
          return { body: dataForSeoResponse(tasks), delayMs: isKilled ? 100 : 0 };
        }
        if (path.endsWith('/tasks_ready')) {
          const result = [...queue].map(([id, { tag }]) => ({ id, tag }));
          return { body: dataForSeoResponse([{ status_code: 20_000, result }]) };
        }
        const id = path.split('/').at(-1) ?? '';
        const { word = '' } = queue.get(id) ?? {};
        return {
          body: dataForSeoResponse([dataForSeoResult(id, word, ['https://a.example/'])]),
        };
      });
    respond(true);
    await expect(pollTaskQueue(dataForSeo, parts(killed.signal))).rejects.toThrow();
    respond(false);
    expect(await pollTaskQueue(dataForSeo, parts())).toBeUndefined();
    expect(posts).toBe(1);
    expect([...queue.values()].map(({ tag }) => tag)).toEqual([`${run}:1:1`, `${run}:1:2`]);
    expect(await states()).toEqual({ one: 'answered', two: 'answered' });
    expect(await spent()).toBe(20);
  });

  it('waits for queued tasks and distinguishes rejected, empty and failed ones', async () => {
    const { parts, states, spent } = await startRunOf([
      'bad place',
      'nothing found',
      'slow one',
      'broken engine',
      'empty page',
    ]);
    let pollCount = 0;
    serp.respondWith(({ path, body }) => {
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
        return { body: dataForSeoResponse(tasks) };
      }
      if (path.endsWith('/tasks_ready')) return { body: dataForSeoResponse([]) };
      const id = path.split('/').at(-1) ?? '';
      if (id === 'nothing-found') return { body: dataForSeoResponse([{ id, status_code: 40_102 }]) };
      if (id === 'broken-engine') return { body: dataForSeoResponse([{ id, status_code: 40_101 }]) };
      if (id === 'empty-page') return { body: dataForSeoResponse([dataForSeoResult(id, 'empty page', [])]) };
      if (++pollCount < 2) return { body: dataForSeoResponse([{ id, status_code: 40_602 }]) };
      return {
        body: dataForSeoResponse([dataForSeoResult(id, 'slow one', ['https://a.example/'])]),
      };
    });
    await pollTaskQueue(dataForSeo, parts());
    expect(await states()).toEqual({
      'bad place': 'refused',
      'nothing found': 'answered',
      'slow one': 'answered',
      'broken engine': 'engine',
      'empty page': 'empty',
    });
    // A rejected submission is free, but each of the two failed ones is charged.
    expect(await spent()).toBe(50);
  });

  it('ends on an invalid key or missing credit, at no cost', async () => {
    for (const [code, kind] of [
      [40_100, 'key'],
      [40_200, 'funds'],
    ] as const) {
      const { parts, states, spent } = await startRunOf(['one']);
      serp.respondWith(() => ({ body: dataForSeoResponse([], code) }));
      expect((await pollTaskQueue(dataForSeo, parts()))?.kind).toBe(kind);
      expect(await states()).toEqual({ one: kind });
      expect(await spent()).toBe(0);
    }
  });
});
