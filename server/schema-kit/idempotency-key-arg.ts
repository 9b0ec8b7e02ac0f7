import { Arg } from 'type-graphql';

/** Idempotency key of the client. A repeated request has no further effect. */
export const IdempotencyKeyArg = () =>
  Arg('key', () => String, {
    nullable: true,
    description:
      'Idempotency key: up to 64 letters, digits and `.:_-`. A repeated request with the same key has no further effect. Errors: KEY_REUSED.',
  });
