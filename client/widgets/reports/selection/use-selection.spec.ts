import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportMeta } from '../report-meta.js';
import { useSelection } from './use-selection.js';

const meta = { row: { kind: 'keyword', key: ['kid'] } } as unknown as ReportMeta;
const rows = [{ kid: 1 }, { kid: 2 }, { kid: 3 }];

it('selects all filtered rows until the filter changes or a row is deselected', () => {
  const { result, rerender } = renderHook(({ filter }) => useSelection(meta, filter), {
    initialProps: { filter: 'ws>1' },
  });
  act(() => result.current.set(rows.slice(0, 1), true));
  act(() => result.current.selectAll());
  expect([result.current.isAllSelected, result.current.rows.size]).toEqual([true, 0]);
  act(() => result.current.setOnly(rows.slice(1)));
  expect([result.current.isAllSelected, [...result.current.rows.keys()]]).toEqual([false, ['2', '3']]);
  act(() => result.current.selectAll());
  rerender({ filter: 'ws>2' });
  expect(result.current.isAllSelected).toBe(false);
});
