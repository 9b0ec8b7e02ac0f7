import { Arg } from 'type-graphql';

/** What the client names its request by, so that the same one sent again is done once. */
export const IdempotencyKeyArg = () =>
  Arg('key', () => String, {
    nullable: true,
    description:
      'Any name of this request, up to 64 letters, digits and `.:_-`: sent once more it does nothing anew. Errors: KEY_REUSED.',
  });
