import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from './normalise-subject.js';

/** Ids have no dot, which every domain has. */
const domainIdPattern = /^\d{1,16}$/;

/**
 * Domains as scripts and addresses name them, by their names or their ids, split by commas: each once, in the store's normal
 * form. Throws DomainNotFound for a text that is neither.
 */
export function readDomainRefs(values: readonly string[]): string[] {
  const refs = splitTexts(values, ',').map((text) => {
    const ref = domainRef(text);
    if (ref === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: text.slice(0, 253) });
    return ref;
  });
  return [...new Set(refs)];
}

/** The same of a list that may hold anything: a text that is neither stays as it is, and is no domain that a base holds. */
export function readLenientDomainRefs(values: readonly string[]): string[] {
  return [...new Set(splitTexts(values, /[,;\s]/).map((text) => domainRef(text) ?? text.toLowerCase()))];
}

function splitTexts(values: readonly string[], separator: string | RegExp): string[] {
  return values
    .flatMap((text) => text.split(separator))
    .map((text) => text.trim())
    .filter(Boolean);
}

/** A domain's id or name in the store's normal form; undefined where the text is neither. */
export function domainRef(typed: string): string | undefined {
  return domainIdPattern.test(typed) ? String(Number(typed)) : normaliseDomain(typed);
}

/** The id that a domain is named by; undefined where it is named by its name. */
export function idOfRef(ref: string): number | undefined {
  return domainIdPattern.test(ref) ? Number(ref) : undefined;
}
