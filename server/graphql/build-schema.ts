import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema as buildTypedSchema, type ContainerType, type NonEmptyArray } from 'type-graphql';
import { assertAccessDeclared } from './access.js';
import { bypassCellMiddleware } from './report-types.js';

/** A class whose methods answer queries, mutations or fields. */
export type ResolverClass = abstract new (...services: never[]) => object;

/**
 * The schema that the resolvers declare. They are taken from the container when they are asked; without one the schema can be
 * read and printed only.
 * @throws Error that names a query or mutation which declares no access
 */
export async function buildSchema(
  resolvers: NonEmptyArray<ResolverClass>,
  container?: ContainerType,
): Promise<GraphQLSchema> {
  // Its own check asks the schema everything that there is to know of it, a tenth of a second of each start; the server that
  // is given the schema and the case that prints it check it as well.
  const schema = await buildTypedSchema({ resolvers, container, validate: false, skipCheck: true });
  bypassCellMiddleware(schema);
  assertAccessDeclared(schema);
  return schema;
}
