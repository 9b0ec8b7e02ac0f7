import type { GraphQLSchema } from 'graphql';

/** Source text of the module that holds the reports' documents. */
export declare function plugin(schema: GraphQLSchema): string;
