import type { Localised } from '../../errors/error-catalogue.js';

/** What a report is about; decides its arguments. `page` takes a domain and a page url, `none` nothing but the base. */
export type ReportSubject = 'domain' | 'page' | 'keyword' | 'keywords' | 'none';

/** The tabs of the documents: SEO, PPC, keyword research, rankings of domains. */
export type ReportSection = 'organic' | 'paid' | 'keywords' | 'domains';

/** Type of a column's values, which fixes the operators it can be filtered with and its GraphQL type. */
export type ColumnType = 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'array' | 'map';

/** How a cell shows its value; the browser has one renderer for each. */
export type ColumnFormat =
  | 'text'
  | 'keyword'
  | 'domain'
  | 'url'
  | 'position'
  | 'change'
  | 'number'
  | 'money'
  | 'percent'
  | 'competition'
  | 'wizards'
  | 'flag'
  | 'date';

/** A link of a cell: a path template whose `{column}` parts are filled from the row and `{domain}`, `{base}` from the subject. */
export interface CellLink {
  to: string;
  /** Opens in place of a page: the position history dialog. */
  dialog?: 'history';
}

/** One column, declared once: from it come SQL, GraphQL field, filter field, grid column, CSV header and documentation. */
export interface Column {
  type: ColumnType;
  format: ColumnFormat;
  /** Expression over the source's columns. */
  sql: string;
  title: Localised;
  /** Meaning with shape and unit, and the formula's source where there is one. */
  description: Localised;
  /** Unit of the values, as `visits a day`, `dollars`, `percent`. */
  unit?: string;
  filterable: boolean;
  sortable: boolean;
  nullable?: boolean;
  /** Whether the grid shows it from the start; a column that is never shown (an id) is `hidden`. */
  shown: 'always' | 'default' | 'optional' | 'hidden';
  /** Shown on Yandex bases only. */
  yandexOnly?: boolean;
  link?: CellLink;
}

/** A named FROM clause: a static text whose values are `{name:Type}` placeholders bound from the subject and the base's state. */
export interface Source {
  name: string;
  /** The FROM clause's inside: a table with its WHERE, or a subquery. Sees the placeholders of SourceParameters. */
  from: string;
  /** Expressions that make a row unique; rows that tie are ordered by them. */
  identity: readonly string[];
}

/** An argument of a report beyond its subject, as `top` of the competitors. */
export interface ReportArgument {
  type: 'integer' | 'string' | 'boolean' | 'stringList';
  description: Localised;
  required: boolean;
  default?: number | string | boolean;
  /** The only values it takes. */
  oneOf?: readonly (number | string)[];
}

export interface ReportDefinition {
  /** kebab-case; GraphQL uses it in camelCase, the browser's saved things by this id. */
  id: string;
  section: ReportSection;
  subject: ReportSubject;
  title: Localised;
  description: Localised;
  /** What a row is, in the plural forms of each language: [one, other] and [one, few, many]. */
  rowNoun: { en: readonly [string, string]; ru: readonly [string, string, string] };
  /** REST path without the `/api` prefix, and its method when not GET. */
  rest: string;
  method?: 'GET' | 'POST';
  /** The browser's route. */
  route: string;
  source: Source | ((choice: ReportArguments) => Source);
  columns: Readonly<Record<string, Column>>;
  /** `field|direction`, or one for each engine. */
  defaultSort: string | { google: string; yandex: string };
  arguments?: Readonly<Record<string, ReportArgument>>;
}

/** Values of a report's own arguments after parsing. */
export type ReportArguments = Readonly<Record<string, number | string | boolean | readonly string[] | undefined>>;
