import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { firstCallsName } from '../contract/first-calls.js';
import { pageFilesName } from '../contract/page-programs.js';

const immutableCacheControl = 'public, max-age=31536000, immutable';
const hourlyCacheControl = 'public, max-age=3600';

/** Files whose names hold their hash. */
const hashedFolder = 'assets';

/** Serves the files of a build under a prefix. Those with a hash in their name never change, so browsers keep them. */
export async function addStaticFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  if (!existsSync(folder)) return;
  // Found when they are asked for: a route for each of some hundred files would be made at every start.
  await app.register(fastifyStatic, {
    ...sharedOptions(app),
    root: path.join(folder, hashedFolder),
    prefix: `${prefix}${hashedFolder}/`,
    allowedPath: (pathName) => !pathName.endsWith('.br'),
    setHeaders: (reply) => void reply.header('cache-control', immutableCacheControl),
  });
  // Routes of their own, as what else begins like them are pages.
  await app.register(fastifyStatic, {
    ...sharedOptions(app),
    root: folder,
    prefix,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', `${hashedFolder}/**`, pageFilesName, firstCallsName],
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
