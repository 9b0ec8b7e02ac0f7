import type { BaseFact } from '../../../server/contract/reports/base-facts.js';
import { getVisibility } from '../../../server/contract/reports/column-vocabulary.js';
import { formatTitleWithCurrency } from '../../../server/contract/formatting/currency.js';
import { docsAnchor } from '../../../server/contract/pages/docs-anchor.js';
import { cellFormatPresentations } from '../../components/grid/cell-formats.js';
import { type GridColumn, cellFormat } from '../../components/grid/grid-column.js';
import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import type { ReportMetaQuery } from './report-meta.generated.js';
import { paths } from '../../addresses/paths.js';
import type { DaySpan } from '../../../server/contract/reports/day-spans.js';
import type { ReportState } from '../../addresses/report-state.js';

/** Report metadata in the reader's language. */
export type ReportMeta = Omit<Declared, 'columns'> & { columns: ReportColumn[] };
type Declared = NonNullable<ReportMetaQuery['report']>;
/** Column metadata. */
export type ReportColumn = Declared['columns'][number] & {
  /** Whether the database lacks the source data of the column. */
  isMissing?: boolean;
  /** Whether the column belongs to the highlighted domain. */
  isTinted?: boolean;
  /** Domain whose values the column shows, in reports with one column per domain. */
  site?: string;
  /** Whether 0 means unknown. */
  zeroIsUnknown?: boolean;
};

const defaultVisibilities = new Set(['always', 'default']);

/** Database properties that affect columns. */
interface ReportDatabase {
  currencySign: string;
  /** Optional data that the database contains. */
  facts: readonly BaseFact[];
}

/** Adapts metadata to a database: adds the currency to titles and marks columns without source data as missing. */
export function adaptToDatabase(meta: ReportMeta, { currencySign, facts }: ReportDatabase): ReportMeta {
  const columns = meta.columns.map((column): ReportColumn => {
    const isAvailable = (fact: BaseFact) => facts.includes(fact);
    const isMissing = column.basedOn.length > 0 && !column.basedOn.some(isAvailable);
    const { isMoney } = cellFormatPresentations[cellFormat(column.format)];
    return {
      ...column,
      ...(isMissing ? { isMissing } : {}),
      zeroIsUnknown: column.zeroKnownWith !== null && !column.zeroKnownWith.some(isAvailable),
      ...(isMoney ? { title: formatTitleWithCurrency(column.title, currencySign) } : {}),
    };
  });
  return { ...meta, columns };
}

/** Hides first-party columns if the reader has no first-party data of the subject. */
export function withFirstPartyColumns(meta: ReportMeta, hasFirstPartyData: boolean): ReportMeta {
  if (hasFirstPartyData || !meta.columns.some(({ own }) => own)) return meta;
  const columns = meta.columns.map((column) =>
    column.own ? { ...column, shown: 'hidden' as const, shownOnGoogle: 'hidden' as const } : column,
  );
  return { ...meta, columns };
}

/** Grid columns that are visible by default, in declared order. */
export function gridColumnsOf(meta: ReportMeta, engine: SearchEngine): GridColumn[] {
  const mainColumn = mainColumnOf(meta, engine);
  return defaultColumnsOf(meta, engine).map((column) => gridColumnOf(column, column === mainColumn, engine));
}

/** Whether a column is visible by default. */
export function isVisibleByDefault(column: ReportColumn, engine: SearchEngine): boolean {
  return !column.isMissing && defaultVisibilities.has(getVisibility(column, engine));
}

/** Whether a column is available for the search engine. */
export function isSupportedColumn(column: ReportColumn, engine: SearchEngine): boolean {
  return !column.isMissing && getVisibility(column, engine) !== 'hidden';
}

/** Main column: the default sort column if it contains amounts, otherwise the first column with amounts. */
export function mainColumnOf(meta: ReportMeta, engine: SearchEngine): ReportColumn | undefined {
  const sortColumnId = defaultSortOf(meta, engine).split('|')[0];
  const amountColumns = defaultColumnsOf(meta, engine).filter(
    ({ format }) => cellFormatPresentations[cellFormat(format)].isAmount,
  );
  return amountColumns.find(({ id }) => id === sortColumnId) ?? amountColumns[0];
}

