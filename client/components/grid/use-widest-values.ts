import { useRef } from 'react';
import type { CellEnvironment } from './cell-environment.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { measureWidestValues } from './measure-widest-values.js';

/** The longest figures of all pages that were shown: columns grow with them, and never jump back. */
export function useLongestFigures(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  words: CellEnvironment['words'],
  narrow: boolean,
): ReadonlyMap<string, string> {
  const visible = useRef<ReadonlyMap<string, string>>(new Map());
  const next = measureWidestValues(columns, rows, words, narrow);
  const longer = [...next].filter(([id, text]) => text.length > (visible.current.get(id)?.length ?? 0));
  if (longer.length > 0) visible.current = new Map([...visible.current, ...longer]);
  return visible.current;
}
