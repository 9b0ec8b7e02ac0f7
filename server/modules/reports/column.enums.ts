import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/reports/column-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const columnTypeEnum = vocabularyEnum<ColumnType>('ColumnType', 'Type of a column’s values.', {
  string: 'Text.',
  integer: 'Whole number.',
  decimal: 'Number with a fraction.',
  boolean: 'Yes or no.',
  date: 'Day, YYYY-MM-DD.',
  array: 'List of texts.',
  map: 'List of ids from a list such as `wizardClasses`.',
});

export const cellFormatEnum = vocabularyEnum<CellFormat>('CellFormat', 'Display format of a cell.', {
  text: 'Text.',
  sentence: 'Long text, such as sentences.',
  keyword: 'Keyword.',
  domain: 'Domain.',
  url: 'Address of a page within its domain.',
  position: 'Position in the search results, 1 to 50; 0 for none.',
  change: 'Change of a position; positive values are improvements.',
  number: 'Number.',
  decimal: 'A number with two decimals.',
  visits: 'Estimated daily visits, displayed as a whole number.',
  money: 'Amount of money, two decimals.',
  percent: 'Percentage.',
  competition: 'Competition of advertisers: 1 low, 2 medium, 3 high, 0 unknown.',
  placement: 'Ad placement: 0 below the results, 1 above them.',
  wizards: 'Ids of SERP features, from `wizardClasses`.',
  flag: 'Yes or no.',
  date: 'Day.',
  intents: 'Search intents, as ids of the choices of the column.',
  trend: 'Time series, displayed as a line.',
});

export const filterTypeEnum = vocabularyEnum<FilterType>('FilterType', 'Input type of a filter.', {
  string: 'A text.',
  number: 'A number.',
  boolean: 'Yes or no, sent as 1 or 0.',
  competition: 'A level of competition: 1 low, 2 medium, 3 high.',
  wizards: 'Ids of SERP features, from `wizardClasses`.',
  dateRange: 'A day, or a range of two days, YYYY-MM-DD.',
  enum: 'One of the choices of the column.',
  sr: 'Placement in the search results: 1 top, 0 bottom.',
  isOneOf: 'A list of texts.',
});

export const columnVisibilityEnum = vocabularyEnum<ColumnVisibility>(
  'ColumnVisibility',
  'Visibility of a column in the table.',
  {
    always: 'Always visible; users cannot hide it.',
    default: 'Visible by default.',
    optional: 'Visible only if the user selects it.',
    hidden: 'Never visible; an id for links and scripts.',
  },
);

export const cellDialogEnum = vocabularyEnum<CellDialog>(
  'CellDialog',
  'Dialog that a cell opens instead of a page.',
  { history: 'Position history of the domain for the keyword.' },
);
