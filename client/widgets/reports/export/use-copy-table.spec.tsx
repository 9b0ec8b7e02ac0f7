import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { InPage, startPage } from '../../../testing/in-page.js';
import { ReportMetaProvider } from '../report-context.js';
import { type Table, TableProvider } from '../table-context.js';
import { ReportActions } from './report-actions.js';
import { useCopyTable } from './use-copy-table.js';

const writeText = vi.fn<(text: string) => Promise<void>>();
const onSubmit = vi.fn<(address: string) => void>();

beforeAll(() => startPage(['reports', 'files']));
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  onSubmit.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Keyword\tPosition\ntent\t1\nboots\t2\n')));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const type = new FormData(this).get('type');
    onSubmit(`${this.action} ${typeof type === 'string' ? type : ''}`);
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function CopyButton() {
  const { copy } = useCopyTable();
  return <button onClick={copy}>Copy</button>;
}

function copyTableWithRows(total: number) {
  const table = {
    meta: { rowNoun: ['keyword', 'keywords'] },
    call: { path: '/report/x', method: 'POST', subject: {}, state: initialState },
    rows: { result: { total } },
    limits: { copy: true },
  } as unknown as Table;
  render(
    <InPage address="/keywords">
      <Notifications />
      <TableProvider value={table}>
        <CopyButton />
      </TableProvider>
    </InPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
}

it('reports that the full table was copied', async () => {
  copyTableWithRows(2);
  await screen.findByText('2 keywords copied with headers');
  expect(writeText).toHaveBeenCalledWith('Keyword\tPosition\ntent\t1\nboots\t2\n');
});

it('reports the copied part and offers the file', async () => {
  copyTableWithRows(15_532);
  await screen.findByText(/^2 of 15\D532 keywords copied\./);
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(onSubmit.mock.calls).toEqual([[expect.stringMatching(/\/api\/report\/x csv$/)]]);
});

it.each([
  [15_532, 10_000, true],
  [15_532, 50_000, false],
  [15_532, null, false],
])(
  'announces before the export that a plan truncates the file: %i rows, limit %s',
  async (total, fileRows, isCut) => {
    const table = {
      meta: { rowNoun: ['keyword', 'keywords'], columns: [] },
      call: { path: '/report/x', method: 'POST', subject: {}, state: initialState },
      rows: { result: { total } },
      limits: { copy: true, fileRows },
      selection: { isAllSelected: false, rows: new Map() },
    } as unknown as Table;
    render(
      <InPage address="/keywords">
        <ReportMetaProvider value={table.meta}>
          <TableProvider value={table}>
            <ReportActions />
          </TableProvider>
        </ReportMetaProvider>
      </InPage>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    if (isCut) {
      expect((await screen.findByRole('dialog')).textContent).toMatch(/10,000/);
      expect(onSubmit).not.toHaveBeenCalled();
    } else {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(onSubmit.mock.calls).toEqual([[expect.stringMatching(/\/api\/report\/x csv$/)]]);
    }
  },
);
