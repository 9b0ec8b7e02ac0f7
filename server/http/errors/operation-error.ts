import type { GraphQLFormattedError } from 'graphql';
import { getErrorStatus } from '../../errors/present-error.js';

/** Error of the GraphQL operation behind a REST call, already localized. */
export class OperationError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(error: GraphQLFormattedError) {
    super(error.message);
    this.code = String(error.extensions?.['code']);
    this.status = getErrorStatus(error.extensions?.['code']);
    this.field = error.extensions?.['field'] as string | undefined;
    this.retryAfter = error.extensions?.['retryAfter'] as number | undefined;
  }
}
