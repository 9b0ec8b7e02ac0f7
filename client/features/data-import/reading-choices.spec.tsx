import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { InspectUploadQuery } from './data-import.generated.js';
import { DataImport } from './data-import.js';

type Table = InspectUploadQuery['inspectUpload'][number];
type Reading = Table['readings'][number];

beforeAll(() => startPage(['data', 'tasks']));
afterEach(cleanup);

const openReading: Reading = {
  setting: 'dateOrder',
  value: null,
  text: 'The file does not state whether the day or the month comes first in “05/09/2026”',
  choices: [
    { value: 'day', name: 'day/month/year' },
    { value: 'month', name: 'month/day/year' },
  ],
};

const tableWith = (reading: Reading): Table => ({
  entry: null,
  container: null,
  format: 'CSV with named columns',
  skipped: null,
  readBy: 'format',
  kept: null,
  readings: [reading],
  domain: null,
  date: null,
  base: null,
  rows: 1,
  forecast: { of: 1, isAll: true, totalRows: 0, rejected: 0, beyond: 0, future: 0, isOneSite: false },
  columns: [],
  remarks: [],
  fields: ['keyword'],
  records: [['tent']],
});

it('asks for the order of dates that allow several readings and imports them as chosen', async () => {
  const startedImports: unknown[] = [];
  render(
    <InPage
      address="/data"
      results={{
        Uploads: () => ({
          uploads: [{ id: '0', name: 'ranks.csv', size: 4_300, choices: null }],
          uploadQuota: { largest: 2 * 1024 ** 3, whole: 10 * 1024 ** 3, used: 0 },
        }),
        InspectUpload: ({ reading }) => {
          const { dateOrder = null } = (reading ?? {}) as { dateOrder?: string | null };
          const chosen = { ...openReading, value: dateOrder, text: 'As specified' };
          return { inspectUpload: [tableWith(dateOrder === null ? openReading : chosen)] };
        },
        DataImports: () => ({ dataImports: [] }),
        StartImport: (variables) => {
          startedImports.push(variables);
          return { startImport: 'task' };
        },
      }}
    >
      <DataImport />
    </InPage>,
  );
  const card = within(await screen.findByRole('region', { name: 'ranks.csv' }));
  await card.findByText('Choose how values are read');
  expect(card.getByText(/does not state/)).toBeTruthy();
  expect(card.queryByText(/all can be imported/)).toBeNull();
  const start = screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ });
  expect(start.disabled).toBe(true);
  fireEvent.change(card.getByLabelText('Dates'), { target: { value: 'day' } });
  await card.findByText('As specified');
  expect(card.getByText(/all can be imported/)).toBeTruthy();
  await waitFor(() => expect(start.disabled).toBe(false));
  fireEvent.click(start);
  await waitFor(() => expect(startedImports).toHaveLength(1));
  expect(startedImports).toMatchObject([{ files: [{ reading: { dateOrder: 'day' } }] }]);
});
