import { createContext, useContext } from 'react';
import type { GridRow } from './grid-column.js';

/** How rows of a table are checked. */
export interface GridChecks {
  isChecked: (row: GridRow) => boolean;
  /** Checks or clears rows. */
  set: (rows: readonly GridRow[], checked: boolean) => void;
  /** Name of a row's box, as `Select tent repair kit`. */
  nameOf: (row: GridRow) => string;
  /** Name of the box in the head. */
  allName: string;
}

/** What the head's box shows of the rows on the page. */
export interface PageChecks {
  name: string;
  state: 'none' | 'some' | 'all';
  setAll: (checked: boolean) => void;
}

const Checks = createContext<PageChecks | null>(null);

export const PageChecksProvider = Checks.Provider;

/** The checks of the page that the head belongs to; null where rows cannot be checked. */
export function usePageChecks(): PageChecks | null {
  return useContext(Checks);
}
