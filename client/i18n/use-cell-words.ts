import { type CellWords, cellWords } from '../../server/contract/cell-words.js';
import { useFormat } from './use-format.js';

/** The words that cells need, in the page's language. */
export function useCellWords(): CellWords {
  return cellWords[useFormat().language];
}
