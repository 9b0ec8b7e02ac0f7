import type { CellWords } from '../../../server/contract/cell-words.js';
import type { TFunction } from 'i18next';
import type { CellDialog } from '../../../server/contract/column-vocabulary.js';
import { createContext, useContext } from 'react';
import type { GridColumn, GridRow } from './grid-column.js';
import type { LinkSubject } from './link-template.js';

/** A kind of block in a result page, as the server names it. */
export interface WizardClass {
  id: number;
  name: string;
  icon: string;
}

/** What the cells of one table share. */
export interface CellEnvironment {
  words: CellWords;
  /** The page's words, got once for all cells: asking for them in each costs more than drawing it. */
  t: TFunction<['frame', 'reports']>;
  subject: LinkSubject;
  wizards: ReadonlyMap<number, WizardClass>;
  /** Page that documents the columns, for their heads. */
  docs?: string;
  /** The place that explains how a column's figure is counted, by its id. */
  countedAt?: (column: string) => string | undefined;
  /** Opens the dialog that a column declares, for a row. */
  openDialog: (dialog: CellDialog, row: GridRow, column: GridColumn) => void;
}

const Environment = createContext<CellEnvironment | null>(null);

export const CellEnvironmentProvider = Environment.Provider;

/** The shared part of a table's cells; cells stand only inside a table. */
export function useCellEnvironment(): CellEnvironment {
  const environment = useContext(Environment);
  if (!environment) throw new Error('A cell was drawn outside a table.');
  return environment;
}
