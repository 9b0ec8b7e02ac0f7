import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { type Table, TableProvider } from '../table-context.js';
import { TablePager } from './table-pager.js';

beforeAll(() => startPage(['reports']));
afterEach(cleanup);

function show(paging: boolean) {
  const setRestrictedAction = vi.fn();
  const table = {
    rows: { result: { total: 335, lastPage: 14 } },
    state: { page: 1 },
    limits: { paging },
    change: () => true,
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
  return setRestrictedAction;
}

it('shows an upgrade button instead of pages to readers limited to the first page', () => {
  const setRestrictedAction = show(false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['See all pages']);
  fireEvent.click(screen.getByRole('button', { name: 'See all pages' }));
  expect(setRestrictedAction.mock.calls).toEqual([['page']]);
});

it('shows all pages to other readers', () => {
  show(true);
  expect(screen.getAllByRole('navigation')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'See all pages' })).toBeNull();
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
