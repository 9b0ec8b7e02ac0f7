import { parseSubject } from '../../lib/subject.js';

/** Parsed list of domains. */
interface TypedDomains {
  /** Unique domains in order, in Unicode form. */
  names: string[];
  /** Number of duplicate lines. */
  repeated: number;
  /** Lines without a domain. */
  unreadable: string[];
}

/** Parses one domain or URL per line and skips blank lines. */
export function parseDomains(text: string): TypedDomains {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const parsed = lines.map((line) => ({ line, name: parseDomain(line) }));
  const domains = parsed.flatMap(({ name }) => name ?? []);
  const names = [...new Set(domains)];
  return {
    names,
    repeated: domains.length - names.length,
    unreadable: parsed.flatMap(({ line, name }) => (name === undefined ? [line] : [])),
  };
}

function parseDomain(line: string): string | undefined {
  const subject = parseSubject(line);
  return subject && subject.kind !== 'keyword' ? subject.domain : undefined;
}
