import type { ComponentType } from 'react';
import type { CellFormat } from '../../../server/contract/reports/column-vocabulary.js';
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

/** Presentation of a cell format: rendering, text and menu links. */
interface CellFormatPresentation {
  /** Cell component; null for plain text, which the grid renders several times faster. */
  cell: ComponentType<CellProps> | null;
  /** Minimum column width in px. */
  width: number;
  /** Width as the name column, in px; null for the regular width. */
  nameColumnWidth: number | null;
  /** Whether values are right-aligned numbers. Such a column cannot name rows. */
  isNumeric: boolean;
  /** Whether values are subdued unless the column is the main one. */
  isQuiet: boolean;
  formatNumber: numberText.NumberFormatter;
  /** Tooltip: the full text of a truncated cell, all decimals of a percentage, or the arithmetic of an estimate. */
  tooltip: 'text' | 'decimals' | 'visits' | null;
  /** Kind of subject in the cell; the cell menu links to its reports. */
  subjectKind: 'domain' | 'keyword' | 'page' | null;
  /** Whether values are amounts. One amount column is the main column of a table. */
  isAmount: boolean;
  /** Whether values are money; the header then shows the currency of the database. */
  isMoney: boolean;
  /** Whether values are changes. Menus then show the sign, headers the compared date. */
  isChange: boolean;
  /** Whether values are ISO dates. */
  isDay: boolean;
  /** Whether values are time series. */
  isSeries: boolean;
  /** Whether values are SERP feature ids, displayed by name. */
  isSerpFeatures: boolean;
}

const plain: CellFormatPresentation = {
  cell: null,
  width: 110,
  nameColumnWidth: null,
  isNumeric: false,
  isQuiet: false,
  formatNumber: numberText.amountText,
  tooltip: null,
  subjectKind: null,
  isAmount: false,
  isMoney: false,
  isChange: false,
  isDay: false,
  isSeries: false,
  isSerpFeatures: false,
};
const text: CellFormatPresentation = { ...plain, tooltip: 'text' };
const formatNumber: CellFormatPresentation = { ...plain, isNumeric: true };
const quiet: CellFormatPresentation = { ...plain, isQuiet: true };

/** Presentation of the cell formats declared in server/reports/cell-formats.ts. */
export const cellFormatPresentations: Readonly<Record<CellFormat, CellFormatPresentation>> = {
  text: { ...text, width: 180, nameColumnWidth: 320 },
  sentence: { ...text, width: 300 },
  keyword: { ...text, cell: KeywordCell, width: 248, subjectKind: 'keyword' },
  domain: { ...text, cell: DomainCell, width: 248, subjectKind: 'domain' },
  url: { ...text, cell: UrlCell, width: 260, nameColumnWidth: 380, subjectKind: 'page' },
  position: { ...formatNumber, cell: PositionCell, width: 84, formatNumber: numberText.positionText },
  change: {
    ...formatNumber,
    cell: ChangeCell,
    width: 80,
    formatNumber: numberText.changeText,
    isChange: true,
  },
  /** The width grows with the widest value. */
  number: { ...formatNumber, width: 84, isQuiet: true, isAmount: true },
  decimal: { ...formatNumber, width: 84, isQuiet: true, isAmount: true, formatNumber: numberText.centsText },
  visits: {
    ...formatNumber,
    width: 84,
    isQuiet: true,
    isAmount: true,
    formatNumber: numberText.visitsText,
    tooltip: 'visits',
  },
  money: { ...formatNumber, width: 70, isQuiet: true, formatNumber: numberText.centsText, isMoney: true },
  percent: { ...formatNumber, cell: PercentCell, width: 128, isQuiet: true, tooltip: 'decimals' },
  competition: { ...quiet, cell: CompetitionCell, formatNumber: numberText.labelText('competition') },
  placement: { ...quiet, width: 92, formatNumber: numberText.labelText('placement') },
  wizards: { ...plain, cell: SerpFeaturesCell, width: 112, isSerpFeatures: true },
  flag: { ...quiet, width: 70, formatNumber: numberText.labelText('flag') },
  date: { ...quiet, isDay: true },
  intents: { ...quiet, width: 128 },
  trend: { ...quiet, cell: TrendCell, width: 112, isSeries: true },
};
