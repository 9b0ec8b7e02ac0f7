import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ToolOption, ToolOptions } from './tool-options.js';

/** Resolves the options of a run with defaults for missing ones. Throws InvalidField. */
export function readToolOptions(options: readonly ToolOption[], values: ToolOptions): ToolOptions {
  return Object.fromEntries(options.map((option) => [option.id, valueOf(option, values[option.id])]));
}

function valueOf(option: ToolOption, given: number | boolean | undefined): number | boolean {
  if (given === undefined) return option.default;
  const { id, oneOf, from = -Infinity, to = Infinity } = option;
  if (typeof given === 'boolean') return given;
  if (oneOf && !oneOf.includes(given)) {
    throw invalid(id, {
      en: `${id} must be one of ${oneOf.join(', ')}.`,
      ru: `${id} – одно из: ${oneOf.join(', ')}.`,
    });
  }
  if (given < from || given > to) {
    throw invalid(id, { en: `${id} must be from ${from} to ${to}.`, ru: `${id} – от ${from} до ${to}.` });
  }
  return given;
}

function invalid(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
