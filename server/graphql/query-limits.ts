import type { Localised } from '../contract/language/localised.js';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
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
] as const satisfies readonly (keyof DocumentSize)[];

/** GraphQL validation rule that rejects large documents before execution. */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const size = measureDocument(context.getDocument());
  for (const name of limitedSizes) {
    if (size[name] > queryLimits[name]) {
      context.reportError(
        createTooComplexError({
          en: `more than ${queryLimits[name]} of ${name}`,
          ru: `${name} больше ${queryLimits[name]}`,
        }),
      );
    }
  }
  return {};
}

/** Error for an exceeded limit. */
export function createTooComplexError(reason: Localised): GraphQLError {
  return new GraphQLError(reason.en, { extensions: { [limitExtension]: reason, http: { status: 400 } } });
}
