import type { KeywordSourceAddress } from '../../../addresses/keyword-source.js';
import { createListFile } from './list-file.js';

/** GraphQL variables of a keyword tool, and the files for the multipart request. */
export interface KeywordVariables {
  variables: Partial<KeywordSourceAddress> & { file?: null };
  files: Readonly<Record<string, File>>;
}

/** Variables for a report, or for the list as an uploaded file. */
export function keywordVariablesFor(
  source: KeywordSourceAddress | undefined,
  text: string,
  base: string | undefined,
): KeywordVariables {
  if (source) return { variables: { base, ...source }, files: {} };
  return { variables: { base, file: null }, files: { 'variables.file': createListFile(text) } };
}
