import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext } from '@apollo/server';
import { execute, type ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { RequestContext } from '../request/request-context.js';
import { checkAsync } from './check-async.js';
import { assertVariablesAreShallow } from './query-limits.js';
import { listRootFields } from './root-fields.js';

const introspectionFields: ReadonlySet<string> = new Set(['__schema', '__type', '__typename']);

/** A result of the standard query has about one megabyte. */
const maxCachedResults = 24;

/** Different introspections that the server executes per minute. Clients repeat a few standard queries. */
const maxExecutionsPerMinute = 20;
const minuteMs = 60_000;

/**
 * Executes a document that only introspects the schema once and caches its result, which is the same for every visitor.
 * An introspection blocks the event loop for up to 100 ms, so the number of different ones per minute is limited.
 */
export function cacheIntrospection(now: () => number = Date.now): ApolloServerPlugin<RequestContext> {
  const results = new LRUCache<string, ExecutionResult>({ max: maxCachedResults });
  let executedAt: number[] = [];
  const assertWithinLimit = (): void => {
    executedAt = executedAt.filter((time) => time > now() - minuteMs);
    if (executedAt.length >= maxExecutionsPerMinute) {
      throw new AppError(ErrorCode.Overloaded, { retryAfter: minuteMs / 1000 });
    }
    executedAt.push(now());
  };
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: (context) =>
          checkAsync(() => {
            const fields = findRootFields(context);
            if (!fields.includes('__schema') && !fields.includes('__type')) return;
            assertVariablesAreShallow(context.request.variables ?? {});
            if (!results.has(getCacheKey(context))) assertWithinLimit();
          }),
        responseForOperation: async (context) => {
          if (!findRootFields(context).every((name) => introspectionFields.has(name))) return null;
          const { schema, document, operationName, request } = context;
          const key = getCacheKey(context);
          const result =
            results.get(key) ??
            (await execute({ schema, document, variableValues: request.variables, operationName }));
          if (result.errors) return null;
          results.set(key, result);
          const singleResult = { data: result.data ?? null };
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
      }),
  };
}

type IntrospectionRequest = Pick<
  GraphQLRequestContext<RequestContext>,
  'source' | 'operationName' | 'request' | 'operation' | 'document'
>;

function findRootFields({ operation, document }: IntrospectionRequest): string[] {
  return operation && document ? listRootFields(operation, document) : [];
}

function getCacheKey({ source, operationName, request }: IntrospectionRequest): string {
  return JSON.stringify([source, operationName, request.variables]);
}