/** Converts a report column to a grid column. */
export function gridColumnOf(column: ReportColumn, isMain: boolean, engine: SearchEngine): GridColumn {
  const link = column.link && (column.link.engine ?? engine) === engine ? column.link : null;
  return {
    id: column.id,
    field: column.field,
    title: column.title,
    description: column.description,
    unit: column.unit,
    formula: column.formula,
    format: cellFormat(column.format),
    sortable: column.sortable,
    main: isMain,
    decimals: column.type === 'decimal' ? 1 : 0,
    linkTo: link?.to || null,
    dialog: link?.dialog ?? null,
    groupedBy: column.groupedBy,
    sourceField: column.saidBy,
    rangedBy: column.rangedBy,
    zeroIsUnknown: column.zeroIsUnknown,
    ofDomain: column.ofDomain,
    isTinted: column.isTinted,
    site: column.site,
  };
}

function defaultColumnsOf({ columns }: ReportMeta, engine: SearchEngine): ReportColumn[] {
  return columns.filter((column) => isVisibleByDefault(column, engine));
}

/** Columns of an exported file; approximate values are followed by their range. */
export function fileColumns(
  { columns }: ReportMeta,
  visible: readonly Pick<GridColumn, 'id' | 'rangedBy'>[],
): string[] {
  return visible.flatMap(({ id, rangedBy }) => {
    const range = rangedBy ? columns.find(({ field }) => field === rangedBy) : undefined;
    return range === undefined || range.isMissing ? [id] : [id, range.id];
  });
}

/** Moves columns to the front. */
export function withFirstColumns(meta: ReportMeta, firstIds: readonly string[]): ReportMeta {
  const rankOf = ({ id }: ReportColumn) => (firstIds.includes(id) ? firstIds.indexOf(id) : firstIds.length);
  return { ...meta, columns: [...meta.columns].sort((a, b) => rankOf(a) - rankOf(b)) };
}

/** Shows only these columns by default, in this order. Readers can add the others. */
export function withDefaultColumns(meta: ReportMeta, ids: readonly string[]): ReportMeta {
  const columns = meta.columns.map((column) => {
    if (ids.includes(column.id)) return column;
    const { shown, shownOnGoogle } = column;
    return { ...column, shown: toOptional(shown), shownOnGoogle: toOptional(shownOnGoogle) };
  });
  return withFirstColumns({ ...meta, columns }, ids);
}

function toOptional(visibility: ReportColumn['shown']): ReportColumn['shown'] {
  return visibility === 'default' ? 'optional' : visibility;
}

/** Default sort order as `column|direction`. */
export function defaultSortOf(meta: ReportMeta, engine: SearchEngine): string {
  return meta.defaultSort[engine];
}

/** Filterable columns: default columns first, then other available ones, then those of the applied filter. */
export function filterColumnsOf(
  meta: ReportMeta,
  engine: SearchEngine,
  appliedFields: readonly string[] = [],
): ReportColumn[] {
  const filterableColumns = meta.columns.filter((column) => column.filterable && column.operators.length > 0);
  const supportedColumns = filterableColumns.filter((column) => isSupportedColumn(column, engine));
  return [
    ...supportedColumns.filter((column) => isVisibleByDefault(column, engine)),
    ...supportedColumns.filter((column) => !isVisibleByDefault(column, engine)),
    ...filterableColumns.filter(
      (column) => !isSupportedColumn(column, engine) && appliedFields.includes(column.id),
    ),
  ];
}

/** API documentation link of the report. */
export function getDocsLink({ rest }: ReportMeta): string {
  return `${paths.apiDocs}#${docsAnchor(rest)}`;
}

/** Column of the table search: the first text column that supports LIKE. */
export function searchColumnOf(columns: readonly ReportColumn[]): ReportColumn | undefined {
  return columns.find((column) => column.type === 'string' && column.operators.includes('LIKE'));
}

/** Row noun for a count: `keyword`, `фраз`. */
export function rowNoun(meta: ReportMeta, count: number, language: string): string {
  const forms = meta.rowNoun;
  const category = new Intl.PluralRules(language).select(count);
  if (category === 'one') return forms[0] ?? '';
  return (forms.length > 2 && category === 'many' ? forms[2] : forms[1]) ?? '';
}

/** Row noun after "of": genitive in Russian, `из 1 фразы`, `из 2 фраз`. */
export function genitiveRowNoun(meta: ReportMeta, count: number, language: string): string {
  const [, few, many] = meta.rowNoun;
  if (many === undefined) return rowNoun(meta, count, language);
  return (new Intl.PluralRules(language).select(count) === 'one' ? few : many) ?? '';
}

/** Plural row noun without a count: `keywords`, `фраз`. */
export function pluralRowNoun(meta: ReportMeta): string {
  return meta.rowNoun.at(-1) ?? '';
}

/** Comparison period to request; undefined for reports without changes. */
export function requestedDays({ comparison }: ReportMeta, { forDay }: ReportState): DaySpan | undefined {
  return comparison ? forDay : undefined;
}
