import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { firstCallsName } from '../contract/first-calls.js';
import { pageFilesName } from '../contract/page-programs.js';

const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Files whose names hold their hash. */
const hashed = 'assets';

/** Serves the files of a build under a prefix. Those with a hash in their name never change, so browsers keep them. */
export async function addStaticFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  if (!existsSync(folder)) return;
  // Found when they are asked for: a route for each of some hundred files would be made at every start.
  await app.register(fastifyStatic, {
    ...common(app),
    root: path.join(folder, hashed),
    prefix: `${prefix}${hashed}/`,
    allowedPath: (asked) => !asked.endsWith('.br'),
    setHeaders: (reply) => void reply.header('cache-control', forever),
  });
  // Routes of their own, as what else begins like them are pages.
  await app.register(fastifyStatic, {
    ...common(app),
    root: folder,
    prefix,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', `${hashed}/**`, pageFilesName, firstCallsName],
    setHeaders: (reply) => void reply.header('cache-control', anHour),
  });
}

function common(app: FastifyInstance) {
  return {
    decorateReply: !app.hasReplyDecorator('sendFile'),
    index: false as const,
    preCompressed: true,
    cacheControl: false,
  };
}
