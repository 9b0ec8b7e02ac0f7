import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { DataImportsQuery, InspectUploadQuery, UploadsQuery } from './data-import.generated.js';
import { DataImport } from './data-import.js';

type Table = InspectUploadQuery['inspectUpload'][number];
type Import = DataImportsQuery['dataImports'][number];

beforeAll(() => startPage(['data', 'tasks']));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const column = (name: string, field: string | null, values: string[] = []): Table['columns'][number] => ({
  name,
  use: field ? 'used' : 'unknown',
  field,
  reason: null,
  values,
  counts: null,
});

const semrushTable: Table = {
  entry: null,
  container: null,
  format: 'Semrush organic positions',
  skipped: null,
  readBy: 'format',
  kept: null,
  readings: [],
  domain: 'northtrail.example',
  date: '2026-10-12',
  base: null,
  rows: 30412,
  forecast: { of: 1000, isAll: false, totalRows: 0, rejected: 2, beyond: 118, future: 0, isOneSite: true },
  columns: [
    column('Keyword', 'keyword'),
    { ...column('Traffic', null), use: 'leftOut', reason: 'calculated from positions and volumes' },
    column('Branded', null, ['false', 'true']),
  ],
  remarks: [{ code: 'oneDomain', text: 'It contains the positions of one domain, not full search results.' }],
  fields: ['keyword', 'position'],
  records: [['tent', '4']],
};

/** A file that cannot be opened. */
const corruptTable: Table = { ...semrushTable };

const unmappedTable: Table = {
  ...semrushTable,
  format: null,
  readBy: 'guessed',
  domain: null,
  columns: [
    column('phrase', 'keyword', ['tent']),
    column('pos', 'position', ['n/a']),
    column('grp', null, ['x']),
  ],
  remarks: [],
};

/** A file of an import that has not ended. */
const pendingFile: Import['files'][number] = {
  name: 'file.csv',
  upload: null,
  entry: null,
  format: null,
  readings: [],
  failedResponses: null,
  rejected: null,
  rejects: null,
};

const runningImport: Import = {
  id: 'one',
  state: 'running',
  createdAt: new Date().toISOString(),
  finishedAt: null,
  seconds: 60,
  files: [{ ...pendingFile, name: 'big.csv' }],
  stage: 'Reading the files',
  progress: 62,
  read: 2_604_118,
  rows: null,
  rate: 41_200,
  secondsLeft: 39,
  fault: null,
  counts: null,
  columnsWithInvalidValues: [],
};

/** Renders the page with uploads and imports, and records the started imports. */
function renderPage(
  tables: readonly (Table | readonly Table[])[],
  imports: readonly Import[] = [],
  savedUploads: readonly Pick<UploadsQuery['uploads'][number], 'choices'>[] = [],
) {
  const startedImports: unknown[] = [];
  const uploads = tables.map((_, index) => ({
    id: String(index),
    name: `file-${index}.csv`,
    size: 4_300_000,
    choices: null,
    ...savedUploads[index],
  }));
  render(
    <InPage
      address="/data"
      results={{
        Uploads: () => ({
          uploads,
          uploadQuota: { largest: 2 * 1024 ** 3, whole: 10 * 1024 ** 3, used: 0 },
        }),
        InspectUpload: (variables) => {
          if (tables[Number(variables['id'])] === corruptTable) {
            throw new Error('The archive cannot be read.');
          }
          return { inspectUpload: [tables[Number(variables['id'])]].flat() };
        },
        DataImports: () => ({ dataImports: imports }),
        StartImport: (variables) => {
          startedImports.push(variables);
          return { startImport: 'task' };
        },
      }}
    >
      <DataImport />
    </InPage>,
  );
  return { startedImports };
}

