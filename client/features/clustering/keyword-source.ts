import type { ClusteringSource } from '../../../server/contract/clustering.js';
import type { ImportSource } from '../../graphql/generated/schema.js';

/** Where keywords may be taken from. */
export const keywordSources = ['list', 'file', 'group'] as const;

/** What is typed and chosen of where keywords come from. */
export interface ChosenSource {
  /** Undefined before a method is chosen. */
  method: (typeof keywordSources)[number] | undefined;
  /** One per line. */
  list: string;
  file: File | undefined;
  /** Id of the group report; empty before one is chosen. */
  group: string;
  isOrganic: boolean;
  isPaid: boolean;
}

export const nothingChosen: ChosenSource = {
  method: undefined,
  list: '',
  file: undefined,
  group: '',
  isOrganic: true,
  isPaid: false,
};

/** What keeps a source from being sent. */
export type SourceFault = 'method' | 'list' | 'file' | 'group' | 'kind';

/** What is missing; undefined where nothing is. */
export function sourceFault({
  method,
  list,
  file,
  group,
  isOrganic,
  isPaid,
}: ChosenSource): SourceFault | undefined {
  if (method === undefined) return 'method';
  if (method === 'list') return list.trim() === '' ? 'list' : undefined;
  if (method === 'file') return file ? undefined : 'file';
  if (group === '') return 'group';
  return isOrganic || isPaid ? undefined : 'kind';
}

/** The source as it is sent. */
export function sentSource({ method, list, file, group, isOrganic, isPaid }: ChosenSource): ImportSource {
  if (method === 'file') return { file };
  if (method === 'group') return { group, source: kindOf(isOrganic, isPaid) };
  return { keywords: list.split(/\r\n|\r|\n/) };
}

function kindOf(isOrganic: boolean, isPaid: boolean): ClusteringSource {
  if (isOrganic && isPaid) return 'BOTH';
  return isPaid ? 'ADS' : 'SEARCH';
}
