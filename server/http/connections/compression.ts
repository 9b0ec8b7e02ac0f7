import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Response compression, except for downloads. A download that fails midway must break the connection, so that it never
 * looks complete. Compressed requests are rejected (bad-requests.ts).
 */
export const compression: FastifyCompressOptions = {
  // A compressed request of 44 KB would pass the limits of 1 MB with 46 MB.
  globalDecompression: false,
  threshold: 1024,
  encodings: ['br', 'gzip', 'deflate'],
  customTypes:
    /^(?:application\/(?:json|graphql-response\+json|javascript|manifest\+json)|text\/(?:html|css|javascript|plain)|image\/svg\+xml|font\/ttf)(?:;|$)/,
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
    },
  },
  zlibOptions: { level: 6 },
};
