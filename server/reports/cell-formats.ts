import type { CellFormat, FilterType } from '../contract/column-vocabulary.js';
import type { Localised } from '../contract/localised.js';
import { searchIntents } from '../contract/search-intents.js';
import { serpFeatures } from './serp-features.js';

/** One of a few things that stand in a column by their ids. */
export interface CellEnumValue {
  id: number;
  name: Localised;
}

/** What a format of cells means on the server beside the type of the column's values. */
interface CellFormatRules {
  /** Kind of input of its filter; null where the type of the values says it. */
  filterType: FilterType | null;
  /** Names of domains: stored in ASCII, answered and written to files in Unicode, asked for in either. */
  isHost: boolean;
  /** Values are ids of these classes: scripts get ids with names, files names. Null: values stand for themselves. */
  enumValues: readonly CellEnumValue[] | null;
  /** Lists of figures in the order of time. */
  isSeries: boolean;
  /** Positions: rows beyond a viewer's depth are cut by them, so that the source must say which column holds them. */
  isPosition: boolean;
  /** Amounts of money in the currency of the base, which heads their columns. */
  isMoney: boolean;
  /** Least width of its column in a workbook, in characters, and how its numbers look there. */
  sheet: { width: number; numbers: SheetNumbers };
}

/** `thousands` parts those of whole numbers, `cents` shows two decimals. */
type SheetNumbers = 'plain' | 'thousands' | 'cents';

const plain: CellFormatRules = {
  filterType: null,
  isHost: false,
  enumValues: null,
  isSeries: false,
  isPosition: false,
  isMoney: false,
  sheet: { width: 11, numbers: 'plain' },
};

const textOfWidth = (width: number): CellFormatRules => ({ ...plain, sheet: { width, numbers: 'plain' } });

const ofNumbers = (numbers: SheetNumbers): CellFormatRules => ({ ...plain, sheet: { width: 11, numbers } });

/** Every format of cells. What the browser makes of them is in client/components/grid/cell-formats.ts. */
export const cellFormatRules: Readonly<Record<CellFormat, CellFormatRules>> = {
  text: textOfWidth(40),
  sentence: plain,
  keyword: textOfWidth(42),
  domain: { ...textOfWidth(30), isHost: true },
  url: textOfWidth(60),
  position: { ...plain, isPosition: true },
  change: plain,
  number: ofNumbers('thousands'),
  decimal: ofNumbers('cents'),
  money: { ...ofNumbers('cents'), isMoney: true },
  percent: plain,
  competition: { ...plain, filterType: 'competition' },
  placement: { ...plain, filterType: 'sr' },
  wizards: { ...textOfWidth(36), filterType: 'wizards', enumValues: serpFeatures },
  flag: { ...plain, filterType: 'boolean' },
  date: textOfWidth(12),
  intents: { ...textOfWidth(30), enumValues: searchIntents },
  trend: { ...textOfWidth(40), isSeries: true },
};
