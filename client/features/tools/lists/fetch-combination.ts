import type {
  CombinationOption,
  CombinationOrder,
  SeparatorName,
} from '../../../../server/contract/tools/list-options.js';
import { csrfToken } from '../../../lib/document-meta.js';

/** Lists of words, and how they are put together. */
export interface CombinedWords {
  lists: readonly string[];
  order: CombinationOrder;
  separators: readonly SeparatorName[];
  options: readonly CombinationOption[];
}

/** All variations as a text that the server writes while it is read. Throws Error with the server's message. */
export async function fetchCombination(asked: CombinedWords): Promise<Response> {
  const token = csrfToken();
  const answer = await fetch('/api/tools/combine', {
    method: 'POST',
    body: JSON.stringify(asked),
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  });
  if (answer.ok) return answer;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? `${answer.status}`);
}
