import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';

/** A parsed list of domains. */
interface ParsedDomains {
  /** Unique ASCII names in input order. */
  names: string[];
  /** Lines that are not domains. */
  invalidLines: string[];
}

/** Parses a list of domains; skips blank lines, accepts URLs and Unicode names, and removes duplicates. */
function readDomainList(lines: readonly string[]): ParsedDomains {
  const nonBlank = lines.map((line) => line.trim()).filter((line) => line !== '');
  const parsed = nonBlank.map((line) => ({ line, name: normaliseDomain(line) }));
  return {
    names: [...new Set(parsed.flatMap(({ name }) => name ?? []))],
    invalidLines: parsed.flatMap(({ line, name }) => (name === undefined ? [line] : [])),
  };
}

/** Parses the domains of a list. Throws InvalidField that names the first invalid line. */
export function parseDomainNames(lines: readonly string[]): string[] {
  const { names, invalidLines } = readDomainList(lines);
  const [first] = invalidLines;
  if (first === undefined) return names;
  throw new AppError(ErrorCode.InvalidField, {
    field: 'domains',
    what: createInvalidDomainMessage(first.slice(0, 253)),
  });
}

const createInvalidDomainMessage = (line: string): Localised => ({
  en: `This is not a domain: ${line}.`,
  ru: `Это не домен: ${line}.`,
});
