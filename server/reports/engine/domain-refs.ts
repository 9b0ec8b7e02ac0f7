import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from './normalise-subject.js';

/** Ids contain no dot; every domain does. */
const domainIdPattern = /^\d{1,16}$/;

/**
 * Parses comma-separated domain names or ids into normal form, without duplicates.
 * @throws AppError DomainNotFound for any other text
 */
export function parseDomainRefs(values: readonly string[]): string[] {
  const refs = splitValues(values, ',').map((text) => {
    const ref = parseDomainRef(text);
    if (ref === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: text.slice(0, 253) });
    return ref;
  });
  return [...new Set(refs)];
}

/** Lenient variant for pasted lists: invalid entries stay as they are and match no domain. */
export function parseLenientDomainRefs(values: readonly string[]): string[] {
  return [
    ...new Set(splitValues(values, /[,;\s]/).map((text) => parseDomainRef(text) ?? text.toLowerCase())),
  ];
}

function splitValues(values: readonly string[], separator: string | RegExp): string[] {
  return values
    .flatMap((text) => text.split(separator))
    .map((text) => text.trim())
    .filter(Boolean);
}

/** A domain id or a normalised name; undefined if the text is neither. */
export function parseDomainRef(input: string): string | undefined {
  return domainIdPattern.test(input) ? String(Number(input)) : normaliseDomain(input);
}

/** The id if the reference is one. */
export function parseDomainId(ref: string): number | undefined {
  return domainIdPattern.test(ref) ? Number(ref) : undefined;
}
