import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { type Table, TableProvider } from '../table-context.js';
import { TablePager } from './table-pager.js';

beforeAll(() => startPage(['reports']));
afterEach(cleanup);

function show(paging: boolean, { page = 1, error }: { page?: number; error?: Error } = {}) {
  const setRestrictedAction = vi.fn();
  const retry = vi.fn();
  const change = vi.fn();
  const table = {
    rows: { result: { total: 335, lastPage: 14, currentPage: 1 }, error, retry },
    state: { page },
    limits: { paging },
    change,
    setRestrictedAction,
  } as unknown as Table;
  render(
    <InPage address="/keywords">
      <TableProvider value={table}>
        <TablePager />
        <TablePager isLower />
      </TableProvider>
    </InPage>,
  );
  return { setRestrictedAction, retry, change };
}

it('shows an upgrade button instead of pages to readers limited to the first page', () => {
  const { setRestrictedAction } = show(false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['See all pages']);
  fireEvent.click(screen.getByRole('button', { name: 'See all pages' }));
  expect(setRestrictedAction.mock.calls).toEqual([['page']]);
});

it('shows all pages to other readers', () => {
  show(true);
  expect(screen.getAllByRole('navigation')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'See all pages' })).toBeNull();
});

it('marks the page of the displayed rows after a failed page change, and retries the requested page', () => {
  const { retry, change } = show(true, { page: 2, error: new Error('no answer') });
  const [upper] = screen.getAllByRole('navigation');
  const button = (name: string) => within(upper ?? document.body).getByRole('button', { name });
  expect(button('Page 1').getAttribute('aria-current')).toBe('page');
  expect(button('Page 2').getAttribute('aria-current')).toBeNull();
  fireEvent.click(button('Page 2'));
  expect([retry.mock.calls.length, change.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(button('Page 3'));
  expect(change.mock.calls).toEqual([[{ page: 3 }]]);
});

it('marks the requested page while its rows are loading', () => {
  show(true, { page: 2 });
  const current = screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['2', '2']);
});

it('resets an invalid page number and shows the valid range', () => {
  show(true);
  const box = screen.getByRole('textbox');
  for (const invalidPage of ['0', '15', '1.5', 'two']) {
    fireEvent.change(box, { target: { value: invalidPage } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect((box as HTMLInputElement).value).toBe('1');
    expect(screen.getByRole('alert').textContent).toBe('Pages 1 to 14');
    fireEvent.focus(box);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(box, { target: { value: invalidPage } });
    fireEvent.blur(box);
    expect((box as HTMLInputElement).value).toBe('1');
    expect(screen.getByRole('alert').textContent).toBe('Pages 1 to 14');
    fireEvent.focus(box);
  }
});
