import { MantineProvider } from '@mantine/core';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
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
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
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
        <MemoryRouter>
          <CheckedTable filter={filter} />
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>
  );
}

const checkedStates = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
/** Fields of the form that the export button submits. */
function exportFields(): URLSearchParams {
  const fields: string[][] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    fields.push(...[...this.querySelectorAll('input')].map(({ name, value }) => [name, value]));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  submit.mockRestore();
  return new URLSearchParams(fields);
}

it('selects all filtered rows and exports them by filter, without the deselected ones', () => {
  const { rerender } = render(createPage('ws>=10'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'row 1' }));
  expect(checkedStates()).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole('button', { name: /^Select all 4\D410$/ }));
  expect(checkedStates()).toEqual([true, true, true]);
  expect(screen.getByRole('status').textContent).toMatch(/^4\D410 selected$/);
  const all = exportFields();
  expect([all.get('filter'), all.getAll('ids'), all.getAll('exceptIds')]).toEqual(['ws>=10', [], []]);

  fireEvent.click(screen.getByRole('checkbox', { name: 'row 0' }));
  expect(checkedStates()).toEqual([false, true, true]);
  expect(screen.getByRole('status').textContent).toMatch(/^4\D409 selected$/);
  const others = exportFields();
  expect([others.get('filter'), others.getAll('exceptIds')]).toEqual(['ws>=10', ['1']]);

  fireEvent.click(screen.getByRole('button', { name: /^Select all 4\D410$/ }));
  expect(checkedStates()).toEqual([true, true, true]);
  rerender(createPage('ws>=20'));
  expect(checkedStates()).toEqual([false, false, false]);
});

it('places toasts above the panel while rows are selected', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 600,
    bottom: 642,
  } as DOMRect);
  render(createPage(''));
  const offset = () => document.documentElement.style.getPropertyValue('--toast-bottom');
  expect(offset()).toBe('');
  fireEvent.click(screen.getByRole('checkbox', { name: 'row 0' }));
  expect(offset()).toBe(`${window.innerHeight - 600 + 8}px`);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(offset()).toBe('');
  vi.restoreAllMocks();
});
