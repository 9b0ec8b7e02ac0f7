import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { playgroundHeaders } from '../http/content-policy.js';
import type { ContextFactory } from '../http/create-context.js';
import { wantsPage } from '../http/navigation.js';
import type { RequestContext } from '../request/request-context.js';
import { queryLimits } from './query-limits.js';

interface GraphqlParts {
  apollo: ApolloServer<RequestContext>;
  contextFor: ContextFactory;
  /** Sends the playground to a person who opens the address. */
  sendPlayground: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** The GraphQL endpoint; in a browser, its playground. */
export function addGraphqlRoutes(
  app: FastifyInstance,
  { apollo, contextFor, sendPlayground }: GraphqlParts,
): void {
  const contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();
  const context = (request: FastifyRequest, reply: FastifyReply) =>
    contexts.get(request) ?? contextFor(request, reply);
  const handler = fastifyApolloHandler(apollo, { context });
  // Who may not call at all is refused here, with the status of the reason; Apollo would call it a fault of ours.
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const contextPromise = contextFor(request, reply);
    contexts.set(request, contextPromise);
    await contextPromise;
    void reply.header('cache-control', 'private, no-store');
    return handler.call(app, request, reply);
  };
  app.post('/graphql', { bodyLimit: queryLimits.bodyBytes, config: { multipart: 'graphql' } }, handle);
  app.get('/graphql', { helmet: playgroundHeaders }, async (request, reply) => {
    if (wantsPage(request)) return sendPlayground(request, reply);
    return handle(request, reply);
  });
  app.options('/graphql', (_request, reply) =>
    reply.code(204).header('allow', 'GET, HEAD, POST, OPTIONS').send(),
  );
}
