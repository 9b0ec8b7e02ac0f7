import type { Localised } from '../contract/localised.js';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { measureDocument, type DocumentSize } from './measure-document.js';

/**
 * What one GraphQL request may be. Measured against the documents that the browser sends and those of the REST routes
 * (the largest: depth 5, 90 fields, no alias, 330 tokens) with room for people's own.
 */
export const queryLimits = {
  /** Bytes of a request’s body: a list of 10,000 keywords fits in. */
  bodyBytes: 1024 * 1024,
  /** Words and signs of the document; read no further. */
  tokens: 2500,
  /** Fields with fragments written out. */
  fields: 800,
  depth: 8,
  aliases: 20,
  directives: 40,
  /** Cost of the operation, query-cost.ts. */
  cost: 120,
} as const;

/** Names the limit that was passed, so that the error becomes QUERY_TOO_COMPLEX: an extension of the validation's error. */
export const limitExtension = 'limit';

const limitedSizes = [
  'depth',
  'fields',
  'aliases',
  'directives',
] as const satisfies readonly (keyof DocumentSize)[];

/** Validation rule: refuses documents that are too deep or too large before anything of them runs. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const size = measureDocument(context.getDocument());
  for (const name of limitedSizes) {
    if (size[name] > queryLimits[name]) {
      context.reportError(
        tooComplex({
          en: `more than ${queryLimits[name]} of ${name}`,
          ru: `${name} больше ${queryLimits[name]}`,
        }),
      );
    }
  }
  return {};
}

/** The error of a passed limit. */
export function tooComplex(what: Localised): GraphQLError {
  return new GraphQLError(what.en, { extensions: { [limitExtension]: what, http: { status: 400 } } });
}
