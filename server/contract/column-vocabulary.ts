import type { SearchEngine } from './search-engine.js';

/**
 * Types of a column's values, which fix the operators it can be filtered with and its GraphQL type. `boolean` is answered as 0
 * or 1, `array` is a list of texts, `map` a list of class ids (wizards), `date` is `YYYY-MM-DD`.
 */
export const columnTypes = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'] as const;

export type ColumnType = (typeof columnTypes)[number];

/**
 * How a cell shows its value. `sentence` is a text of whole sentences, which gets more room;
 * `decimal` a figure with two decimals in every row, so that those of a column are alike; `placement` the place of an ad, 0
 * under the results and 1 above them; `trend` a list of figures in the order of time. What each means for files, filters and scripts is in
 * `server/reports/cell-formats.ts`, for the table in `client/components/grid/cell-formats.ts`.
 */
export const cellFormats = [
  'text',
  'sentence',
  'keyword',
  'domain',
  'url',
  'position',
  'change',
  'number',
  'decimal',
  'money',
  'percent',
  'competition',
  'placement',
  'wizards',
  'flag',
  'date',
  'intents',
  'trend',
] as const;

export type CellFormat = (typeof cellFormats)[number];

/** Kinds of input by which a filter asks for values, under the names of the public documents. */
export const filterTypes = [
  'string',
  'number',
  'boolean',
  'competition',
  'wizards',
  'dateRange',
  'enum',
  'sr',
  'isOneOf',
] as const;

export type FilterType = (typeof filterTypes)[number];

/** Whether the table shows a column: always, from the start, on wish, or never (ids). */
export const columnVisibilities = ['always', 'default', 'optional', 'hidden'] as const;

export type ColumnVisibility = (typeof columnVisibilities)[number];

/** Whether the table shows a column on the bases of a search engine; what differs is said of Google. */
export function visibilityOf(
  { shown, shownOnGoogle = shown }: { shown: ColumnVisibility; shownOnGoogle?: ColumnVisibility },
  engine: SearchEngine,
): ColumnVisibility {
  return engine === 'google' ? shownOnGoogle : shown;
}

/** Dialogs that a cell opens in place of a page. */
export const cellDialogs = ['history'] as const;

export type CellDialog = (typeof cellDialogs)[number];
