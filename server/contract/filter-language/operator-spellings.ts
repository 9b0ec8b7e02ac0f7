import { type OperatorName, operatorNames } from './operators.js';

/** One way to write an operator. */
export interface OperatorSpelling {
  /** As people write it. */
  text: string;
  /** The operator that it stands for. */
  name: OperatorName;
  /** An older spelling, whose list commas may part. */
  byComma: boolean;
  /** Finds it at the start of a text, blanks around it included. */
  pattern: RegExp;
}

/** Older spellings, which are read and never written. */
const legacySpellings: Readonly<Record<string, OperatorName>> = {
  IN: 'ONE OF',
  'NOT IN': 'NOT ONE OF',
  'IN ARRAY': 'ARRAY CONTAINS',
  'NOT IN ARRAY': 'NOT ARRAY CONTAINS',
};

/** Every spelling, longest first: the first that fits is the right one. */
export const operatorSpellings: readonly OperatorSpelling[] = [
  ...operatorNames.map((name) => spelling(name, name, false)),
  ...Object.entries(legacySpellings).map(([text, name]) => spelling(text, name, true)),
].sort((one, other) => other.text.length - one.text.length);

/** Blanks within an operator may be any number of blanks. */
function spelling(text: string, name: OperatorName, byComma: boolean): OperatorSpelling {
  return { text, name, byComma, pattern: new RegExp(`^\\s*${text.replaceAll(' ', '\\s+')}\\s*`) };
}

/** The spelling that a text is as a whole, in whatever case. */
export function spellingOf(text: string): OperatorSpelling | undefined {
  const normalised = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return operatorSpellings.find((one) => one.text.toLowerCase() === normalised);
}
