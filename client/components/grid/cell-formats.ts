import type { ComponentType } from 'react';
import type { CellFormat } from '../../../server/contract/column-vocabulary.js';
import type { CellProps } from './cells/cell-props.js';
import { ChangeCell } from './cells/change-cell.js';
import { DomainCell } from './cells/domain-cell.js';
import { CompetitionCell, PercentCell } from './cells/number-cells.js';
import { KeywordCell } from './cells/keyword-cell.js';
import { PositionCell } from './cells/position-cell.js';
import { TrendCell } from './cells/trend-cell.js';
import { UrlCell } from './cells/url-cell.js';
import { SerpFeaturesCell } from './cells/serp-features-cell.js';
import * as numberText from './number-text.js';

/** What a format of cells means in a table: how cells look, read, and what their menu leads to. */
interface CellFormatLook {
  /** Draws cells that need more than text; null where the grid writes them itself, which is several times faster. */
  cell: ComponentType<CellProps> | null;
  /** Least width of its column, in pixels. */
  width: number;
  /** Width where the column names the row, as nothing else does; null where that makes no difference. */
  nameColumnWidth: number | null;
  /** Figures, which stand at the right edge and do not name a row. */
  isNumeric: boolean;
  /** A step quieter than what names the row, unless it is the table's main figure. */
  isQuiet: boolean;
  /** How a number reads. */
  formatNumber: numberText.NumberFormatter;
  /** What the pointer brings up: the whole of a text that a narrow column cuts, or the decimals that a share leaves out. */
  tip: 'text' | 'decimals' | null;
  /** What a value names: the cell's menu leads to what there is about it. */
  names: 'domain' | 'keyword' | 'page' | null;
  /** Amounts, one of which is the table's main figure. */
  isAmount: boolean;
  /** Amounts of money, headed by the currency of the database. */
  isMoney: boolean;
  /** Changes against older results: menus name them with their sign, heads what they are counted against. */
  isChange: boolean;
  /** Days as `2026-10-01`, shown as the reader's language writes them. */
  isDay: boolean;
  /** Lists of figures in the order of time. */
  isSeries: boolean;
  /** Ids of blocks of the result page, which are copied and named by their names. */
  isSerpFeatures: boolean;
}

const plain: CellFormatLook = {
  cell: null,
  width: 110,
  nameColumnWidth: null,
  isNumeric: false,
  isQuiet: false,
  formatNumber: numberText.amountText,
  tip: null,
  names: null,
  isAmount: false,
  isMoney: false,
  isChange: false,
  isDay: false,
  isSeries: false,
  isSerpFeatures: false,
};
const text: CellFormatLook = { ...plain, tip: 'text' };
const formatNumber: CellFormatLook = { ...plain, isNumeric: true };
const quiet: CellFormatLook = { ...plain, isQuiet: true };

/** Every format of cells. What the server makes of them is in server/reports/cell-formats.ts. */
export const cellFormatLooks: Readonly<Record<CellFormat, CellFormatLook>> = {
  text: { ...text, width: 180, nameColumnWidth: 320 },
  sentence: { ...text, width: 300 },
  keyword: { ...text, cell: KeywordCell, width: 248, names: 'keyword' },
  domain: { ...text, cell: DomainCell, width: 248, names: 'domain' },
  url: { ...text, cell: UrlCell, width: 260, nameColumnWidth: 380, names: 'page' },
  position: { ...formatNumber, cell: PositionCell, width: 84, formatNumber: numberText.positionText },
  change: {
    ...formatNumber,
    cell: ChangeCell,
    width: 80,
    formatNumber: numberText.changeText,
    isChange: true,
  },
  /** As wide as the longest of its figures. */
  number: { ...formatNumber, width: 84, isQuiet: true, isAmount: true },
  decimal: { ...formatNumber, width: 84, isQuiet: true, isAmount: true, formatNumber: numberText.centsText },
  money: { ...formatNumber, width: 70, isQuiet: true, formatNumber: numberText.centsText, isMoney: true },
  percent: { ...formatNumber, cell: PercentCell, width: 128, isQuiet: true, tip: 'decimals' },
  competition: { ...quiet, cell: CompetitionCell, formatNumber: numberText.labelText('competition') },
  placement: { ...quiet, width: 92, formatNumber: numberText.labelText('placement') },
  wizards: { ...plain, cell: SerpFeaturesCell, width: 112, isSerpFeatures: true },
  flag: { ...quiet, width: 70, formatNumber: numberText.labelText('flag') },
  date: { ...quiet, isDay: true },
  intents: { ...quiet, width: 128 },
  trend: { ...quiet, cell: TrendCell, width: 112, isSeries: true },
};
