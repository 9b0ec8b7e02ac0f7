import { printSchema, type GraphQLSchema } from 'graphql';

/** The text of schema.graphql, in the order of the declarations. */
export function schemaText(schema: GraphQLSchema): string {
  return `# Emitted by \`npm run gen:schema\`. Change the declarations, not this file.\n\n${printSchema(schema)}\n`;
}
