import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';

/** Domains that somebody typed or pasted, read. */
interface ParsedDomains {
  /** Names in ASCII, each once, in the order in which they were given. */
  names: string[];
  /** Lines in which no domain is. */
  unreadable: string[];
}

/** Reads a list of domains: blank lines are dropped, addresses and names of any writing understood, repeated ones merged. */
function readDomainList(lines: readonly string[]): ParsedDomains {
  const nonBlank = lines.map((line) => line.trim()).filter((line) => line !== '');
  const parsed = nonBlank.map((line) => ({ line, name: normaliseDomain(line) }));
  return {
    names: [...new Set(parsed.flatMap(({ name }) => name ?? []))],
    unreadable: parsed.flatMap(({ line, name }) => (name === undefined ? [line] : [])),
  };
}

/** The names of a list in which every line is a domain. Throws InvalidField that names the first that is none. */
export function domainNames(lines: readonly string[]): string[] {
  const { names, unreadable } = readDomainList(lines);
  const [first] = unreadable;
  if (first === undefined) return names;
  throw new AppError(ErrorCode.InvalidField, { field: 'domains', what: noDomain(first.slice(0, 253)) });
}

const noDomain = (line: string): Localised => ({
  en: `This is not a domain: ${line}.`,
  ru: `Это не домен: ${line}.`,
});
