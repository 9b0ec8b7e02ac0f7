import type { SearchEngine } from './search-engine.js';

/**
 * Value types. They determine the filter operators and the GraphQL type. `boolean` is returned as 0 or 1, `array` is
 * a list of strings, `map` a list of ids, `date` is `YYYY-MM-DD`.
 */
export const columnTypes = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'] as const;

export type ColumnType = (typeof columnTypes)[number];

/**
 * Cell formats. `sentence` is longer text, `decimal` has two decimals, `visits` are estimated per day from
 * `pos`, `ws` and `wsk` of the row, `placement` is 0 below and 1 above the
 * results, `trend` is a time series. Server rules are in `server/reports/cell-formats.ts`, table rendering in
 * `client/components/grid/cell-formats.ts`.
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
  'visits',
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

/** Filter inputs, named as in the public API. */
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

/** Column visibility: always, by default, optional, or never (ids). */
export const columnVisibilities = ['always', 'default', 'optional', 'hidden'] as const;

export type ColumnVisibility = (typeof columnVisibilities)[number];

/** Visibility of a column for a search engine; Google may override the default. */
export function getVisibility(
  { shown, shownOnGoogle = shown }: { shown: ColumnVisibility; shownOnGoogle?: ColumnVisibility },
  engine: SearchEngine,
): ColumnVisibility {
  return engine === 'google' ? shownOnGoogle : shown;
}

/** Dialogs that a cell can open. */
export const cellDialogs = ['history'] as const;

export type CellDialog = (typeof cellDialogs)[number];
