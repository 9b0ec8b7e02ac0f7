import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { nonceOf, securityHeaders } from './content-policy.js';

/** Headers as an answer has them, with its nonce in the place that every other one's goes to. */
type HeaderTemplate = readonly (readonly [name: string, parts: readonly string[]])[];

/**
 * Security headers of every answer, worked out once: the library does so for each, which takes a thirtieth of a page's time.
 * What it says of the first answer holds for all, but for the nonce. Routes with a policy of their own leave it to the library.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, { ...securityHeaders, global: false });
  let template: HeaderTemplate | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (!('helmet' in request.routeOptions.config)) writeHeaders((template ??= captureHeaders(reply)), reply);
    done();
  });
}

function captureHeaders(reply: FastifyReply): HeaderTemplate {
  const before = new Set(reply.raw.getHeaderNames());
  reply.helmet();
  const nonce = nonceOf(reply.raw);
  return reply.raw
    .getHeaderNames()
    .filter((name) => !before.has(name))
    .map((name) => [name, String(reply.raw.getHeader(name)).split(nonce)]);
}

function writeHeaders(headers: HeaderTemplate, { raw }: FastifyReply): void {
  const nonce = nonceOf(raw);
  for (const [name, parts] of headers) raw.setHeader(name, parts.join(nonce));
}
