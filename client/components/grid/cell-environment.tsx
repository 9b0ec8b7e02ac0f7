import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import type { TFunction } from 'i18next';
import type { CellDialog } from '../../../server/contract/reports/column-vocabulary.js';
import { createContext, useContext } from 'react';
import type { GridColumn, GridRow } from './grid-column.js';
import type { LinkSubject } from './link-template.js';

/** A SERP feature class from the server. */
export interface SerpFeatureClass {
  id: number;
  name: string;
  icon: string;
}

/** Context shared by all cells of a table. */
export interface CellEnvironment {
  labels: CellLabels;
  /** Resolved once per table: a `useTranslation` call per cell would cost more than rendering the cell. */
  t: TFunction<['frame', 'reports']>;
  names: CellNames;
  subject: LinkSubject;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
  /** Documentation page linked from the column headers. */
  docs?: string;
  /** Link to the formula of a column, by column id. */
  formulaPath?: (column: string) => string | undefined;
  /** Opens the dialog declared by a column for a row. */
  openDialog: (dialog: CellDialog, row: GridRow, column: GridColumn) => void;
}

/** Labels inside cells. */
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

/** Labels of cells. Computed once per table because hundreds of cells use them. */
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

/** Context of the surrounding table; throws outside a table. */
export function useCellEnvironment(): CellEnvironment {
  const environment = useContext(Environment);
  if (!environment) throw new Error('A cell was drawn outside a table.');
  return environment;
}
