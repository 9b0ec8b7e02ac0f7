import { subjectOf } from '../../lib/subject.js';

/** A list of domains as far as it is read while it is typed. */
interface TypedDomains {
  /** Different domains, in their order, as people read them. */
  names: string[];
  /** Lines that repeat a domain. */
  repeated: number;
  /** Lines in which there is no domain. */
  unreadable: string[];
}

/** Reads a list of domains, one per line: blank lines count as nothing, addresses as their domains. */
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
