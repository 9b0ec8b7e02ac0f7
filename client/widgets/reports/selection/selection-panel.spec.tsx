import { MantineProvider } from '@mantine/core';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { initTranslations } from '../../../i18n/i18n.js';
import type { ReportMeta } from '../report-meta.js';
import { type Table, TableProvider } from '../table-context.js';
import { SelectionPanel } from './selection-panel.js';
import { useGridChecks } from './use-grid-checks.js';
import { useSelection } from './use-selection.js';

const meta = {
  row: { kind: 'keyword', key: ['kid'] },
  rowNoun: ['keyword', 'keywords'],
} as unknown as ReportMeta;
const data: GridRow[] = [{ kid: 1 }, { kid: 2 }, { kid: 3 }];
const pendingClient = new ApolloClient({
  link: new ApolloLink(() => new Observable(() => undefined)),
  cache: new InMemoryCache(),
});

beforeAll(async () => {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  await initTranslations();
  await i18next.loadNamespaces(['reports', 'files']);
});
afterEach(cleanup);

function CheckedTable({ filter }: { filter: string }) {
  const table = {
    meta,
    selection: useSelection(meta, filter),
    rows: { result: { data, total: 4410, subjectId: null } },
    limits: { rows: null, fileRows: null, copy: true, perPage: true },
    layout: { visible: [] },
    subject: { links: {} },
    call: {
      path: '/report/x',
      method: 'GET',
      subject: {},
      state: { ...initialState, filter },
      columns: ['word'],
    },
  } as unknown as Table;
  return (
    <TableProvider value={table}>
      <SelectionCheckboxes />
      <SelectionPanel isAttached />
    </TableProvider>
  );
}

/** Check boxes that select rows like those of the grid. */
function SelectionCheckboxes() {
  const { isChecked, setChecked } = useGridChecks();
  return data.map((row, index) => (
    <input
      key={index}
      type="checkbox"
      aria-label={`row ${index}`}
      checked={isChecked(row)}
      onChange={({ target }) => setChecked([row], target.checked)}
    />
  ));
}

function createPage(filter: string) {
  return (
    <MantineProvider>
      <ApolloProvider client={pendingClient}>
        <CheckedTable filter={filter} />
      </ApolloProvider>
    </MantineProvider>
  );
}

const checkedStates = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
const exportLink = () => screen.queryByRole('link', { name: 'Export' })?.getAttribute('href') ?? '';

it('selects all filtered rows and exports them by filter', () => {
  const { rerender } = render(createPage('ws>=10'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'row 1' }));
  expect([checkedStates(), exportLink()]).toEqual([[false, true, false], '']);
  screen.getByRole('button', { name: 'Export' });
  fireEvent.click(screen.getByRole('button', { name: /^Select all 4\D410$/ }));
  expect(checkedStates()).toEqual([true, true, true]);
  expect(screen.getByRole('status').textContent).toMatch(/^4\D410 selected$/);
  const { searchParams } = new URL(exportLink(), 'http://host');
  expect([searchParams.get('filter'), searchParams.getAll('ids')]).toEqual(['ws>=10', []]);

  fireEvent.click(screen.getByRole('checkbox', { name: 'row 0' }));
  expect([checkedStates(), exportLink()]).toEqual([[false, true, true], '']);

  fireEvent.click(screen.getByRole('button', { name: /^Select all 4\D410$/ }));
  rerender(createPage('ws>=20'));
  expect(checkedStates()).toEqual([false, false, false]);
});
