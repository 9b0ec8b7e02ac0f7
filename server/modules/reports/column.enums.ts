import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/column-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const columnTypeEnum = vocabularyEnum<ColumnType>('ColumnType', 'Type of a column’s values.', {
  string: 'Text.',
  integer: 'Whole number.',
  decimal: 'Number with a fraction.',
  boolean: 'Yes or no.',
  date: 'Day, as 2026-10-01.',
  array: 'List of texts.',
  map: 'List of ids of a list of classes, as wizardClasses.',
});

export const cellFormatEnum = vocabularyEnum<CellFormat>('CellFormat', 'How a cell shows its value.', {
  text: 'Text.',
  sentence: 'Text of whole sentences, which needs more room.',
  keyword: 'Keyword.',
  domain: 'Domain.',
  url: 'Address of a page within its domain.',
  position: 'Position in the search results, 1 to 50; 0 for none.',
  change: 'Change of a position: above 0 is a rise.',
  number: 'Number.',
  decimal: 'A number with two decimals.',
  money: 'Amount of money, two decimals.',
  percent: 'Share of 100.',
  competition: 'Competition of advertisers: 1 low, 2 medium, 3 high, 0 unknown.',
  placement: 'Place of an ad: 0 under the results, 1 above them.',
  wizards: 'SERP features, by their ids in wizardClasses.',
  flag: 'Yes or no.',
  date: 'Day.',
  intents: 'What people want who search, by the ids of the column’s choices.',
  trend: 'Figures in the order of time, drawn as a line.',
});

export const filterTypeEnum = vocabularyEnum<FilterType>(
  'FilterType',
  'Kind of input by which a filter asks for values.',
  {
    string: 'A text.',
    number: 'A number.',
    boolean: 'Yes or no, sent as 1 or 0.',
    competition: 'A level of competition: 1 low, 2 medium, 3 high.',
    wizards: 'Ids of SERP features, from wizardClasses.',
    dateRange: 'A day or two, as 2026-10-01.',
    enum: 'One of the choices of the column.',
    sr: 'Placement in the search results: 1 top, 0 bottom.',
    isOneOf: 'A list of texts.',
  },
);

export const columnVisibilityEnum = vocabularyEnum<ColumnVisibility>(
  'ColumnVisibility',
  'Whether a table shows a column.',
  {
    always: 'Always: it cannot be taken away.',
    default: 'From the start.',
    optional: 'When its reader chooses it.',
    hidden: 'Never: an id for links and scripts.',
  },
);

export const cellDialogEnum = vocabularyEnum<CellDialog>(
  'CellDialog',
  'A dialog that a cell opens in place of a page.',
  { history: 'The history of the domain’s position for the keyword.' },
);
