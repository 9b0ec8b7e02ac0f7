import { listFromLocation, maxListInAddressChars } from '../../../addresses/tool-input.js';
import { topDepths } from '../../../../server/contract/tools/top-depths.js';

/** The depth in which tops are shown first. */
const defaultDepth = 10;

/** What an address asks for. */
interface ComparisonRequest {
  text: string;
  /** Filled lines. */
  keywords: string[];
  depth: number;
}

/** Reads the keywords, one per line, and the depth. */
export function readComparisonAddress({
  search,
  state,
}: {
  search: string;
  state: unknown;
}): ComparisonRequest {
  const query = new URLSearchParams(search);
  const text = listFromLocation({ search, state }, 'keywords') ?? '';
  const depth = topDepths.find((one) => one === Number(query.get('depth'))) ?? defaultDepth;
  const keywords = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text, keywords, depth };
}

/** The query string of these tops; what holds anyway is left out. */
export function writeComparisonAddress(search: string, text: string, depth: number): string {
  const query = new URLSearchParams(search);
  if (text.length > maxListInAddressChars) query.delete('keywords');
  else query.set('keywords', text.trim());
  if (depth === defaultDepth) query.delete('depth');
  else query.set('depth', String(depth));
  return query.toString();
}
