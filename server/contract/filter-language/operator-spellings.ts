import { type OperatorName, operatorNames } from './operators.js';

/** A spelling of an operator in the filter string. */
export interface OperatorSpelling {
  /** Spelling in the filter string. */
  text: string;
  /** The operator that the spelling denotes. */
  name: OperatorName;
  /** Whether commas may separate list values, as in legacy spellings. */
  allowsCommas: boolean;
  /** Matches the spelling with surrounding whitespace at the start of a text. */
  pattern: RegExp;
}

/** Legacy spellings, accepted but never written. */
const legacySpellings: Readonly<Record<string, OperatorName>> = {
  IN: 'ONE OF',
  'NOT IN': 'NOT ONE OF',
  'IN ARRAY': 'ARRAY CONTAINS',
  'NOT IN ARRAY': 'NOT ARRAY CONTAINS',
};

/** All spellings, longest first, so that the first match wins. */
export const operatorSpellings: readonly OperatorSpelling[] = [
  ...operatorNames.map((name) => createSpelling(name, name, false)),
  ...Object.entries(legacySpellings).map(([text, name]) => createSpelling(text, name, true)),
].sort((left, right) => right.text.length - left.text.length);

/** Spaces within an operator match any whitespace. */
function createSpelling(text: string, name: OperatorName, allowsCommas: boolean): OperatorSpelling {
  return { text, name, allowsCommas, pattern: new RegExp(`^\\s*${text.replaceAll(' ', '\\s+')}\\s*`) };
}

/** The spelling that equals the text, case-insensitively. */
export function findSpelling(text: string): OperatorSpelling | undefined {
  const normalised = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return operatorSpellings.find((candidate) => candidate.text.toLowerCase() === normalised);
}
