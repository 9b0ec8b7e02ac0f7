import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { logSecurityEvent } from '../errors/security-event.js';
import { presentError, getErrorStatus } from '../errors/present-error.js';
import type { SessionService } from '../modules/accounts/session.service.js';
import type { AuditService } from '../modules/platform/audit.service.js';
import type { AdministratorPolicy } from '../request/administrator-access.js';
import type { RequestContext } from '../request/request-context.js';
import { assertWithinRateLimit, assertOperationAllowed, areBackgroundFields } from './access.js';
import { checkAsync } from './check-async.js';
import { getErrorCause, formatError } from './format-error.js';
import { cacheIntrospection } from './introspection-cache.js';
import { getOperationCost } from './query-cost.js';
import {
  assertVariablesAreShallow,
  queryLimits,
  createTooComplexError,
  queryLimitsRule,
} from './query-limits.js';
import { rejectNulCharacters } from './nul-characters.js';
import { listRootFields } from './root-fields.js';

interface ApolloParts {
  schema: GraphQLSchema;
  log: Logger;
  audit: AuditService;
  sessions: SessionService;
  policy: AdministratorPolicy;
}

/** Starts the GraphQL server, which also executes the REST routes. */
export async function startApollo(parts: ApolloParts): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    schema: parts.schema,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      accessGuard(parts),
      costLimit,
      cacheIntrospection(),
      rejectNulCharacters,
      rejectionStatus,
      temporaryErrorStatus,
      errorLog(parts.log),
    ],
    validationRules: [queryLimitsRule],
    parseOptions: { maxTokens: queryLimits.tokens },
    // An error for each invalid value of a list of nulls of 1 MB would block the process for seconds.
    executionOptions: { maxCoercionErrors: 1 },
    formatError,
    csrfPrevention: true,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
  });
  await server.start();
  return server;
}

const noSubscriptionsMessage = {
  en: 'the API has no subscriptions',
  ru: 'подписок в API нет',
};

/** Rejects forbidden operations before execution. User activity extends the session. */
function accessGuard({ audit, sessions, policy }: ApolloParts): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ schema, document, operation, contextValue }) => {
          if (!operation) return;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
            throw new AppError(ErrorCode.BadRequest, { what: noSubscriptionsMessage });
          }
          const { visitor } = contextValue;
          const fields = listRootFields(operation, document);
          const isMutation = operation.operation === OperationTypeNode.MUTATION;
          try {
            if (isMutation) contextValue.browser.assertCsrfToken();
            assertWithinRateLimit(schema, fields, contextValue);
            assertOperationAllowed(schema, { fields, isMutation }, visitor, policy);
          } catch (rejection) {
            await audit.recordDeniedOperation(rejection, visitor, fields);
            throw rejection;
          }
          if (!areBackgroundFields(schema, fields)) await sessions.touch(visitor);
        },
      }),
  };
}

/** Sets the HTTP status of a rejected operation. Apollo would respond with 500. */
const rejectionStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const rejection = body.kind === 'single' ? body.singleResult.errors?.[0] : undefined;
        if (http.status === 500 && rejection) http.status = getErrorStatus(rejection.extensions?.['code']);
        const retryAfter = rejection?.extensions?.['retryAfter'];
        if (typeof retryAfter === 'number') http.headers.set('retry-after', String(retryAfter));
        return Promise.resolve();
      },
    }),
};

/**
 * Codes of temporary errors. The client may repeat the operation later, even if a part of it has already succeeded.
 */
const temporaryErrors: ReadonlySet<unknown> = new Set([ErrorCode.Overloaded, ErrorCode.SampleLoading]);

/** Sets 503 and `Retry-After` if part of an operation was rejected temporarily. */
const temporaryErrorStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const errors = (body.kind === 'single' ? body.singleResult.errors : undefined) ?? [];
        const temporaryError = errors.find(({ extensions }) => temporaryErrors.has(extensions?.['code']));
        if (temporaryError) {
          http.status = getErrorStatus(temporaryError.extensions?.['code']);
          http.headers.set('retry-after', String(temporaryError.extensions?.['retryAfter']));
        }
        return Promise.resolve();
      },
    }),
};

/** Rejects expensive operations after their variables are resolved. */
const costLimit: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request: { variables = {} } }) =>
        checkAsync(() => {
          assertVariablesAreShallow(variables);
          const cost = getOperationCost({ schema, document, name: operation?.name?.value, variables });
          if (cost <= queryLimits.cost) return;
          const points = Math.ceil(cost);
          throw createTooComplexError({
            en: `its cost is ${points}, at most ${queryLimits.cost} is served`,
            ru: `его цена ${points}, обслуживается не больше ${queryLimits.cost}`,
          });
        }),
    }),
};

/** Logs internal errors with the request id, and security events. Other client errors are not logged. */
function errorLog(log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue }) => {
          for (const error of errors) {
            const cause = getErrorCause(error.toJSON(), error);
            if (presentError(cause, 'en').isInternal) {
              log.error({ err: cause, requestId: contextValue.requestId });
            }
            const { visitor, requestId } = contextValue;
            const accountId = visitor.account?.id ?? null;
            logSecurityEvent(log, cause, { address: visitor.address, accountId, requestId });
          }
          return Promise.resolve();
        },
      }),
  };
}
