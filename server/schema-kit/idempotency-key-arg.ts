import { Arg } from 'type-graphql';

/** Idempotency key of the client. A repeated request has no further effect. */
export const IdempotencyKeyArg = () =>
  Arg('key', () => String, {
    nullable: true,
    description:
      'Any name of this request, up to 64 letters, digits and `.:_-`: sent once more it does nothing anew. Errors: KEY_REUSED.',
  });
