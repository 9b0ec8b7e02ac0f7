import { readablePath } from '../../contract/formatting/readable-path.js';
import type { ParsedQuery } from './parsed-query.js';
import { readPageKeywords } from './read-generation.js';
import type { ReportBase, ReportDependencies } from './report-dependencies.js';

/**
 * Resolves the page's path to the spelling that the base has, percent-encoded or Unicode. Falls back to the requested
 * spelling.
 */
export async function resolveUrlVariant(
  query: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ParsedQuery> {
  const { domain, path } = query.subject;
  if (domain === undefined || path === undefined) return query;
  const variants = pathVariants(path);
  if (variants.length === 1) return query;
  const keywordCounts = await Promise.all(
    variants.map((variant) => readPageKeywords({ domain, path: variant }, base, deps)),
  );
  const existingVariant = variants[keywordCounts.findIndex((count) => count > 0)];
  return existingVariant === undefined
    ? query
    : { ...query, subject: { ...query.subject, path: existingVariant } };
}

/** Equivalent spellings of a path: as requested, in Unicode, and percent-encoded in upper and lower case. */
export function pathVariants(path: string): string[] {
  const readable = readablePath(path);
  // Lone surrogates cannot be encoded.
  const escaped = readable
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\u0080-\u{10ffff}]+/gu, encodeURIComponent);
  const escapedInLowerCase = escaped.replace(/%[89A-F][0-9A-F]/g, (escapeSequence) =>
    escapeSequence.toLowerCase(),
  );
  return [...new Set([path, readable, escaped, escapedInLowerCase])];
}
