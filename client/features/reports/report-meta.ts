import type { BaseFact } from '../../../server/contract/base-facts.js';
import { visibilityOf } from '../../../server/contract/column-vocabulary.js';
import { titleWithCurrency } from '../../../server/contract/currency.js';
import { docsAnchor } from '../../../server/contract/docs-anchor.js';
import { cellFormatLooks } from '../../components/grid/cell-formats.js';
import { type GridColumn, cellFormat } from '../../components/grid/grid-column.js';
import type { SearchEngine } from '../../../server/contract/search-engine.js';
import type { ReportMetaQuery } from './report-meta.generated.js';
import { paths } from '../../addresses/paths.js';

/** A report as the server declares it, in the reader's language. */
export type ReportMeta = Omit<Declared, 'columns'> & { columns: ReportColumn[] };
type Declared = NonNullable<ReportMetaQuery['report']>;
/** A column of a report's declaration. */
export type ReportColumn = Declared['columns'][number] & {
  /** Whether the database lacks what it is made of. */
  isMissing?: boolean;
  /** Whether it stands out among the domains side by side, as the reader's own. */
  isTinted?: boolean;
  /** The domain that it tells of, where the columns are a matrix of sites. */
  site?: string;
  /** Whether 0 says nothing there. */
  zeroIsUnknown?: boolean;
};

const defaultVisibilities = new Set(['always', 'default']);

/** What of a database decides about the columns of its reports. */
interface ReportDatabase {
  /** Sign of its currency. */
  sign: string;
  /** What it holds of what only some databases do. */
  facts: readonly BaseFact[];
}

/** The declaration in a database: amounts of money are headed by its currency, and columns of what it lacks are not offered. */
export function inDatabase(meta: ReportMeta, { sign, facts }: ReportDatabase): ReportMeta {
  const columns = meta.columns.map((column): ReportColumn => {
    const isAvailable = (fact: BaseFact) => facts.includes(fact);
    const isMissing = column.basedOn.length > 0 && !column.basedOn.some(isAvailable);
    const { isMoney } = cellFormatLooks[cellFormat(column.format)];
    return {
      ...column,
      ...(isMissing ? { isMissing } : {}),
      zeroIsUnknown: column.zeroKnownWith !== null && !column.zeroKnownWith.some(isAvailable),
      ...(isMoney ? { title: titleWithCurrency(column.title, sign) } : {}),
    };
  });
  return { ...meta, columns };
}

/** The declaration for a reader who has own data of the subject, or has not: then its own columns are not offered. */
export function withFirstPartyColumns(meta: ReportMeta, hasFirstPartyData: boolean): ReportMeta {
  if (hasFirstPartyData || !meta.columns.some(({ own }) => own)) return meta;
  const columns = meta.columns.map((column) =>
    column.own ? { ...column, shown: 'hidden' as const, shownOnGoogle: 'hidden' as const } : column,
  );
  return { ...meta, columns };
}

/** The columns that the table shows from the start, in the declared order, the one that names the row first. */
export function gridColumnsOf(meta: ReportMeta, engine: SearchEngine): GridColumn[] {
  const main = mainColumnOf(meta, engine);
  return defaultColumnsOf(meta, engine).map((column) => gridColumnOf(column, column === main, engine));
}

/** Whether the table shows a column until its reader says otherwise. */
export function isVisibleByDefault(column: ReportColumn, engine: SearchEngine): boolean {
  return !column.isMissing && defaultVisibilities.has(visibilityOf(column, engine));
}

/** Whether there is such a column for the reader of the engine's databases, from the start or on wish. */
export function isOffered(column: ReportColumn, engine: SearchEngine): boolean {
  return !column.isMissing && visibilityOf(column, engine) !== 'hidden';
}

/** The figure that the table is about: the one it is sorted by, or the first. */
export function mainColumnOf(meta: ReportMeta, engine: SearchEngine): ReportColumn | undefined {
  const sorted = defaultSortOf(meta, engine).split('|')[0];
  const amounts = defaultColumnsOf(meta, engine).filter(
    ({ format }) => cellFormatLooks[cellFormat(format)].isAmount,
  );
  return amounts.find(({ id }) => id === sorted) ?? amounts[0];
}

/** A declared column as the grid draws it. */
export function gridColumnOf(column: ReportColumn, main: boolean, engine: SearchEngine): GridColumn {
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
    main,
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

/** The columns of a table's file, in its order: a figure that may stand for a range has the range beside it. */
export function fileColumns(
  { columns }: ReportMeta,
  visible: readonly Pick<GridColumn, 'id' | 'rangedBy'>[],
): string[] {
  return visible.flatMap(({ id, rangedBy }) => {
    const range = rangedBy ? columns.find(({ field }) => field === rangedBy) : undefined;
    return range === undefined || range.isMissing ? [id] : [id, range.id];
  });
}

/** The declaration with these columns first. */
export function withFirstColumns(meta: ReportMeta, first: readonly string[]): ReportMeta {
  const rankOf = ({ id }: ReportColumn) => (first.includes(id) ? first.indexOf(id) : first.length);
  return { ...meta, columns: [...meta.columns].sort((one, other) => rankOf(one) - rankOf(other)) };
}

/** The order where none is asked for, as `column|direction`. */
export function defaultSortOf(meta: ReportMeta, engine: SearchEngine): string {
  return meta.defaultSort[engine];
}

/**
 * The columns that a filter is offered for, those that the table shows before the others; and at the end those that the
 * applied filter names beside them, as an address may.
 */
export function filterColumnsOf(
  meta: ReportMeta,
  engine: SearchEngine,
  appliedFields: readonly string[] = [],
): ReportColumn[] {
  const filterable = meta.columns.filter((column) => column.filterable && column.operators.length > 0);
  const offered = filterable.filter((column) => isOffered(column, engine));
  return [
    ...offered.filter((column) => isVisibleByDefault(column, engine)),
    ...offered.filter((column) => !isVisibleByDefault(column, engine)),
    ...filterable.filter((column) => !isOffered(column, engine) && appliedFields.includes(column.id)),
  ];
}

/** The place in the documentation of the public API that says what the report's columns are. */
export function docsOf({ rest }: ReportMeta): string {
  return `${paths.apiDocs}#${docsAnchor(rest)}`;
}

/** The column that the search in the table looks at: the first text that can be asked for a part. */
export function searchColumnOf(columns: readonly ReportColumn[]): ReportColumn | undefined {
  return columns.find((column) => column.type === 'string' && column.operators.includes('LIKE'));
}

/** The word for so many rows: `1 keyword`, `5 фраз`. */
export function rowNoun(meta: ReportMeta, count: number, language: string): string {
  const forms = meta.rowNoun;
  const category = new Intl.PluralRules(language).select(count);
  if (category === 'one') return forms[0] ?? '';
  return (forms.length > 2 && category === 'many' ? forms[2] : forms[1]) ?? '';
}

/** The word after "of so many": Russian counts in the genitive there, `из 1 фразы`, `из 2 фраз`. */
export function rowNounOf(meta: ReportMeta, count: number, language: string): string {
  const [, few, many] = meta.rowNoun;
  if (many === undefined) return rowNoun(meta, count, language);
  return (new Intl.PluralRules(language).select(count) === 'one' ? few : many) ?? '';
}

/** The word for many rows of no given number: `keywords`, `фраз`. */
export function rowNounMany(meta: ReportMeta): string {
  return meta.rowNoun.at(-1) ?? '';
}
