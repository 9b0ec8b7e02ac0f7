import type { IdentifierKind } from '../../contract/reports/identifier-kinds.js';
import { normaliseDomain } from './normalise-subject.js';

/** Kind of owner identifier: a tracking id, or the parent domain of subdomains. */
export type OwnerKind = IdentifierKind | 'parent';

/**
 * Canonical form of an owner identifier as copied from a page: an AdSense id with or without `ca-` and `pub-`, an
 * Analytics id without the property number, a domain name or id. Undefined for invalid input. `normaliseOwnerIdSql`
 * does the same in SQL.
 */
export function normaliseOwnerId(kind: OwnerKind, input: string): string | undefined {
  const text = input.trim();
  if (text === '') return undefined;
  switch (kind) {
    case 'adsense':
      return text.toLowerCase().replace(/^(?:ca-)?(?:[a-z]+-)?(?:pub-)?/, 'pub-');
    case 'analytics':
      return text.toUpperCase().replace(/^(UA-\d+)-\d+$/, '$1');
    case 'leadia':
    case 'relap':
      return text.toLowerCase();
    case 'parent':
      return isDomainId(text) ? text : normaliseDomain(text);
  }
}

/** SQL of the canonical identifier of a column. */
export function normaliseOwnerIdSql(kind: IdentifierKind, column: string): string {
  const text = `trimBoth(${column})`;
  switch (kind) {
    case 'adsense':
      return `replaceRegexpOne(lower(${text}), '^(?:ca-)?(?:[a-z]+-)?(?:pub-)?', 'pub-')`;
    case 'analytics':
      return `replaceRegexpOne(upper(${text}), '^(UA-[0-9]+)-[0-9]+$', '\\\\1')`;
    case 'leadia':
    case 'relap':
      return `lower(${text})`;
  }
}

/** Whether the text is a domain id; no domain name consists of digits only. */
function isDomainId(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}
