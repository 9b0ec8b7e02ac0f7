import { contentHashSliceBytes } from '../../../server/contract/content-hash.js';

/**
 * Content hash of a file, see `contentHashPattern`.
 * @returns undefined if the browser cannot hash, as on pages without HTTPS
 */
export async function hashContent(file: Blob): Promise<string | undefined> {
  // `subtle` is missing in insecure contexts.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digests: ArrayBuffer[] = [];
  for (let start = 0; start < file.size; start += contentHashSliceBytes) {
    const slice = await file.slice(start, start + contentHashSliceBytes).arrayBuffer();
    digests.push(await subtle.digest('SHA-256', slice));
  }
  const hash = await subtle.digest('SHA-256', await new Blob(digests).arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
