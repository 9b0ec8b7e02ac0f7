import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { ImportMeter } from './import-meter.js';

beforeAll(() => startPage([]));
afterEach(cleanup);

const done = { id: 'old', state: 'done', progress: 100 };

/** The meter of a header, with these imports; tells how often they were asked for. */
function renderMeter(imports: readonly { id: string; state: string; progress: number }[]) {
  const requests: unknown[] = [];
  render(
    <InPage
      address="/"
      results={{
        ImportsUnderWay: () => {
          requests.push(null);
          return { dataImports: imports };
        },
      }}
    >
      <ImportMeter />
    </InPage>,
  );
  return requests;
}

it('tells in the header how far an import is, and leads to its page', async () => {
  renderMeter([{ id: 'new', state: 'running', progress: 62 }, done]);
  const meter = await screen.findByRole('link', { name: /62\s?%/ });
  expect(meter.getAttribute('href')).toMatch(/\/new$/);
});

it('of several tells of the one that began first, and of one that waits too', async () => {
  renderMeter([
    { id: 'new', state: 'waiting', progress: 0 },
    { id: 'first', state: 'running', progress: 7 },
    done,
  ]);
  const meter = await screen.findByRole('link', { name: /7\s?%/ });
  expect(meter.getAttribute('href')).toMatch(/\/first$/);
});

it('is not there while nothing is under way', async () => {
  const requests = renderMeter([done, { id: 'bad', state: 'failed', progress: 40 }]);
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link')).toBeNull();
});
