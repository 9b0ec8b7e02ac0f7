import { subjectOf } from '../../lib/subject.js';

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
export function readTypedDomains(text: string): TypedDomains {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map((line) => ({ line, name: domainIn(line) }));
  const existing = read.flatMap(({ name }) => name ?? []);
  const names = [...new Set(existing)];
  return {
    names,
    repeated: existing.length - names.length,
    unreadable: read.flatMap(({ line, name }) => (name === undefined ? [line] : [])),
  };
}

function domainIn(line: string): string | undefined {
  const subject = subjectOf(line);
  return subject && subject.kind !== 'keyword' ? subject.domain : undefined;
}
