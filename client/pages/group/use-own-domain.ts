import { useStored } from '../../lib/stored-value.js';

const key = 'rivalscope.groupOwn';
const none: Readonly<Record<string, number>> = {};

/** Which domain of a group is the reader's own, by its number from 1: the first until another is chosen in this browser. */
export function useOwnDomain(rid: string): [number, (domain: number) => void] {
  const [stored, write] = useStored(key, none);
  return [stored[rid] ?? 1, (domain) => write({ ...stored, [rid]: domain })];
}
