import { useRef } from 'react';
import type { CellEnvironment } from './cell-environment.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { measureWidestValues } from './measure-widest-values.js';

/** Widest values of all visited pages, so that columns never shrink while paging. */
export function useWidestValues(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  labels: CellEnvironment['labels'],
  narrow: boolean,
): ReadonlyMap<string, string> {
  const widest = useRef<ReadonlyMap<string, string>>(new Map());
  const next = measureWidestValues(columns, rows, labels, narrow);
  const wider = [...next].filter(([id, text]) => text.length > (widest.current.get(id)?.length ?? 0));
  if (wider.length > 0) widest.current = new Map([...widest.current, ...wider]);
  return widest.current;
}
