import type { BaseFact } from '../../server/contract/base-facts.js';
import { unknownValue } from '../../server/contract/format-number.js';
import { useFormat } from '../i18n/use-format.js';
import { useDatabases } from './use-databases.js';

/** Whether the page's database is known to hold no search volumes: estimated visits, which follow from them, are 0 there. */
export function useLacksVolumes(): boolean {
  return useDatabases().current?.volumesDate === null;
}

/** Writes estimated visits: a dash for 0 where the database lacks what they follow from. */
export function useVisitsText(): (visits: number | null | undefined) => string {
  const format = useFormat();
  const lacksVolumes = useLacksVolumes();
  return (visits) => (visits === 0 && lacksVolumes ? unknownValue : format.integer(visits));
}

/** Writes an exact volume: a dash for 0 where the database holds none, as its tables do. */
export function useExactText(): (exact: number) => string {
  const format = useFormat();
  const lacks = useLacks('exactVolume');
  return (exact) => (exact === 0 && lacks ? unknownValue : format.integer(exact));
}

/** Whether the page's database is known to hold nothing of a kind. */
export function useLacks(fact: BaseFact): boolean {
  const { current } = useDatabases();
  return current?.facts !== undefined && !current.facts.includes(fact);
}
