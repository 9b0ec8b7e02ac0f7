import type { CellLabels } from '../../../server/contract/cell-labels.js';
import type { TFunction } from 'i18next';
import type { CellDialog } from '../../../server/contract/column-vocabulary.js';
import { createContext, useContext } from 'react';
import type { GridColumn, GridRow } from './grid-column.js';
import type { LinkSubject } from './link-template.js';

/** A kind of block in a result page, as the server names it. */
export interface SerpFeatureClass {
  id: number;
  name: string;
  icon: string;
}

/** What the cells of one table share. */
export interface CellEnvironment {
  labels: CellLabels;
  /** The page's words, got once for all cells: asking for them in each costs more than drawing it. */
  t: TFunction<['frame', 'reports']>;
  names: CellNames;
  subject: LinkSubject;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
  /** Page that documents the columns, for their heads. */
  docs?: string;
  /** The place that explains how a column's figure is counted, by its id. */
  formulaPath?: (column: string) => string | undefined;
  /** Opens the dialog that a column declares, for a row. */
  openDialog: (dialog: CellDialog, row: GridRow, column: GridColumn) => void;
}

/** What parts of cells are called. */
export interface CellNames {
  historyHint: string;
  notInTop: string;
  leads: string;
  geo: string;
  question: string;
  pageChanged: string;
  isNew: string;
  noChange: string;
}

/** Looked up once for all cells: hundreds of them ask for the same. */
export function cellNames(t: CellEnvironment['t']): CellNames {
  return {
    historyHint: t('cell.historyHint', { ns: 'reports' }),
    notInTop: t('notInTop'),
    leads: t('leads'),
    geo: t('geo'),
    question: t('question'),
    pageChanged: t('cell.pageChanged', { ns: 'reports' }),
    isNew: t('change.new'),
    noChange: t('change.none'),
  };
}

const Environment = createContext<CellEnvironment | null>(null);

export const CellEnvironmentProvider = Environment.Provider;

/** The shared part of a table's cells; cells stand only inside a table. */
export function useCellEnvironment(): CellEnvironment {
  const environment = useContext(Environment);
  if (!environment) throw new Error('A cell was drawn outside a table.');
  return environment;
}
