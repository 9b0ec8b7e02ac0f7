import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Smaller ones fit into a packet or two as they are. */
const minCompressBytes = 1024;

/**
 * Puts a brotli form beside every script, style and drawing of a build, which the server sends to browsers that take it: packed
 * once and better than there is time for in a request.
 */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(?:css|js|svg)$/.test(file))
          .map((file) => precompress(path.join(folder, file))),
      );
    },
  };
}

async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minCompressBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // The highest takes three times as long for two hundredths.
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await compress(content, { params }));
}
