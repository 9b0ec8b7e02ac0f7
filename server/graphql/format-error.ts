import type { Language, Localised } from '../contract/language/localised.js';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { presentError } from '../errors/present-error.js';
import { currentScope } from '../request/request-scope.js';
import { limitExtension } from './query-limits.js';

/** Error codes of Apollo for invalid requests. */
const clientErrorCodes: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Messages of the parser and the introspection rule of graphql-js. */
const tooComplexMessage = /more tha[nt] \d+ tokens|maximum introspection depth/i;

/** Message of graphql-js after `maxCoercionErrors` invalid values. It follows the error of the first one. */
const tooManyErrorsMessage = /^Too many errors processing variables/;

/** Formats GraphQL errors: stable code, localized message and request id. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const scope = currentScope();
  const language: Language = scope?.language ?? 'en';
  const { code, message, field, retryAfter } = presentError(getErrorCause(formatted, thrown), language);
  return {
    message,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: {
      code,
      ...(field === undefined ? {} : { field }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(scope ? { requestId: scope.requestId } : {}),
    },
  };
}

/** The original error, or an `AppError` for an invalid request. */
export function getErrorCause(formatted: GraphQLFormattedError, thrown: unknown): unknown {
  const { code, [limitExtension]: limit } = formatted.extensions ?? {};
  if (isLocalised(limit)) return new AppError(ErrorCode.QueryTooComplex, { what: limit });
  if (tooComplexMessage.test(formatted.message)) {
    return new AppError(ErrorCode.QueryTooComplex, { what: formatted.message });
  }
  if (clientErrorCodes.has(code) || tooManyErrorsMessage.test(formatted.message)) {
    return new AppError(ErrorCode.BadRequest, { what: formatted.message });
  }
  if (thrown instanceof GraphQLError && thrown.originalError instanceof AppError) return thrown.originalError;
  return unwrapResolverError(thrown);
}

function isLocalised(value: unknown): value is Localised {
  return typeof value === 'object' && value !== null && 'en' in value && 'ru' in value;
}
