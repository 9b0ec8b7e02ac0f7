import type { Field } from 'type-graphql';

/** Type argument of a decorator: a function, so that types may refer to each other. */
export type TypeThunk = NonNullable<Parameters<typeof Field>[0]>;
