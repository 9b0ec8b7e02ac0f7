import { listFromLocation, maxListInAddressChars } from '../../../addresses/tool-input.js';
import { topDepths } from '../../../../server/contract/tools/top-depths.js';

/** Depth if the URL has no parameter. */
const defaultDepth = 10;

/** Comparison parameters from the URL. */
interface ComparisonRequest {
  text: string;
  /** Non-blank lines. */
  keywords: string[];
  depth: number;
}

/** Reads keywords (one per line) and depth from the location. */
export function readComparisonAddress({
  search,
  state,
}: {
  search: string;
  state: unknown;
}): ComparisonRequest {
  const query = new URLSearchParams(search);
  const text = listFromLocation({ search, state }, 'keywords') ?? '';
  const depth = topDepths.find((option) => option === Number(query.get('depth'))) ?? defaultDepth;
  const keywords = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text, keywords, depth };
}

/** Query string of a comparison, without default values. */
export function writeComparisonAddress(search: string, text: string, depth: number): string {
  const query = new URLSearchParams(search);
  if (text.length > maxListInAddressChars) query.delete('keywords');
  else query.set('keywords', text.trim());
  if (depth === defaultDepth) query.delete('depth');
  else query.set('depth', String(depth));
  return query.toString();
}
