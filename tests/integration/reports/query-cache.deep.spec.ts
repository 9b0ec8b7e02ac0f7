import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { PlanId } from '../../../server/config/plans.js';
import { importContents } from '../../support/import-files.js';
import type { Caller } from '../support/caller.js';
import { createUser, setPlan } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { atDepth } from '../../support/test-depth.js';

const base = 'nnv';
/** Enough keywords for a precomputed first page in the server's replica. */
const keywords = 70;
const maxDepth = 50;
const freePlanDepth = 10;
/** Volume of the last generation that is published under load. */
const lastVolume = atDepth({ quick: 1001, deep: 1004, full: 1020 });

interface Row {
  ws: number;
  pos: number;
}

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

/** Publishes the next generation: the same keywords and positions with this volume. */
async function publish(volume: number): Promise<void> {
  const rows = Array.from(
    { length: keywords },
    (_, index) => `kept ${index},${(index % maxDepth) + 1},https://kept.example/${index},${volume}`,
  );
  const table = ['keyword,position,url,volume', ...rows].join('\n');
  await importContents(app.stores, { 'kept.csv': table }, { base, date: '2026-10-01' });
}

async function fetchRows(caller: Caller): Promise<Row[]> {
  const response = await caller.get(
    `/api/report/simple/organic/keywords?domain=kept.example&base=${base}&per_page=25`,
  );
  const body = (await response.json()) as { data?: Row[] };
  return body.data ?? expect.fail(JSON.stringify(body));
}

/** Cache hits, from the metrics of the process. */
async function fetchCacheHits(): Promise<number> {
  const text = await (await app.guest.get('/metrics')).text();
  return Number(/^query_cache_lookups_total\{result="hit"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

const isCut = (rows: readonly Row[]) => rows.every(({ pos }) => pos <= freePlanDepth);
const volumes = (rows: readonly Row[]) => new Set(rows.map(({ ws }) => ws));

describe('the query cache', { timeout: atDepth({ quick: 120_000, deep: 240_000, full: 1_200_000 }) }, () => {
  it('never serves other permissions or an older generation during imports and plan changes under load', async () => {
    await publish(1000);
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const basic = app.as(await createUser(app, { kind: 'basic' }));
    const changingUser = await createUser(app, { kind: 'basic' });
    const before = await fetchCacheHits();
    let published = 1000;
    let isFinished = false;

    const readers = [demo, basic, app.guest].map(async (caller) => {
      while (!isFinished) {
        const minGeneration = published;
        const rows = await fetchRows(caller);
        expect(volumes(rows).size, 'rows of one generation').toBe(1);
        expect(rows[0]?.ws).toBeGreaterThanOrEqual(minGeneration);
        expect(isCut(rows)).toBe(caller !== basic);
        await sleep(20);
      }
    });
    const changes = (async () => {
      for (let paid = false; !isFinished; paid = !paid) {
        const until = new Date(app.clock.now().getTime() + (paid ? 86_400_000 : -1000));
        await setPlan(app.stores.postgres, changingUser.id, PlanId.Basic, until);
        expect(isCut(await fetchRows(app.as(changingUser)))).toBe(!paid);
      }
    })();
    const publishing = (async () => {
      try {
        for (let volume = 1001; volume <= lastVolume; volume++) {
          await publish(volume);
          published = volume;
        }
      } finally {
        isFinished = true;
      }
    })();
    await Promise.all([publishing, changes, ...readers]);
    expect(await fetchCacheHits()).toBeGreaterThan(before);
  });
});
