import { useStored } from '../../lib/stored-value.js';

const key = 'rivalscope.groupOwn';
const none: Readonly<Record<string, number>> = {};

/** Which domain of a group is the reader's own, by its number from 1: the first until another is chosen in this browser. */
export function useOwnDomain(rid: string): [number, (own: number) => void] {
  const [chosen, write] = useStored(key, none);
  return [chosen[rid] ?? 1, (own) => write({ ...chosen, [rid]: own })];
}
