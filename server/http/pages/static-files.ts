import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { preloadedQueriesFileName } from '../../contract/pages/preloaded-query.js';
import { pageFilesFileName } from '../../contract/pages/page-entry-points.js';

const immutableCacheControl = 'public, max-age=31536000, immutable';
const hourlyCacheControl = 'public, max-age=3600';

/** File names in this folder contain a content hash. */
const hashedFolder = 'assets';

/** Serves the files of a build. Hashed files are immutable. */
export async function addStaticFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  if (!existsSync(folder)) return;
  // Hashed files are looked up per request. Registering hundreds of routes would slow down the start.
  await app.register(fastifyStatic, {
    ...sharedOptions(app),
    root: path.join(folder, hashedFolder),
    prefix: `${prefix}${hashedFolder}/`,
    allowedPath: (pathName) => !pathName.endsWith('.br'),
    setHeaders: (reply) => void reply.header('cache-control', immutableCacheControl),
  });
  // Files outside this folder get one route each, because a prefix route would also match the paths of pages.
  await app.register(fastifyStatic, {
    ...sharedOptions(app),
    root: folder,
    prefix,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', `${hashedFolder}/**`, pageFilesFileName, preloadedQueriesFileName],
    setHeaders: (reply) => void reply.header('cache-control', hourlyCacheControl),
  });
}

function sharedOptions(app: FastifyInstance) {
  return {
    decorateReply: !app.hasReplyDecorator('sendFile'),
    index: false as const,
    preCompressed: true,
    cacheControl: false,
  };
}
