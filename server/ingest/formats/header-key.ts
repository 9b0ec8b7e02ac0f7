import { createHash } from 'node:crypto';
import iconv from 'iconv-lite';
import type { TextEncoding } from '../../contract/file-reading.js';

/**
 * Fingerprint of a header. It depends on the bytes of the names, so that a header whose encoding is unclear always has the
 * same fingerprint.
 */
export function headerKey(titles: readonly string[], encoding: TextEncoding): string {
  const bytesEncoding = encoding.startsWith('utf-') ? 'utf-8' : encoding;
  const hash = createHash('sha256');
  for (const title of titles) hash.update(iconv.encode(`${title.trim()}\n`, bytesEncoding));
  return hash.digest('hex');
}
