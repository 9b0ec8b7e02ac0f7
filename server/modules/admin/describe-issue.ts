import type { z } from 'zod';
import type { Localised } from '../../contract/language/localised.js';
import { formatCount } from '../../errors/format-count.js';

/** Explains why the schema of the plan settings rejects a value. */
export function describeIssue(issue: z.core.$ZodIssue): Localised {
  switch (issue.code) {
    case 'too_small': {
      const { en, ru } = formatCount(Number(issue.minimum));
      return { en: `The minimum is ${en}.`, ru: `Минимум – ${ru}.` };
    }
    case 'too_big': {
      const { en, ru } = formatCount(Number(issue.maximum));
      return { en: `The maximum is ${en}.`, ru: `Максимум – ${ru}.` };
    }
    case 'not_multiple_of':
      return { en: 'Prices are whole dollars.', ru: 'Цены – целое число долларов.' };
    case 'custom':
      return {
        en: 'The limit is below that of a lower plan.',
        ru: 'Лимит меньше, чем на тарифе ниже.',
      };
    default:
      return { en: 'This value is not permitted.', ru: 'Такое значение недопустимо.' };
  }
}
