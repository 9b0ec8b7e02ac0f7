import { type CellLabels, cellLabels } from '../../server/contract/cell-labels.js';
import { useFormat } from './use-format.js';

/** The words that cells need, in the page's language. */
export function useCellLabels(): CellLabels {
  return cellLabels[useFormat().language];
}
