import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import type { ReportResult } from '../report-result.js';
import type { ReportMeta } from '../report-meta.js';
import { ReportMetaProvider } from '../report-context.js';
import { InfoLine } from './report-table.js';

beforeAll(() => startPage(['reports']));
afterEach(cleanup);

const meta = { rowNoun: ['keyword', 'keywords'], comparison: false } as unknown as ReportMeta;

it.each([
  [{ from: 26, to: 50, total: 335 }, '26–50 of 335 keywords'],
  [{ from: 1, to: 15, total: 71, restrictions: { deeperRows: 70 } }, '1–15 of 141 keywords'],
  [{ from: null, to: null, total: 335 }, '335 keywords'],
  [{ from: null, to: null, total: 0 }, 'No keywords'],
])('shows “%s” for %j and reports the total even on a page beyond the last one', (result, expected) => {
  render(
    <InPage address="/keywords?domain=a.example">
      <ReportMetaProvider value={meta}>
        <InfoLine result={{ restrictions: {}, ...result } as ReportResult} isFiltered={false} />
      </ReportMetaProvider>
    </InPage>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(expected);
});
