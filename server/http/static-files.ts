import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { firstCallsName } from '../contract/first-calls.js';
import { pageFilesName } from '../contract/page-programs.js';

const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Serves the files of a build under a prefix. Those with a hash in their name never change, so browsers keep them. */
export async function addStaticFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', pageFilesName, firstCallsName],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? forever : anHour);
    },
  });
}
