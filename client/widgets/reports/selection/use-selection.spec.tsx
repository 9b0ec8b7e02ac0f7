import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportMeta } from '../report-meta.js';
import { useSelection } from './use-selection.js';

const meta = { row: { kind: 'keyword', key: ['kid'] } } as unknown as ReportMeta;
const rows = [{ kid: 1 }, { kid: 2 }, { kid: 3 }];

it('selects all filtered rows until the filter changes', () => {
  const { result, rerender } = renderHook(({ filter }) => useSelection(meta, filter), {
    initialProps: { filter: 'ws>1' },
  });
  act(() => result.current.set(rows.slice(0, 1), true));
  act(() => result.current.selectAll());
  expect([result.current.isAllSelected, result.current.rows.size]).toEqual([true, 0]);
  rerender({ filter: 'ws>2' });
  expect(result.current.isAllSelected).toBe(false);
});

it('keeps all other rows selected if one of all is deselected', () => {
  const { result } = renderHook(() => useSelection(meta, ''));
  act(() => result.current.selectAll());
  act(() => result.current.set(rows.slice(1, 2), false));
  expect(result.current.isAllSelected).toBe(true);
  expect(rows.map(result.current.isSelected)).toEqual([true, false, true]);
  expect([...result.current.excluded.keys()]).toEqual(['2']);
  act(() => result.current.set(rows.slice(1, 2), true));
  expect(result.current.excluded.size).toBe(0);
});
