import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { InspectUploadQuery } from './data-import.generated.js';
import { DataImport } from './data-import.js';
import { SavedMappings } from './saved-mappings.js';

type Table = InspectUploadQuery['inspectUpload'][number];

beforeAll(() => startPage(['data', 'tasks']));
afterEach(cleanup);

const column = (name: string, field: string | null, value: string): Table['columns'][number] => ({
  name,
  use: field ? 'used' : 'unknown',
  field,
  reason: null,
  values: [value],
});

const unmappedTable: Table = {
  entry: null,
  container: null,
  format: null,
  skipped: null,
  readBy: 'guessed',
  kept: null,
  readings: [],
  domain: null,
  date: '2026-10-12',
  base: null,
  rows: 1,
  forecast: null,
  columns: [column('phrase', 'keyword', 'tent'), column('pos', 'position', 'n/a'), column('grp', null, 'x')],
  remarks: [],
  fields: ['keyword', 'position'],
  records: [['tent', 'n/a']],
};

/** Renders the page with one file whose responses ignore the selected columns, and records the requests. */
function renderPage() {
  const startedImports: unknown[] = [];
  const requests: unknown[] = [];
  const savedMappings = { __typename: 'ColumnMapping', id: 1, name: 'file-0', columns: 2 };
  render(
    <InPage
      address="/data"
      results={{
        Uploads: () => ({
          uploads: [{ id: '0', name: 'file-0.csv', size: 4_300_000, choices: null }],
          uploadQuota: { largest: 2 * 1024 ** 3, whole: 10 * 1024 ** 3, used: 0 },
        }),
        InspectUpload: (variables) => {
          requests.push(variables['columns']);
          return { inspectUpload: [unmappedTable] };
        },
        DataImports: () => ({ dataImports: [] }),
        StartImport: (variables) => {
          startedImports.push(variables);
          return { startImport: 'task' };
        },
        ColumnMappings: () => ({ columnMappings: startedImports.length > 0 ? [savedMappings] : [] }),
      }}
    >
      <SavedMappings />
      <DataImport />
    </InPage>,
  );
  return { startedImports, asked: requests };
}

it('imports the selected columns of an unrecognized header, one column per field, and saves the mapping', async () => {
  const { startedImports, asked: requests } = renderPage();
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Ready, columns guessed');
  expect(card.getByText(/1 of 1 does not match: “n\/a”/)).toBeTruthy();
  fireEvent.change(card.getByLabelText('Read grp as'), { target: { value: 'position' } });
  await waitFor(() =>
    expect(requests.at(-1)).toEqual([
      { name: 'phrase', field: 'keyword' },
      { name: 'pos', field: null },
      { name: 'grp', field: 'position' },
    ]),
  );
  // A second choice before the next response preserves the first one.
  fireEvent.change(card.getByLabelText('Read phrase as'), { target: { value: 'parent_topic' } });
  const mappedColumns = [
    { name: 'phrase', field: 'parent_topic' },
    { name: 'pos', field: null },
    { name: 'grp', field: 'position' },
  ];
  await waitFor(() => expect(requests.at(-1)).toEqual(mappedColumns));
  expect(card.getByLabelText<HTMLSelectElement>('Read grp as').value).toBe('position');
  fireEvent.click(card.getByRole('checkbox', { name: 'Save this mapping as' }));
  expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Mapping name' }).value).toBe('file-0');
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 file' }));
  await waitFor(() => expect(startedImports).toHaveLength(1));
  expect(startedImports[0]).toMatchObject({
    files: [{ upload: '0', saveMappingAs: 'file-0', columns: mappedColumns }],
  });
  expect(await screen.findByRole('button', { name: 'Saved mappings 1' })).toBeTruthy();
});
