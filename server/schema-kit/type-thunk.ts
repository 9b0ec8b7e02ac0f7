import type { Field } from 'type-graphql';

/** What a decorator takes for a type: a function that answers it, so that types may name each other. */
export type TypeThunk = NonNullable<Parameters<typeof Field>[0]>;
