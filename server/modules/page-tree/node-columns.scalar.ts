import { GraphQLScalarType } from 'graphql';

/** A column is handed over whole: looking at each of a million values by itself would cost more than reading them. */
const column = (name: string, description: string) =>
  new GraphQLScalarType({ name, description, serialize: (value) => value });

export const NumberColumn = column('NumberColumn', 'A list of numbers, one for each node of a tree.');

export const TextColumn = column('TextColumn', 'A list of texts, one for each node of a tree.');
