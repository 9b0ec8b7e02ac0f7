import { type OperatorName, operatorNames } from './operators.js';

/** A spelling of an operator. */
export interface OperatorSpelling {
  /** Spelling in the filter string. */
  text: string;
  /** The operator that it denotes. */
  name: OperatorName;
  /** Legacy spelling, whose lists may be separated by commas. */
  byComma: boolean;
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
  ...operatorNames.map((name) => spelling(name, name, false)),
  ...Object.entries(legacySpellings).map(([text, name]) => spelling(text, name, true)),
].sort((one, other) => other.text.length - one.text.length);

/** Spaces within an operator match any whitespace. */
function spelling(text: string, name: OperatorName, byComma: boolean): OperatorSpelling {
  return { text, name, byComma, pattern: new RegExp(`^\\s*${text.replaceAll(' ', '\\s+')}\\s*`) };
}

/** The spelling that equals the text, case-insensitively. */
export function spellingOf(text: string): OperatorSpelling | undefined {
  const normalised = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return operatorSpellings.find((one) => one.text.toLowerCase() === normalised);
}
