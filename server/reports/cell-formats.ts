import type { CellFormat, FilterType } from '../contract/reports/column-vocabulary.js';
import type { Localised } from '../contract/language/localised.js';
import { searchIntents } from '../contract/reports/search-intents.js';
import { serpFeatures } from './serp-features.js';

/** A value of a column that stores ids. */
export interface CellEnumValue {
  id: number;
  name: Localised;
}

/** Server-side behaviour of a cell format, in addition to that of the value type. */
interface CellFormatRules {
  /** Filter input; null if the value type determines it. */
  filterType: FilterType | null;
  /** Domain names: stored in ASCII, returned in Unicode, filtered in both forms. */
  isHost: boolean;
  /**
   * Values are ids of this list: API responses contain ids with names, files contain names. Null for plain values.
   */
  enumValues: readonly CellEnumValue[] | null;
  /** Numeric time series. */
  isSeries: boolean;
  /** Positions: the source must declare the column, so that rows beyond the viewer's maximum are filtered. */
  isPosition: boolean;
  /** Amounts in the currency of the base, which the column header shows. */
  isMoney: boolean;
  /** Minimum column width in a workbook, in characters, and its number format. */
  sheet: { width: number; numbers: SheetNumbers };
}

/** `thousands` groups digits of integers, `cents` shows two decimals. */
type SheetNumbers = 'plain' | 'thousands' | 'cents';

const plainRules: CellFormatRules = {
  filterType: null,
  isHost: false,
  enumValues: null,
  isSeries: false,
  isPosition: false,
  isMoney: false,
  sheet: { width: 11, numbers: 'plain' },
};

const textRules = (width: number): CellFormatRules => ({ ...plainRules, sheet: { width, numbers: 'plain' } });

const numberRules = (numbers: SheetNumbers): CellFormatRules => ({
  ...plainRules,
  sheet: { width: 11, numbers },
});

/** All cell formats. Their rendering is in client/components/grid/cell-formats.ts. */
export const cellFormatRules: Readonly<Record<CellFormat, CellFormatRules>> = {
  text: textRules(40),
  sentence: plainRules,
  keyword: textRules(42),
  domain: { ...textRules(30), isHost: true },
  url: textRules(60),
  position: { ...plainRules, isPosition: true },
  change: plainRules,
  number: numberRules('thousands'),
  decimal: numberRules('cents'),
  visits: numberRules('cents'),
  money: { ...numberRules('cents'), isMoney: true },
  percent: plainRules,
  competition: { ...plainRules, filterType: 'competition' },
  placement: { ...plainRules, filterType: 'sr' },
  wizards: { ...textRules(36), filterType: 'wizards', enumValues: serpFeatures },
  flag: { ...plainRules, filterType: 'boolean' },
  date: textRules(12),
  intents: { ...textRules(30), enumValues: searchIntents },
  trend: { ...textRules(40), isSeries: true },
};
