import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { playgroundHeaders } from '../http/security/content-policy.js';
import type { ContextFactory } from '../http/context/create-context.js';
import { wantsPage } from '../http/pages/navigation.js';
import type { RequestContext } from '../request/request-context.js';
import { assertBracketsAreShallow, assertLinesAreFew, queryLimits } from './query-limits.js';

interface GraphqlParts {
  apollo: ApolloServer<RequestContext>;
  createContext: ContextFactory;
  /** Sends the playground to a browser. */
  sendPlayground: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Registers the GraphQL endpoint and its playground. */
export function addGraphqlRoutes(
  app: FastifyInstance,
  { apollo, createContext, sendPlayground }: GraphqlParts,
): void {
  const contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();
  const context = (request: FastifyRequest, reply: FastifyReply) =>
    contexts.get(request) ?? createContext(request, reply);
  const handler = fastifyApolloHandler(apollo, { context });
  // The context is created before Apollo runs, because Apollo would respond to its errors with 500.
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const contextPromise = createContext(request, reply);
    contexts.set(request, contextPromise);
    await contextPromise;
    const document = getDocument(request);
    if (document !== undefined) {
      assertLinesAreFew(document);
      assertBracketsAreShallow(document);
    }
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

/** Document of a request by POST or GET. Undefined without one, which Apollo rejects. */
function getDocument({ body, query }: FastifyRequest): string | undefined {
  for (const parameters of [body, query]) {
    if (typeof parameters !== 'object' || parameters === null || !('query' in parameters)) continue;
    if (typeof parameters.query === 'string') return parameters.query;
  }
  return undefined;
}
