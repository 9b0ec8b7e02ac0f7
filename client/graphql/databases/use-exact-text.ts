import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import type { BaseFact } from '../../../server/contract/reports/base-facts.js';
import { useFormat } from '../../i18n/use-format.js';
import { useDatabases } from './use-databases.js';

/** Formats an exact volume; a dash for 0 if the database has no exact volumes. */
export function useExactText(): (exact: number) => string {
  const format = useFormat();
  const lacksExactVolumes = useLacks('exactVolume');
  return (exact) => (exact === 0 && lacksExactVolumes ? unknownValue : format.integer(exact));
}

/** Whether the current database lacks optional data of this kind; false until loaded. */
export function useLacks(fact: BaseFact): boolean {
  const { current } = useDatabases();
  return current?.facts !== undefined && !current.facts.includes(fact);
}
