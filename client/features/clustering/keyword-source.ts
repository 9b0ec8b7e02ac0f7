import type { ClusteringSource } from '../../../server/contract/projects/clustering.js';
import type { ImportSource } from '../../graphql/generated/schema.js';

/** Sources of keywords. */
export const keywordSources = ['list', 'file', 'group'] as const;

/** State of the keyword source form. */
export interface KeywordSourceDraft {
  /** Undefined until the user selects a method. */
  method: (typeof keywordSources)[number] | undefined;
  /** Keywords, one per line. */
  list: string;
  file: File | undefined;
  /** Group report ID; empty until the user selects one. */
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

/** The field that is missing or invalid. */
export type SourceError = 'method' | 'list' | 'file' | 'group' | 'kind';

/** Finds the first missing field; undefined if the source is complete. */
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

/**
 * Character limit of an inline list; a longer list is uploaded as a file. The request body limit allows tens of
 * thousands of keywords.
 */
const maxInlineListLength = 200_000;

/** Mutation input and its files, keyed by variable path. */
interface SourcePayload {
  from: ImportSource;
  files: Readonly<Record<string, File>>;
}

/** Converts the form state to mutation input. */
export function toSourcePayload({
  method,
  list,
  file,
  group,
  isOrganic,
  isPaid,
}: KeywordSourceDraft): SourcePayload {
  if (method === 'file' && file) return { from: { file: null }, files: { 'variables.from.file': file } };
  if (method === 'group') {
    return { from: { group, source: clusteringSourceOf(isOrganic, isPaid) }, files: {} };
  }
  if (list.length <= maxInlineListLength) return { from: { keywords: list.split(/\r\n|\r|\n/) }, files: {} };
  return { from: { list: null }, files: { 'variables.from.list': new File([list], 'list.txt') } };
}

function clusteringSourceOf(isOrganic: boolean, isPaid: boolean): ClusteringSource {
  if (isOrganic && isPaid) return 'BOTH';
  return isPaid ? 'ADS' : 'SEARCH';
}
