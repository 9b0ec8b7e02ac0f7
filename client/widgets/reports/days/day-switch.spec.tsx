import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initialState, type ReportState } from '../../../addresses/report-state.js';
import { InPage, startPage } from '../../../testing/in-page.js';
import { ReportMetaProvider } from '../report-context.js';
import type { ReportResult } from '../report-result.js';
import type { ReportMeta } from '../report-meta.js';
import { InfoLine } from '../table/report-table.js';
import { type Table, TableProvider } from '../table-context.js';
import { DaySwitch } from './day-switch.js';

beforeAll(() => startPage(['reports']));
afterEach(cleanup);

const meta = { rowNoun: ['keyword', 'keywords'], comparison: true } as unknown as ReportMeta;
const result = {
  from: 1,
  to: 25,
  total: 335,
  comparedDate: '2026-08-12',
  restrictions: {},
} as ReportResult;

function renderDaySwitch(state: Partial<ReportState>) {
  const change = vi.fn<(change: Partial<ReportState>) => void>();
  const table = { meta, state: { ...initialState, ...state }, change } as unknown as Table;
  render(
    <InPage address="/keywords?domain=a.example">
      <ReportMetaProvider value={meta}>
        <TableProvider value={table}>
          <DaySwitch />
          <InfoLine result={result} isFiltered={false} />
        </TableProvider>
      </ReportMetaProvider>
    </InPage>,
  );
  return change;
}

const selected = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('labels the spans, marks one and shows the compared day next to the rows', () => {
  const change = renderDaySwitch({});
  screen.getByText('Changes over');
  expect(selected()).toEqual(['Last update']);
  fireEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(change.mock.calls).toEqual([[{ forDay: 30 }]]);
  cleanup();
  renderDaySwitch({ forDay: 30 });
  expect(selected()).toEqual(['Month']);
  screen.getByText(/changes since 12 Aug 2026/);
});
