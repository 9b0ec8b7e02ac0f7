import { type CellLabels, cellLabels } from '../../server/contract/reports/cell-labels.js';
import { useFormat } from './use-format.js';

/** Translated labels of table cells. */
export function useCellLabels(): CellLabels {
  return cellLabels[useFormat().language];
}
