import type { IdentifierKind } from '../../contract/identifier-kinds.js';
import { normaliseDomain } from './normalise-subject.js';

/** What an owner is known by: an identifier, or the domain above its subdomains. */
export type OwnerKind = IdentifierKind | 'parent';

/**
 * An identifier in the form that tells owners apart, from what people copy off a page: an advertising id with or without
 * `ca-` and `pub-`, an analytics id without the number of its property. Of a domain its name, or its id as digits.
 * Undefined where nothing can be known by it. `normaliseOwnerIdSql` makes the same of a column.
 */
export function normaliseOwnerId(kind: OwnerKind, typed: string): string | undefined {
  const text = typed.trim();
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

/** The form of an identifier that a column holds. */
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

/** Whether a text is the number of a domain: no domain's name is made of digits alone. */
function isDomainId(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}
