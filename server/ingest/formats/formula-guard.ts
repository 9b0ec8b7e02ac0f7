/** Signs with which spreadsheets start a formula, as a class of regular expressions in JavaScript and SQL. */
export const formulaSigns = '[=+@＝＋－＠-]';

const guardedPattern = new RegExp(`^'(?=${formulaSigns})`, 'u');

/** Removes the apostrophe that our own CSV files put before text that looks like a formula. */
export function withoutFormulaGuard(text: string): string {
  return text.replace(guardedPattern, '');
}
