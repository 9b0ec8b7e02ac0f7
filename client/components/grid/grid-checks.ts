import { createContext, useContext } from 'react';
import type { GridRow } from './grid-column.js';

/** Row selection of a table. */
export interface GridChecks {
  isChecked: (row: GridRow) => boolean;
  /** Selects or deselects rows. */
  setChecked: (rows: readonly GridRow[], checked: boolean) => void;
  /** Accessible name of a row check box, for example `Select tent repair kit`. */
  getRowName: (row: GridRow) => string;
  /** Accessible name of the header check box. */
  selectAllLabel: string;
}

/** Selection state of the current page. */
export interface PageChecks {
  name: string;
  state: 'none' | 'some' | 'all';
  setAll: (checked: boolean) => void;
}

const Checks = createContext<PageChecks | null>(null);

export const PageChecksProvider = Checks.Provider;

/** Selection of the current page; null if rows cannot be selected. */
export function usePageChecks(): PageChecks | null {
  return useContext(Checks);
}
