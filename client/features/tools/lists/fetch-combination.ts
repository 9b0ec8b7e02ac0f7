import type {
  CombinationOption,
  CombinationOrder,
  SeparatorName,
} from '../../../../server/contract/tools/list-options.js';
import { fetchFile } from '../../../lib/fetch-file.js';

/** Lists of words, and how they are put together. */
export interface CombinationRequest {
  lists: readonly string[];
  order: CombinationOrder;
  separators: readonly SeparatorName[];
  options: readonly CombinationOption[];
}

/** All variations as a text that the server writes while it is read. Throws Error with the server's message. */
export function fetchCombination(request: CombinationRequest): Promise<Response> {
  return fetchFile('/tools/combine', request);
}
