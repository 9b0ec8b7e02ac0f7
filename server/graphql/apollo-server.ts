import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Logger } from 'pino';
import { ErrorCode } from '../errors/error-code.js';
import { presentError, statusOf } from '../errors/present-error.js';
import type { SessionService } from '../modules/accounts/session.service.js';
import type { AuditService } from '../modules/admin/audit.service.js';
import type { RequestContext } from '../request/request-context.js';
import { assertAdmitted, assertOperationAllowed, isBackground } from './access.js';
import { checkByPromise } from './check-by-promise.js';
import { causeOf, formatError } from './format-error.js';
import { costOf } from './query-cost.js';
import { queryLimits, tooComplex, withinLimits } from './query-limits.js';
import { refuseZeroCharacters } from './zero-characters.js';

/** What the GraphQL server works with. */
interface ApolloParts {
  schema: GraphQLSchema;
  log: Logger;
  audit: AuditService;
  sessions: SessionService;
}

/** Starts the GraphQL server: the one authority that the browser, scripts and the REST routes ask. */
export async function startApollo(parts: ApolloParts): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    schema: parts.schema,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      accessGuard(parts),
      costLimit,
      refuseZeroCharacters,
      refusalStatus,
      busyStatus,
      faultLog(parts.log),
    ],
    validationRules: [withinLimits],
    parseOptions: { maxTokens: queryLimits.tokens },
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

/** Refuses operations that the visitor may not call, before anything runs; what a person asks for keeps the session alive. */
function accessGuard({ audit, sessions }: ApolloParts): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ schema, document, operation, contextValue }) => {
          if (!operation) return;
          const { visitor } = contextValue;
          const fields = rootFields(operation.selectionSet, fragmentsOf(document));
          const isChange = operation.operation === OperationTypeNode.MUTATION;
          try {
            if (isChange) contextValue.browser.assertOurs();
            assertAdmitted(schema, fields, contextValue);
            assertOperationAllowed(schema, { fields, isChange }, visitor);
          } catch (refusal) {
            await audit.noteRefusal(refusal, visitor, fields);
            throw refusal;
          }
          if (!isBackground(schema, fields)) await sessions.touch(visitor);
        },
      }),
  };
}

/** An operation that was refused as a whole answers with the status of its reason; Apollo calls all of them faults of ours. */
const refusalStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const refusal = body.kind === 'single' ? body.singleResult.errors?.[0] : undefined;
        if (http.status === 500 && refusal) http.status = statusOf(refusal.extensions?.['code']);
        const retryAfter = refusal?.extensions?.['retryAfter'];
        if (typeof retryAfter === 'number') http.headers.set('retry-after', String(retryAfter));
        return Promise.resolve();
      },
    }),
};

/** Codes of errors after which the same operation succeeds later, although a part of it may have been answered. */
const temporary: ReadonlySet<unknown> = new Set([ErrorCode.Overloaded, ErrorCode.SampleLoading]);

/** An operation of which a part was rejected for a while says so by its status, and when to come again. */
const busyStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const errors = (body.kind === 'single' ? body.singleResult.errors : undefined) ?? [];
        const rejected = errors.find(({ extensions }) => temporary.has(extensions?.['code']));
        if (rejected) {
          http.status = statusOf(rejected.extensions?.['code']);
          http.headers.set('retry-after', String(rejected.extensions?.['retryAfter']));
        }
        return Promise.resolve();
      },
    }),
};

/** Refuses operations that would cost too much, when variables are known and before anything runs. */
const costLimit: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request: { variables = {} } }) =>
        checkByPromise(() => {
          const cost = costOf({ schema, document, name: operation?.name?.value, variables });
          if (cost <= queryLimits.cost) return;
          const points = Math.ceil(cost);
          throw tooComplex({
            en: `its cost is ${points}, at most ${queryLimits.cost} is served`,
            ru: `его цена ${points}, обслуживается не больше ${queryLimits.cost}`,
          });
        }),
    }),
};

/** Writes our own faults to the log, with the request's id; a caller's mistakes are none. */
function faultLog(log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue }) => {
          for (const error of errors) {
            const cause = causeOf(error.toJSON(), error);
            if (presentError(cause, 'en').reported) {
              log.error({ err: cause, requestId: contextValue.requestId });
            }
          }
          return Promise.resolve();
        },
      }),
  };
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function rootFields(
  { selections }: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return inner ? rootFields(inner.selectionSet, fragments) : [];
  });
}
