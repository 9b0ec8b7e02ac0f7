import { printSchema, type GraphQLSchema } from 'graphql';

/** Text of schema.graphql in the order of declaration. */
export function printSchemaFile(schema: GraphQLSchema): string {
  return `# Emitted by \`npm run gen:schema\`. Change the declarations, not this file.\n\n${printSchema(schema)}\n`;
}
