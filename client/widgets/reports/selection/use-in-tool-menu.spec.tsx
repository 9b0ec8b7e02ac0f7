import { gql } from '@apollo/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { listFromLocation } from '../../../addresses/tool-input.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { currentAddress, InPage, startPage } from '../../../testing/in-page.js';
import type { ReportMeta } from '../report-meta.js';
import { type Table, TableProvider } from '../table-context.js';
import { UseInToolMenu } from './use-in-tool-menu.js';

const allRowsDocument = gql`
  query AllRows($page: Int) {
    report(page: $page) {
      lastPage
      data {
        word
      }
    }
  }
`;

beforeAll(() => startPage(['reports']));
afterEach(cleanup);

/** Renders the menu for selected rows, named by their column `word`. */
function renderMenu(
  kind: string,
  rows: readonly GridRow[],
  overrides: Partial<Table> = {},
  results: Parameters<typeof InPage>[0]['results'] = {},
) {
  const table = {
    meta: { row: { kind, key: ['id'] } } as unknown as ReportMeta,
    selection: { rows: new Map(rows.map((row, index) => [String(index), row])), isAllSelected: false },
    layout: { visible: [{ field: 'word', format: 'keyword' }] },
    subject: { domain: 'own.example', links: { base: 'gny' } },
    ...overrides,
  } as unknown as Table;
  render(
    <InPage address="/keywords?domain=own.example&db=gny" results={results}>
      <TableProvider value={table}>
        <UseInToolMenu />
      </TableProvider>
    </InPage>,
  );
}

/** Reads the list that a link passes in the parameter `name`. */
function readListFromLink(link: HTMLElement, name: string): string | undefined {
  const { search, pathname } = new URL(link.getAttribute('href') ?? '', 'http://here.example');
  const list = listFromLocation({ search, state: null }, name);
  return list === undefined ? undefined : `${pathname}: ${list.replaceAll('\n', ' | ')}`;
}

it('passes selected keywords without duplicates to keyword tools in a new tab', async () => {
  renderMenu('keyword', [{ word: 'tents' }, { word: 'hiking boots' }, { word: 'tents' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Use in' }));
  const checkItem = await screen.findByRole('menuitem', { name: 'Bulk keyword check' });
  expect(readListFromLink(checkItem, 'list')).toBe('/tools/keywords-by-list: tents | hiking boots');
  expect(checkItem.getAttribute('target')).toBe('_blank');
  const comparison = screen.getByRole('menuitem', { name: 'SERP comparison' });
  expect(readListFromLink(comparison, 'keywords')).toBe('/tools/check-top: tents | hiking boots');
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Bulk keyword check',
    'Keyword expansion',
    'SERP comparison',
    'Competitors by keywords',
    'Unique words',
    'Near-duplicates',
    'Compare lists',
  ]);
});

it('passes selected pages with their domain to page tools', async () => {
  renderMenu('page', [{ url: '/a,b' }, { url: '/', domain: 'other.example' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Use in' }));
  const link = await screen.findByRole('menuitem', { name: 'Keywords of pages' });
  expect(readListFromLink(link, 'pages')).toBe('/tools/keywords-by-pages: own.example/a,b | other.example/');
  const vocabulary = screen.getByRole('menuitem', { name: 'Page terms' });
  expect(readListFromLink(vocabulary, 'pages')).toBe(
    '/tools/dictionary-by-pages: own.example/a,b | other.example/',
  );
});

it('opens in the same tab if the rows exceed the address', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ word: `keyword number ${index}` }));
  renderMenu('keyword', rows);
  fireEvent.click(screen.getByRole('button', { name: 'Use in' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Keyword expansion' }));
  expect(currentAddress()).toBe('/tools/extended-keywords?db=gny');
});

it('offers no tool for unsupported rows', () => {
  renderMenu('day', [{ word: '2026-10-12' }]);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('loads a selection of all rows page by page for a tool, without the deselected ones', async () => {
  const pages = [[{ word: 'tents' }, { word: 'boots' }], [{ word: 'maps' }]];
  const table = {
    document: allRowsDocument,
    variables: {},
    rows: { result: { total: 3 } },
    selection: {
      rows: new Map(),
      isAllSelected: true,
      excluded: new Map([['boots', {}]]),
      isSelected: ({ word }: GridRow) => word !== 'boots',
    },
  } as unknown as Partial<Table>;
  renderMenu('keyword', [], table, {
    AllRows: ({ page }) => ({ report: { data: pages[Number(page) - 1] ?? [], lastPage: 2 } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use in' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Bulk keyword check' }));
  await waitFor(() =>
    expect(new URLSearchParams(currentAddress().split('?')[1]).get('list')).toBe('tents\nmaps'),
  );
});

it('disables the tools with an explanation if too many rows are selected', () => {
  const selection = {
    rows: new Map(),
    isAllSelected: true,
    excluded: new Map(),
    isSelected: () => true,
  } as unknown as Table['selection'];
  renderMenu('keyword', [], { selection, rows: { result: { total: 15_532 } } as unknown as Table['rows'] });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Use in' });
  expect([button.disabled, button.title]).toEqual([true, 'Select up to 10,000 rows for this action']);
});
