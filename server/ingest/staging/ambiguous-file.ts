import { basename } from 'node:path';
import { readingValues, type ReadingSetting } from '../../contract/file-reading.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { decisionText, findUndecided, type ReadingDecision } from '../reading-decision.js';

const optionNames = {
  encoding: '--encoding',
  dateOrder: '--date-order',
  decimal: '--decimal',
  market: '--market',
} as const satisfies Record<ReadingSetting, string>;

/**
 * Asserts that the values of a file allow a single reading.
 * @throws AppError AmbiguousFile that names the options
 */
export function assertDecided(name: string, decisions: readonly ReadingDecision[]): void {
  const undecided = findUndecided(decisions);
  if (undecided.length === 0) return;
  throw ambiguousFileError(
    name,
    undecided.map((decision) => ({ en: decisionText(decision, 'en'), ru: decisionText(decision, 'ru') })),
    undecided,
  );
}

/** The error for a file whose values allow several readings, with the options that decide. */
export function ambiguousFileError(
  name: string,
  reasons: readonly Localised[],
  open: readonly Pick<ReadingDecision, 'setting' | 'candidates'>[],
): AppError {
  const options = open.map(({ setting, candidates = readingValues[setting] }) => {
    const values = candidates.length > 0 && candidates.length < 6 ? candidates : ['NAME'];
    return values.map((value) => `${optionNames[setting]} ${/\s/.test(value) ? `"${value}"` : value}`);
  });
  const list = (or: string) => options.map((choices) => choices.join(` ${or} `)).join('; ');
  const file = basename(name);
  return new AppError(ErrorCode.AmbiguousFile, {
    what: {
      en: `${file}: ${reasons.map(({ en }) => en).join('; ')}. Nothing was imported. Specify ${list('or')}, or choose it in the browser.`,
      ru: `${file}: ${reasons.map(({ ru }) => ru).join('; ')}. Ничего не импортировано. Укажите ${list('или')} либо выберите в браузере.`,
    },
  });
}
