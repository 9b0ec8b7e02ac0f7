import { type CellDialog, type CellFormat, cellFormats } from '../../../server/contract/column-vocabulary.js';

/** A column as the server declares it, in the reader's language. */
export interface GridColumn {
  /** Name in filters, sorts and files. */
  id: string;
  /** Name of the value in a row. */
  field: string;
  title: string;
  description: string;
  unit: string | null;
  /** How the values come about; missing where they are not computed. */
  formula?: string | null;
  format: CellFormat;
  sortable: boolean;
  /** Whether it is the table's main figure, which alone is in ink. */
  main: boolean;
  /** Decimals of a share. */
  decimals: number;
  /** Path template of the cell's link, with `{column}` parts; null where the cell leads nowhere. */
  linkTo: string | null;
  /** Dialog that the cell opens instead of a page. */
  dialog: CellDialog | null;
  /** Name of the value by which rows that follow each other show this one once; missing for values of the row itself. */
  groupedBy?: string | null;
  /** Name of the values that say which vendor told this one and when; missing where none did. */
  sourceField?: string | null;
  /** Name of the value that is the range which this one stands for; missing where it is a figure of its own. */
  rangedBy?: string | null;
  /** Whether 0 stands for what is not known. */
  zeroIsUnknown?: boolean;
  /** Which of the domains that stand side by side it tells of, from 1; missing in other columns. */
  ofDomain?: number | null;
  /** Whether it stands out among them. */
  isTinted?: boolean;
  /** That domain where the columns are a matrix of sites: its icon stands in the head, the figures in the middle. */
  site?: string;
  /** Pixels that its reader chose; without them the width follows from the format and the title. */
  width?: number;
  /** Whether its reader keeps it in sight; what names the row always is. */
  pinned?: boolean;
}

/** A row as the report answers it: values by the columns' field names. */
export type GridRow = Readonly<Record<string, unknown>>;

/** The format of a declaration; one that this version does not know is shown as text. */
export function cellFormat(declared: string): CellFormat {
  return cellFormats.find((format) => format === declared) ?? 'text';
}
