import type { KeywordSourceAddress } from '../../../addresses/keyword-source.js';
import { listFile } from './list-file.js';

/** What a tool is asked with, and the files among it. */
export interface KeywordVariables {
  variables: Partial<KeywordSourceAddress> & { file?: null };
  files: Readonly<Record<string, File>>;
}

/** What a tool is asked with: the report, or the list as a file. */
export function keywordVariablesFor(
  source: KeywordSourceAddress | undefined,
  text: string,
  base: string | undefined,
): KeywordVariables {
  if (source) return { variables: { base, ...source }, files: {} };
  return { variables: { base, file: null }, files: { 'variables.file': listFile(text) } };
}
