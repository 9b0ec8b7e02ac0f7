import type { Localised } from '../contract/language/localised.js';
import { GraphQLError, type ASTVisitor, type DocumentNode, type ValidationContext } from 'graphql';
import { measureDocument, type DocumentSize } from './measure-document.js';

/**
 * Limits of a GraphQL request, several times above the largest query of the client (depth 5, 90 fields, 330 tokens).
 */
export const queryLimits = {
  /** Large enough for a list of 10,000 keywords. */
  bodyBytes: 1024 * 1024,
  /** Tokens of the document. Parsing stops beyond the limit. */
  tokens: 2500,
  /** Number of fields after fragments are expanded. */
  fields: 800,
  depth: 8,
  aliases: 20,
  directives: 40,
  /** The validation compares every pair of fields with the same name and every pair of fragments. */
  repeats: 20,
  fragments: 60,
  /** An introspection of the complete schema has about one megabyte. */
  introspections: 1,
  introspectionLists: 1,
  /** Levels of nesting of the variables. */
  variableDepth: 10,
  /** Cost of the operation (query-cost.ts). */
  cost: 120,
} as const;

/** Error extension with the exceeded limit. Converted to QUERY_TOO_COMPLEX. */
export const limitExtension = 'limit';

const limitedSizes = [
  'depth',
  'fields',
  'aliases',
  'directives',
  'repeats',
  'fragments',
  'introspections',
  'introspectionLists',
] as const satisfies readonly (keyof DocumentSize)[];

/**
 * GraphQL validation rule that rejects large documents before execution. Other rules need quadratic time, so they get
 * an empty document. A rule is created before the document is visited.
 */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const document: { definitions: DocumentNode['definitions'] } = context.getDocument();
  const size = measureDocument(context.getDocument());
  const exceeded = limitedSizes.filter((name) => size[name] > queryLimits[name]);
  for (const name of exceeded) {
    context.reportError(
      createTooComplexError({
        en: `more than ${queryLimits[name]} of ${name}`,
        ru: `${name} больше ${queryLimits[name]}`,
      }),
    );
  }
  if (exceeded.length > 0) document.definitions = [];
  return {};
}

/**
 * Rejects deeply nested variables, which later steps process recursively.
 * @throws GraphQLError
 */
export function assertVariablesAreShallow(variables: Readonly<Record<string, unknown>>): void {
  let level: unknown[] = Object.values(variables);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > queryLimits.variableDepth) {
      throw createTooComplexError({
        en: `variables have more than ${queryLimits.variableDepth} levels`,
        ru: `в переменных больше ${queryLimits.variableDepth} уровней`,
      });
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
}

/** Error for an exceeded limit. */
export function createTooComplexError(reason: Localised): GraphQLError {
  return new GraphQLError(reason.en, { extensions: { [limitExtension]: reason, http: { status: 400 } } });
}
