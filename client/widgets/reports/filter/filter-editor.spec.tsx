import { MantineProvider } from '@mantine/core';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { CellEnvironmentProvider } from '../../../components/grid/cell-environment.js';
import { initTranslations } from '../../../i18n/i18n.js';
import { ReportMetaProvider } from '../report-context.js';
import type { ReportColumn, ReportMeta } from '../report-meta.js';
import { type Table, TableProvider } from '../table-context.js';
import { FilterEditor } from './filter-editor.js';
import { writeFilter } from './filter-model.js';
import type { SavedDraft } from './use-filter-draft.js';

const column = (id: string, overrides: Partial<ReportColumn>) =>
  ({ id, title: id, type: 'integer', filterType: 'number', choices: [], ...overrides }) as ReportColumn;
const columns = [
  column('ws', { operators: ['>=', '<=', 'BETWEEN', 'ONE OF'] }),
  column('word', { type: 'string', filterType: 'string', operators: ['LIKE', '='] }),
  column('day', { type: 'date', filterType: 'dateRange', operators: ['>=', '<', 'BETWEEN'] }),
];
const meta = { rowNoun: ['keyword', 'keywords'] } as unknown as ReportMeta;
const environment = {
  labels: { language: 'en', yes: 'Yes', no: 'No', competition: ['', '', ''], placement: ['', ''] },
  t: i18next.t,
  serpFeatures: new Map(),
  subject: {},
  openDialog: () => undefined,
} as unknown as Parameters<typeof CellEnvironmentProvider>[0]['value'];
const pendingClient = new ApolloClient({
  link: new ApolloLink(() => new Observable(() => undefined)),
  cache: new InMemoryCache(),
});
const apply = vi.fn<(lines: Filter) => void>();

beforeAll(async () => {
  // MantineProvider needs matchMedia, which the test document lacks.
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  await initTranslations();
  await i18next.loadNamespaces('reports');
});
beforeEach(() => apply.mockReset());
afterEach(cleanup);

function open(lines: Filter, savedDraft: { current: SavedDraft | undefined } = { current: undefined }) {
  return render(
    <MantineProvider>
      <ApolloProvider client={pendingClient}>
        <ReportMetaProvider value={meta}>
          <TableProvider value={{} as Table}>
            <CellEnvironmentProvider value={environment}>
              <FilterEditor
                columns={columns}
                lines={lines}
                savedDraft={savedDraft}
                focusLine={undefined}
                countRows={() => new Promise(() => undefined)}
                onApply={apply}
              />
            </CellEnvironmentProvider>
          </TableProvider>
        </ReportMetaProvider>
      </ApolloProvider>
    </MantineProvider>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
const appliedFilters = () => apply.mock.calls.map(([lines]) => writeFilter(lines));

describe('filter panel', () => {
  const volume: Filter = [[{ field: 'ws', operator: '>=', values: ['5'] }]];

  it('sends the parsed number and keeps the typed text in the field', () => {
    open(volume);
    type('Value', '10,000');
    expect((field('Value') as HTMLInputElement).value).toBe('10,000');
    submit();
    expect(appliedFilters()).toEqual(['ws>=10000']);
  });

  it('shows an error for an invalid number and sends nothing', () => {
    open(volume);
    type('Value', '1e5');
    submit();
    expect(apply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Not a number. Enter 10000, 10,000 or 10k');
    expect(document.activeElement).toBe(field('Value'));
    type('Value', '1k');
    submit();
    expect(appliedFilters()).toEqual(['ws>=1000']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('requests the missing end of a range instead of dropping the range', () => {
    open([[{ field: 'ws', operator: 'BETWEEN', values: ['@'] }]]);
    type('From', '10');
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    expect(apply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Enter both values');
    expect(document.activeElement).toBe(field('To'));
    type('To', '1 000');
    submit();
    expect(appliedFilters()).toEqual(['wsBETWEEN10@1000']);
  });

  it('focuses the value of an alternative so that typing does not change its column', () => {
    open(volume);
    fireEvent.click(screen.getByRole('button', { name: 'Add an “or” condition' }));
    const alternative = screen.getByRole('group', { name: 'or ws' });
    expect(document.activeElement).toBe(within(alternative).getByRole('textbox', { name: 'Value' }));
  });

  it('reports that empty lines are ignored', () => {
    open(volume);
    expect(screen.queryByText(/ignored/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    screen.getByText('1 condition · 1 empty condition is ignored');
    submit();
    expect(appliedFilters()).toEqual(['ws>=5']);
  });

  it('keeps invalid values of a number list in the field', () => {
    open([[{ field: 'ws', operator: 'ONE OF', values: ['3'] }]]);
    fireEvent.paste(field('New value'), { clipboardData: { getData: () => '10,000\n2k\nten' } });
    expect((field('New value') as HTMLInputElement).value).toBe('ten');
    submit();
    expect(apply).not.toHaveBeenCalled();
    type('New value', '');
    submit();
    expect(appliedFilters()).toEqual(['wsONE OF3DELIM10000DELIM2000']);
  });
});

it('restores the typed conditions of a closed panel until another filter is applied', () => {
  const lines: Filter = [[{ field: 'ws', operator: '>=', values: ['10'] }]];
  const draft: { current: SavedDraft | undefined } = { current: undefined };
  const { unmount } = open(lines, draft);
  fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: '25' } });
  unmount();
  open(lines, draft);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('25');
  cleanup();
  open([[{ field: 'ws', operator: '>=', values: ['7'] }]], draft);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('7');
});

it.each(['1,2,3', '1 2 3', '1;2;3', '1; 2, 3'])('adds the numbers of the list %j', (text) => {
  open([[{ field: 'ws', operator: 'ONE OF', values: [''] }]]);
  const input = screen.getByRole('textbox', { name: 'New value' });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
  const values = screen.getAllByRole('button', { name: /^Remove \d/ });
  expect(values.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove 1',
    'Remove 2',
    'Remove 3',
  ]);
});

it('names comparisons of dates after the calendar', () => {
  open([[{ field: 'day', operator: '>=', values: [''] }]]);
  const operators = within(screen.getByRole('combobox', { name: 'Operator' })).getAllByRole('option');
  expect(operators.map(({ textContent }) => textContent)).toEqual(['between', 'on or after', 'before']);
});
