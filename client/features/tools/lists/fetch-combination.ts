import type {
  CombinationOption,
  CombinationOrder,
  SeparatorName,
} from '../../../../server/contract/tools/list-options.js';
import { fetchFile } from '../../../lib/fetch-file.js';

/** Word lists with the order, separators and options of their combination. */
export interface CombinationRequest {
  lists: readonly string[];
  order: CombinationOrder;
  separators: readonly SeparatorName[];
  options: readonly CombinationOption[];
}

/**
 * Streams all variations from the server as text.
 * @throws Error with the server's message.
 */
export function fetchCombination(request: CombinationRequest): Promise<Response> {
  return fetchFile('/tools/combine', request);
}
