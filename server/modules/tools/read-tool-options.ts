import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ToolOption, ToolOptions } from './tool-options.js';

/** Resolves the options of a run with defaults for missing ones. Throws InvalidField. */
export function readToolOptions(options: readonly ToolOption[], values: ToolOptions): ToolOptions {
  return Object.fromEntries(options.map((option) => [option.id, readOptionValue(option, values[option.id])]));
}

function readOptionValue(option: ToolOption, input: number | boolean | undefined): number | boolean {
  if (input === undefined) return option.default;
  const { id, oneOf, from = -Infinity, to = Infinity } = option;
  if (typeof input === 'boolean') return input;
  if (oneOf && !oneOf.includes(input)) {
    throw invalid(id, {
      en: `${id} must be one of ${oneOf.join(', ')}.`,
      ru: `${id} – одно из: ${oneOf.join(', ')}.`,
    });
  }
  if (input < from || input > to) {
    throw invalid(id, { en: `${id} must be from ${from} to ${to}.`, ru: `${id} – от ${from} до ${to}.` });
  }
  return input;
}

function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}