it('shows a large drop zone with the only primary button before the first file', async () => {
  renderPage([]);
  await screen.findByText(/up to 2 GB each/);
  expect(screen.getByRole('button', { name: 'Choose files' }).dataset['variant']).toBe('filled');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('asks to confirm dates in the future', async () => {
  const { startedImports } = renderPage([{ ...semrushTable, date: '2099-10-12' }]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Confirm the dates');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Import|^Nothing/ }).disabled).toBe(true);
  fireEvent.click(card.getByRole('checkbox', { name: 'Dates later than tomorrow are correct' }));
  await card.findByText('Ready');
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 file' }));
  await waitFor(() => expect(startedImports).toEqual([{ files: [{ upload: '0', allowFuture: true }] }]));
});

it('shows the origin of every setting and the usage of every column for a recognized file', async () => {
  const { startedImports } = renderPage([semrushTable]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Semrush organic positions');
  expect(card.getByText('4.1 MB')).toBeTruthy();
  expect(card.getByLabelText<HTMLInputElement>('Domain').value).toBe('northtrail.example');
  expect(card.getByLabelText<HTMLInputElement>('Position date').value).toBe('2026-10-12');
  expect(card.getAllByText('From the file name')).toHaveLength(2);
  expect(card.getByText('Snapshot of one domain')).toBeTruthy();
  expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Preview of the first row',
    '1 used',
    '1 known, skipped',
    '1 unknown',
  ]);
  expect(
    card.getByText(
      '30,412 rows · of the first 1,000 rows, will not be imported: 118 beyond position 50, 2 unreadable',
    ),
  ).toBeTruthy();
  expect(screen.getByText('1 ready · 30,412 rows')).toBeTruthy();
  fireEvent.click(card.getByRole('checkbox', { name: 'The file contains all positions of the domain' }));
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 file' }));
  await waitFor(() => expect(startedImports).toEqual([{ files: [{ upload: '0', complete: true }] }]));
});

it('lists each skipped file of an archive with the reason', async () => {
  const notes: Table = {
    ...semrushTable,
    format: null,
    readBy: 'none',
    records: [],
    forecast: null,
  };
  const nestedArchive = { ...notes, entry: 'inner.zip', skipped: 'it is an archive: unpack it first' };
  renderPage([[{ ...semrushTable, entry: 'plain.csv' }, { ...notes, entry: 'notes.txt' }, nestedArchive]]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Not read from this file');
  card.getByText('plain.csv: Preview of the first row');
  card.getByText('notes.txt: it contains no search results or keywords');
  card.getByText('inner.zip: it is an archive: unpack it first');
  expect(screen.getByRole('button', { name: 'Import 1 file' })).toBeTruthy();
});

it('explains that a list of pages adds titles, not search results', async () => {
  renderPage([
    {
      ...semrushTable,
      domain: null,
      remarks: [{ code: 'titlesOnly', text: 'It describes page titles, not keywords or positions.' }],
    },
  ]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Page titles');
  expect(card.queryByText('Snapshot of one domain')).toBeNull();
});

it('explains that each row names its database, and preselects none', async () => {
  const { startedImports } = renderPage([
    { ...semrushTable, columns: [...semrushTable.columns, column('base', 'base', ['msk'])] },
  ]);
  await screen.findByRole('option', { name: 'In every row', selected: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 file' }));
  await waitFor(() => expect(startedImports).toEqual([{ files: [{ upload: '0' }] }]));
});

it('explains that an unreadable file cannot be imported', async () => {
  renderPage([corruptTable]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText(/could not be checked/);
  expect(card.getByText('Cannot be imported')).toBeTruthy();
  expect(card.queryByText('Checking the file')).toBeNull();
});

it('shows no row total if the count of a file is unknown', async () => {
  renderPage([semrushTable, { ...semrushTable, rows: null }]);
  expect(await screen.findByText('2 ready')).toBeTruthy();
});

it('does not start files that are unreadable or lack a domain', async () => {
  const { startedImports } = renderPage([
    {
      ...semrushTable,
      domain: null,
      remarks: [
        {
          code: 'noDomain',
          text: 'It contains no domain: specify it for the import, or the rows will be rejected.',
        },
      ],
    },
    { ...unmappedTable, readBy: 'none', columns: [], records: [], rows: null },
  ]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Enter the domain');
  await screen.findByText('Cannot be imported');
  const startButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Import files' });
  expect(startButton.disabled).toBe(true);
  fireEvent.change(card.getByLabelText('Domain'), { target: { value: 'northtrail.example' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 file' }));
  await waitFor(() =>
    expect(startedImports).toEqual([{ files: [{ upload: '0', domain: 'northtrail.example' }] }]),
  );
});

it('does not start a table without readable rows, and explains why', async () => {
  const reason = 'No row can be read: no keyword (12).';
  const remarks = [{ code: 'nothingReadable', text: reason }];
  renderPage([
    { ...semrushTable, remarks },
    { ...unmappedTable, remarks },
    [
      { ...semrushTable, entry: 'a.csv', remarks },
      { ...semrushTable, entry: 'b.csv' },
    ],
  ]);
  const cards = await screen.findAllByRole('region', { name: /^file-\d\.csv$/ });
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(3));
  expect(cards.map((card) => within(card).queryByText('No readable rows') !== null)).toEqual([
    true,
    true,
    false,
  ]);
  expect(screen.getByText(/^1 ready/)).toBeTruthy();
});

it('shows running, finished and failed imports, and dismisses finished ones', async () => {
  const rejects = '/imports/two/rejects/0';
  const invalidColumn = {
    file: 'serp.csv',
    name: 'Volume',
    valid: 9,
    empty: 1,
    invalid: 2,
    examples: ['about 300', 'many'],
  };
  const endedImport = {
    ...runningImport,
    finishedAt: new Date().toISOString(),
    secondsLeft: null,
    rate: null,
  };
  renderPage(
    [],
    [
      runningImport,
      {
        ...endedImport,
        id: 'two',
        state: 'done',
        files: [
          {
            name: 'serp.csv',
            upload: null,
            entry: null,
            format: 'x',
            readings: ['Dates: day/month/year (as specified)'],
            failedResponses:
              '2 of 3 responses without results, which change nothing: “Task execution failed.” (2)',
            rejected: 13,
            rejects,
          },
        ],
        columnsWithInvalidValues: [invalidColumn],
        counts: {
          records: 48_310,
          stored: 46_000,
          superseded: 702,
          supersededBy: '2026-11-01',
          duplicates: 214,
          outsideDepth: 1381,
          own: 0,
          totalRows: 2,
          rejected: 13,
          keywords: 1,
          domains: 2,
          mostKeywords: [
            { base: 'gny', domain: 'campwell.example', keywords: 4412, isPaid: false },
            { base: 'gny', domain: 'northtrail.example', keywords: 31, isPaid: false },
          ],
          keyword: null,
          ownSites: ['tea.example'],
          bases: ['gny'],
          dates: ['2026-10-12'],
        },
      },
      { ...endedImport, id: 'three', state: 'failed', fault: 'The disk is full.' },
    ],
  );
  const [first] = await screen.findAllByRole('region', { name: 'Import of big.csv' });
  const importCards = within(first as HTMLElement);
  expect(importCards.getByText('2,604,118 rows · 41,200 rows per second')).toBeTruthy();
  expect(importCards.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
  expect(importCards.getByText(/39 s left/)).toBeTruthy();
  const doneCard = within(screen.getByRole('region', { name: 'serp.csv was imported' }));
  for (const formattedCount of ['48,310', '46,000', '702', '214', '1,381', '13']) {
    expect(doneCard.getByText(formattedCount)).toBeTruthy();
  }
  expect(doneCard.getByText(/^superseded by newer results of /).textContent).toContain('2026');
  doneCard.getByText('2 rows with totals or averages excluded');
  doneCard.getByText('Dates: day/month/year (as specified)');
  doneCard.getByText(/^2 of 3 responses without results/);
  doneCard.getByText('Volume: 2 values not understood (“about 300”, “many”), 9 understood, 1 empty');
  expect(doneCard.getByRole('link', { name: /Download rejected/ }).getAttribute('href')).toBe(rejects);
  const links = ['Summary of campwell.example', 'Domains with most keywords', 'Queries of tea.example'];
  expect(links.map((name) => doneCard.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/report?domain=campwell.example&db=gny',
    '/topkeys?db=gny',
    '/own/queries?domain=tea.example',
  ]);
  expect(doneCard.getAllByRole('listitem').map((line) => line.textContent)).toContainEqual(
    expect.stringMatching(/campwell\.example4,412$/),
  );
  expect(screen.getByText(/The disk is full\./)).toBeTruthy();
  fireEvent.click(doneCard.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'serp.csv was imported' })).toBeNull();
});

it('restores the files and settings of a cancelled import and restarts it with one click', async () => {
  const choices = {
    base: 'gny',
    date: '2026-09-01',
    domain: 'tea.example',
    columns: null,
    complete: true,
    allowFuture: false,
    reading: { encoding: 'windows-1254', dateOrder: null, decimal: null, market: null },
  };
  const cancelled: Import = {
    ...runningImport,
    state: 'cancelled',
    finishedAt: new Date().toISOString(),
    files: [{ ...pendingFile, name: 'file-0.csv', upload: '0' }],
  };
  const { startedImports } = renderPage([semrushTable], [cancelled], [{ choices }]);
  const card = within(await screen.findByRole('region', { name: 'file-0.csv' }));
  await card.findByText('Semrush organic positions');
  expect(card.getByLabelText<HTMLInputElement>('Position date').value).toBe('2026-09-01');
  fireEvent.click(await screen.findByRole('button', { name: 'Retry import' }));
  await waitFor(() =>
    expect(startedImports).toEqual([
      {
        files: [
          {
            upload: '0',
            base: 'gny',
            date: '2026-09-01',
            domain: 'tea.example',
            complete: true,
            reading: { encoding: 'windows-1254' },
          },
        ],
      },
    ]),
  );
});

it('offers no restart if the files of a failed import are missing', async () => {
  renderPage([], [{ ...runningImport, state: 'failed', fault: 'The disk is full.' }]);
  await screen.findByText(/Choose the files again/);
  expect(screen.queryByRole('button', { name: 'Retry import' })).toBeNull();
});
