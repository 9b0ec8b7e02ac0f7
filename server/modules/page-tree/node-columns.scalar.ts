import { GraphQLScalarType } from 'graphql';

/** Serialized without per-item validation, which would cost more than reading a million values. */
const column = (name: string, description: string) =>
  new GraphQLScalarType({ name, description, serialize: (value) => value });

export const NumberColumn = column('NumberColumn', 'A list of numbers, one for each node of a tree.');

export const TextColumn = column('TextColumn', 'A list of texts, one for each node of a tree.');
