import { useStoredValue } from '../../lib/stored-value.js';

const key = 'rivalscope.groupOwn';
const noDomains: Readonly<Record<string, number>> = {};

/** The reader's domain of a group, by number from 1. Defaults to the first; stored in this browser. */
export function useOwnDomain(rid: string): [number, (domain: number) => void] {
  const [stored, write] = useStoredValue(key, noDomains);
  return [stored[rid] ?? 1, (domain) => write({ ...stored, [rid]: domain })];
}
