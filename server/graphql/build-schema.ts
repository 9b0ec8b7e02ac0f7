import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema as buildTypedSchema, type ContainerType, type NonEmptyArray } from 'type-graphql';
import { assertAccessDeclared } from './access.js';
import { bypassCellMiddleware } from './report-types.js';

export type ResolverClass = abstract new (...services: never[]) => object;

/**
 * Builds the schema of the resolvers. Without a container the schema can be printed but not executed.
 * @throws Error with the name of a query or mutation without an access rule
 */
export async function buildSchema(
  resolvers: NonEmptyArray<ResolverClass>,
  container?: ContainerType,
): Promise<GraphQLSchema> {
  // Skips the validation by type-graphql, which takes 100 ms. Apollo and a test validate the schema as well.
  const schema = await buildTypedSchema({ resolvers, container, validate: false, skipCheck: true });
  bypassCellMiddleware(schema);
  assertAccessDeclared(schema);
  return schema;
}
