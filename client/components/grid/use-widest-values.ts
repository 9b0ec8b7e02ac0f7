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
  const shown = useRef<ReadonlyMap<string, string>>(new Map());
  const next = measureWidestValues(columns, rows, words, narrow);
  const longer = [...next].filter(([id, text]) => text.length > (shown.current.get(id)?.length ?? 0));
  if (longer.length > 0) shown.current = new Map([...shown.current, ...longer]);
  return shown.current;
}
