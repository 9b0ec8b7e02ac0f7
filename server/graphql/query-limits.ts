import type { Localised } from '../contract/language/localised.js';
import {
  GraphQLError,
  Lexer,
  Source,
  TokenKind,
  type ASTVisitor,
  type DocumentNode,
  type ValidationContext,
} from 'graphql';
import { AppError } from '../errors/app-error.js';
import { formatCount } from '../errors/format-count.js';
import { ErrorCode } from '../errors/error-code.js';
import { measureDocument, type DocumentSize } from './measure-document.js';

/**
 * Limits of a GraphQL request, several times above the largest query of the client (depth 5, 90 fields, 330 tokens).
 */
export const queryLimits = {
  /** Large enough for a list of 10,000 keywords. */
  bodyBytes: 1024 * 1024,
  /** Lines of the document. The location of each error is computed from all lines before it. */
  lines: 2500,
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
  /** Levels of brackets of the document. The parser and the validation would exceed the stack at about 1,000. */
  brackets: 50,
  /** Variables, and fields of an object in them. */
  variableFields: 500,
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

const openingBrackets: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const closingBrackets: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/**
 * Rejects a document of many lines before it is parsed.
 * @throws AppError QueryTooComplex
 */
export function assertLinesAreFew(document: string): void {
  if (countLines(document) <= queryLimits.lines) return;
  const { en, ru } = formatCount(queryLimits.lines);
  throw new AppError(ErrorCode.QueryTooComplex, {
    what: { en: `it has more than ${en} lines`, ru: `в нём больше ${ru} строк` },
  });
}

/** Lines of a document. A carriage return without a line feed also ends one. */
function countLines(document: string): number {
  let count = 1;
  for (let index = 0; index < document.length; index++) {
    const character = document[index];
    if (character === '\n' || (character === '\r' && document[index + 1] !== '\n')) count++;
  }
  return count;
}

/**
 * Rejects a document with deeply nested brackets before it is parsed. The parser and later steps process selections,
 * literals and types recursively. A document with another error passes, because the parser reports it.
 * @throws AppError QueryTooComplex
 */
export function assertBracketsAreShallow(document: string): void {
  const lexer = new Lexer(new Source(document));
  let depth = 0;
  for (let tokens = 0; tokens < queryLimits.tokens; tokens++) {
    const kind = advance(lexer);
    if (kind === TokenKind.EOF) return;
    if (closingBrackets.has(kind)) depth--;
    if (openingBrackets.has(kind)) depth++;
    if (depth <= queryLimits.brackets) continue;
    throw new AppError(ErrorCode.QueryTooComplex, {
      what: {
        en: `it has more than ${queryLimits.brackets} levels of brackets`,
        ru: `в нём больше ${queryLimits.brackets} уровней скобок`,
      },
    });
  }
}

/** Kind of the next token; the end of the file at a syntax error. */
function advance(lexer: Lexer): TokenKind {
  try {
    return lexer.advance().kind;
  } catch {
    return TokenKind.EOF;
  }
}

/**
 * Rejects deeply nested variables, which later steps process recursively, and objects with many fields.
 * @throws GraphQLError
 */
export function assertVariablesAreShallow(variables: Readonly<Record<string, unknown>>): void {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > queryLimits.variableDepth) {
      throw createTooComplexError({
        en: `variables have more than ${queryLimits.variableDepth} levels`,
        ru: `в переменных больше ${queryLimits.variableDepth} уровней`,
      });
    }
    const nextLevel: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const fields: unknown[] = Array.isArray(value) ? value : Object.values(value);
      if (!Array.isArray(value) && fields.length > queryLimits.variableFields) {
        throw createTooComplexError({
          en: `more than ${queryLimits.variableFields} variables or fields of an object`,
          ru: `больше ${queryLimits.variableFields} переменных или полей объекта`,
        });
      }
      for (const field of fields) nextLevel.push(field);
    }
    level = nextLevel;
  }
}

/** Error for an exceeded limit. */
export function createTooComplexError(reason: Localised): GraphQLError {
  return new GraphQLError(reason.en, { extensions: { [limitExtension]: reason, http: { status: 400 } } });
}
