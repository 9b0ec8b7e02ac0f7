import type { ClusteringSource } from '../../../server/contract/clustering.js';
import type { ImportSource } from '../../graphql/generated/schema.js';

/** Where keywords may be taken from. */
export const keywordSources = ['list', 'file', 'group'] as const;

/** What is typed and chosen of where keywords come from. */
export interface KeywordSourceDraft {
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

export const emptySource: KeywordSourceDraft = {
  method: undefined,
  list: '',
  file: undefined,
  group: '',
  isOrganic: true,
  isPaid: false,
};

/** What keeps a source from being sent. */
export type SourceError = 'method' | 'list' | 'file' | 'group' | 'kind';

/** What is missing; undefined where nothing is. */
export function validateSource({
  method,
  list,
  file,
  group,
  isOrganic,
  isPaid,
}: KeywordSourceDraft): SourceError | undefined {
  if (method === undefined) return 'method';
  if (method === 'list') return list.trim() === '' ? 'list' : undefined;
  if (method === 'file') return file ? undefined : 'file';
  if (group === '') return 'group';
  return isOrganic || isPaid ? undefined : 'kind';
}

/** Letters of a list above which it goes as a file: a plain call holds no more than some tens of thousands of keywords. */
const maxInlineListLength = 200_000;

/** A source as it is sent: what goes as a file stands beside it, by its place. */
interface SourcePayload {
  from: ImportSource;
  files: Readonly<Record<string, File>>;
}

/** The source as it is sent. */
export function toSourcePayload({
  method,
  list,
  file,
  group,
  isOrganic,
  isPaid,
}: KeywordSourceDraft): SourcePayload {
  if (method === 'file' && file) return { from: { file: null }, files: { 'variables.from.file': file } };
  if (method === 'group')
    return { from: { group, source: clusteringSourceOf(isOrganic, isPaid) }, files: {} };
  if (list.length <= maxInlineListLength) return { from: { keywords: list.split(/\r\n|\r|\n/) }, files: {} };
  return { from: { list: null }, files: { 'variables.from.list': new File([list], 'list.txt') } };
}

function clusteringSourceOf(isOrganic: boolean, isPaid: boolean): ClusteringSource {
  if (isOrganic && isPaid) return 'BOTH';
  return isPaid ? 'ADS' : 'SEARCH';
}
