import { z } from 'zod';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Validation messages by field. */
const messages = {
  code: {
    en: 'code must be 2 to 16 lower-case letters and digits and start with a letter',
    ru: 'Код – от 2 до 16 строчных латинских букв и цифр, первой стоит буква',
  },
  name: { en: 'name must have 1 to 100 characters', ru: 'В названии должно быть от 1 до 100 знаков' },
  caption: {
    en: 'caption must have 1 to 100 characters',
    ru: 'В русском названии должно быть от 1 до 100 знаков',
  },
  short: {
    en: 'short must have 1 to 12 characters',
    ru: 'В коротком названии должно быть от 1 до 12 знаков',
  },
  engine: { en: 'engine must be google or yandex', ru: 'Поисковая система – google или yandex' },
  lng: { en: 'lng must be two letters, for example en', ru: 'Язык – две латинские буквы, например en' },
  currency: {
    en: 'currency must be three letters, for example USD',
    ru: 'Валюта – три латинские буквы, например USD',
  },
} as const;

const nonEmptyString = z.string().trim().min(1);

/** Fields that can be changed later. */
const editableFields = {
  name: nonEmptyString.max(100),
  caption: nonEmptyString.max(100).optional(),
  short: nonEmptyString.max(12).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
};

/** Schema of a new database. A missing Russian name defaults to the English one, a missing short name to the code. */
export const newBase = z
  .object({
    ...editableFields,
    code: z.string().regex(/^[a-z][a-z0-9]{1,15}$/),
    engine: z.enum(['google', 'yandex']).default('google'),
    lng: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('en'),
    currency: editableFields.currency.default('USD'),
  })
  .transform((base) => ({
    ...base,
    caption: base.caption ?? base.name,
    short: base.short ?? base.code.toUpperCase().slice(0, 12),
  }));

/** Schema of a change; missing fields stay unchanged. */
export const baseChange = z.object(editableFields).partial();

/**
 * Parses and validates the fields.
 * @throws AppError InvalidField
 */
export function validateFields<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0]) as keyof typeof messages;
  throw new AppError(ErrorCode.InvalidField, { field, what: messages[field] });
}
