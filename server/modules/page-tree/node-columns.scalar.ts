import { GraphQLScalarType } from 'graphql';

/** Serialized without per-item validation, which would cost more than reading a million values. */
const column = (name: string, description: string) =>
  new GraphQLScalarType({ name, description, serialize: (value) => value });

export const NumberColumn = column('NumberColumn', 'List of numbers, one per node of the tree.');

export const TextColumn = column('TextColumn', 'List of texts, one per node of the tree.');
