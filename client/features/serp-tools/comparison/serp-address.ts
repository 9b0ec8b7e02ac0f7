import { listFromLocation, maxListInAddressChars } from '../../../addresses/tool-input.js';
import { topDepths } from '../../../../server/contract/tools/top-depths.js';

/** The depth in which tops are shown first. */
const firstDepth = 10;

/** What an address asks for. */
interface AskedTops {
  text: string;
  /** Filled lines. */
  keywords: string[];
  depth: number;
}

/** Reads the keywords, one per line, and the depth. */
export function readTopsAddress({ search, state }: { search: string; state: unknown }): AskedTops {
  const query = new URLSearchParams(search);
  const text = listFromLocation({ search, state }, 'keywords') ?? '';
  const depth = topDepths.find((one) => one === Number(query.get('depth'))) ?? firstDepth;
  const keywords = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text, keywords, depth };
}

/** The query string of these tops; what holds anyway is left out. */
export function writeTopsAddress(search: string, text: string, depth: number): string {
  const query = new URLSearchParams(search);
  if (text.length > maxListInAddressChars) query.delete('keywords');
  else query.set('keywords', text.trim());
  if (depth === firstDepth) query.delete('depth');
  else query.set('depth', String(depth));
  return query.toString();
}
