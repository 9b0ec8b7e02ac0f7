import type { Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { describePages } from './support/browser.js';
import { HashModel, seededRandom, type TableState } from './support/hash-model.js';
import { atDepth } from '../support/test-depth.js';

const domain = 'northtrail.example';
const address = `/keywords?domain=${domain}&db=gny`;
/** With 20 or more steps, this seed covers every page size, filter and navigation, and most sort orders. */
const steps = atDepth({ quick: 12, deep: 40, full: 200 });
const seed = 1020;
/** Larger than the memory of one page of 500 rows, but smaller than the growth if every page leaked. */
const allowedGrowth = 5 * 2 ** 20;

/** Tracks the GraphQL variables of the latest rows request. */
function watchTableState(page: Page): () => TableState | undefined {
  let last: TableState | undefined;
  page.on('request', (request) => {
    last = tableStateOf(request) ?? last;
  });
  return () => last;
}

function tableStateOf(request: Request): TableState | undefined {
  if (!request.url().endsWith('/graphql')) return undefined;
  const { operationName, variables } = request.postDataJSON() as {
    operationName?: string;
    variables: Partial<TableState>;
  };
  if (operationName !== 'OrganicKeywordsPage') return undefined;
  const { page = 1, perPage = 25, sort = '', filter = '' } = variables;
  return { page, perPage, sort, filter };
}

/** Expected rows of a table state, read through REST. */
async function fetchExpectedRows({
  page,
  perPage,
  sort,
  filter,
}: TableState): Promise<{ total: number; words: string[] }> {
  const query = new URLSearchParams({ domain, base: 'gny', page: String(page), per_page: String(perPage) });
  if (sort) query.set('sort', sort);
  if (filter) query.set('filter', filter);
  const response = await fetch(
    `${inject('serverUrl')}/api/report/simple/organic/keywords?${query.toString()}`,
    {
      headers: { 'x-api-token': inject('administratorToken') },
    },
  );
  const { total, data } = (await response.json()) as { total: number; data: { word: string }[] };
  return { total, words: data.map(({ word }) => word) };
}

/** Runs in the page: the first rows and the status line. */
const readScreen = `(() => {
  const rows = [...document.querySelectorAll('.ag-row')]
    .sort((a, b) => Number(a.getAttribute('row-index')) - Number(b.getAttribute('row-index')));
  const words = [...new Map(rows.map((row) => [row.getAttribute('row-index'), row])).keys()]
    .slice(0, 3)
    .map((index) => document.querySelector('.ag-row[row-index="' + index + '"] .ag-cell[col-id="word"]')?.textContent);
  return {
    busy: document.querySelector('[aria-busy="true"]') !== null,
    words,
    info: document.querySelector('p[role="status"]')?.textContent ?? '',
  };
})()`;

interface Screen {
  busy: boolean;
  words: (string | undefined)[];
  info: string;
}

async function heapAfterCollection(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

describePages(
  'report table state model',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'keeps URL, request and screen equal in random walks, without memory growth',
      async (page) => {
        const random = seededRandom(seed);
        const model = new HashModel(random);
        const requestedState = watchTableState(page);
        await page.goto(address);
        let baselineHeap = 0;
        for (let step = 0; step <= steps; step++) {
          if (step > 0) await page.evaluate(model.takeStep());
          const { words, total } = await fetchExpectedRows(model.state);
          const stepLabel = `step ${step}: ${model.lastStep}`;
          // Different page sizes can start with the same rows, so the request is compared too.
          await expect
            .poll(
              async () => ({
                ...(await page.evaluate<Screen>(readScreen)),
                requestedState: requestedState(),
              }),
              {
                interval: 20,
                message: stepLabel,
              },
            )
            .toMatchObject({ busy: false, words: words.slice(0, 3), requestedState: model.state });
          const { info } = await page.evaluate<Screen>(readScreen);
          // A page past the end has no row count.
          if (words.length > 0) {
            expect([stepLabel, digitsOf(info)]).toEqual([stepLabel, expect.stringContaining(String(total))]);
          }
          expect([stepLabel, new URL(page.url()).hash]).toEqual([stepLabel, model.hash]);
          if (step === steps / 4) baselineHeap = await heapAfterCollection(page);
        }
        expect((await heapAfterCollection(page)) - baselineHeap).toBeLessThan(allowedGrowth);
      },
      { timeout: atDepth({ quick: 180_000, deep: 240_000, full: 1_200_000 }) },
    );
  },
  { as: 'pro' },
);

function digitsOf(text: string): string {
  return text.replace(/[^\d–]/g, '');
}
