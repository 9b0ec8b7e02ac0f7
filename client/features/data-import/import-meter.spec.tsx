import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { ImportMeter } from './import-meter.js';

beforeAll(() => startPage([]));
afterEach(cleanup);

const finishedImport = { id: 'old', state: 'done', progress: 100 };

/** Renders the header meter with these imports and counts the queries. */
function renderMeter(imports: readonly { id: string; state: string; progress: number }[]) {
  const requests: unknown[] = [];
  render(
    <InPage
      address="/"
      results={{
        RunningImports: () => {
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

it('shows the progress of an import in the header and links to its page', async () => {
  renderMeter([{ id: 'new', state: 'running', progress: 62 }, finishedImport]);
  const meter = await screen.findByRole('link', { name: /62\s?%/ });
  expect(meter.getAttribute('href')).toMatch(/\/new$/);
});

it('shows the oldest of several imports, including a queued one', async () => {
  renderMeter([
    { id: 'new', state: 'waiting', progress: 0 },
    { id: 'first', state: 'running', progress: 7 },
    finishedImport,
  ]);
  const meter = await screen.findByRole('link', { name: /7\s?%/ });
  expect(meter.getAttribute('href')).toMatch(/\/first$/);
});

it('renders nothing while no import is running', async () => {
  const requests = renderMeter([finishedImport, { id: 'bad', state: 'failed', progress: 40 }]);
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link')).toBeNull();
});
