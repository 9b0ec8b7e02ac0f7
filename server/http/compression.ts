import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compression of answers. Files are left alone: a stream that fails half way must end the connection, so that what arrived
 * never looks whole, and an export's memory stays flat.
 */
export const compression: FastifyCompressOptions = {
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
