import {
  type CellDialog,
  type CellFormat,
  cellFormats,
} from '../../../server/contract/reports/column-vocabulary.js';

/** Order of the rows, displayed in a header. */
export interface SortState {
  columnId: string;
  direction: 'asc' | 'desc';
}

/** A declared column with translated texts. */
export interface GridColumn {
  /** Column id in filters, sort orders and files. */
  id: string;
  /** Field of the row. */
  field: string;
  title: string;
  description: string;
  unit: string | null;
  /** Formula of computed values. */
  formula?: string | null;
  format: CellFormat;
  sortable: boolean;
  /** Whether this is the main column, displayed in the full text colour. */
  main: boolean;
  /** Decimals of a percentage. */
  decimals: number;
  /** Path template of the link with `{column}` placeholders; null for no link. */
  linkTo: string | null;
  /** Dialog opened by the cell instead of a page. */
  dialog: CellDialog | null;
  /** Field that groups consecutive rows. The column shows its value once per group. */
  groupedBy?: string | null;
  /** Field with the vendor and date of imported values. */
  sourceField?: string | null;
  /** Field with the range that an approximate value represents. */
  rangedBy?: string | null;
  /** Whether 0 means that the value is unknown. */
  zeroIsUnknown?: boolean;
  /** Number of the domain in a multi-domain report, from 1. */
  ofDomain?: number | null;
  /** Whether the column is highlighted. */
  isTinted?: boolean;
  /** Domain of a matrix column. The header shows its icon, and values are centred. */
  site?: string;
  /** Width in px set by the reader; undefined for the default. */
  width?: number;
  /** Whether the reader pinned the column. The name column is always pinned. */
  pinned?: boolean;
}

/** A column without a description, sorting and links. */
export function createGridColumn(
  id: string,
  title: string,
  format: CellFormat,
  options: Partial<GridColumn> = {},
): GridColumn {
  return {
    id,
    field: id,
    title,
    description: '',
    unit: null,
    format,
    sortable: false,
    main: false,
    decimals: 0,
    linkTo: null,
    dialog: null,
    ...options,
  };
}

/** A row of the report result: values by field name. */
export type GridRow = Readonly<Record<string, unknown>>;

/** Declared format; unknown formats fall back to text. */
export function cellFormat(declared: string): CellFormat {
  return cellFormats.find((format) => format === declared) ?? 'text';
}
