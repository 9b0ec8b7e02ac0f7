import { Upload } from 'graphql-upload-minimal';
import { z } from 'zod';
import type { Localised } from '../../contract/language/localised.js';
import { formatCount } from '../../errors/format-count.js';
import { parseJson } from '../../contract/formatting/parse-json.js';

const maxTextLength = 20_000;
const maxLines = 10_000;

/** Lines that the consumer validates: twice its largest list, for blank and duplicate ones. */
const maxRawLines = 200_000;

/** Error messages by schema, without the parameter name. Used for issues without their own message. */
const messages = z.registry<Localised>();

function wellFormedText(maxLength: number) {
  return z
    .string()
    .refine((value) => value.length <= maxLength, {
      params: {
        en: `must be at most ${formatCount(maxLength).en} characters`,
        ru: `должен быть не длиннее ${formatCount(maxLength).ru} знаков`,
      },
    })
    .refine((value) => !value.includes('\0'), {
      params: { en: 'must hold no zero character', ru: 'не должен содержать нулевой знак' },
    });
}

const objectTextSchema = wellFormedText(maxTextLength);

/** Schema of a whole number, also as a string of digits; at least 0 by default. */
export function integer({ from = 0, to }: { from?: number; to?: number } = {}): z.ZodType<number> {
  const number = z
    .int()
    .min(from)
    .max(to ?? Number.MAX_SAFE_INTEGER);
  return z.preprocess(readDigits, number).register(messages, integerMessage(from, to));
}

/** Schema of one of several whole numbers. */
export function numberChoice<const Choices extends readonly number[]>(
  choices: Choices,
): z.ZodType<Choices[number]> {
  const values = z.literal(choices).meta({ type: 'integer' });
  return integer().pipe(values).register(messages, oneOfMessage(choices));
}

/** Schema of a boolean: true, false, 1 or 0, also as a string. */
export function flag(): z.ZodType<boolean> {
  return z.preprocess(readBoolean, z.boolean()).register(messages, {
    en: 'must be true or false (or 1 or 0)',
    ru: 'должен быть true или false (или 1 или 0)',
  });
}

/** Schema of a string; numbers and booleans are converted. */
export function text(maxLength = maxTextLength): z.ZodType<string> {
  return z.preprocess(readText, wellFormedText(maxLength)).register(messages, stringMessage);
}

/** Schema of one of several strings. */
export function textChoice<const Choices extends readonly string[]>(
  choices: Choices,
): z.ZodType<Choices[number]> {
  return text().pipe(z.enum(choices)).register(messages, stringMessage);
}

/** Schema of trimmed, non-blank strings, as an array or as the lines of one string. */
export function list(maxLength = maxTextLength): z.ZodType<string[]> {
  const texts = limitLines(z.array(wellFormedText(maxTextLength)), maxLines);
  return z.preprocess(readLines(maxLength), texts).register(messages, stringMessage);
}

/**
 * Schema of unmodified strings, as an array or as the lines of one string. The consumer validates them. A body of 16 MB
 * could contain millions, and each costs a microsecond at every step, so none is read above the limit.
 */
export function lines(): z.ZodType<string[]> {
  const read = (value: unknown) => {
    if (Array.isArray(value)) return readTexts(value.slice(0, maxRawLines + 1));
    return typeof value === 'string' ? value.split(/\r\n?|\n/, maxRawLines + 1) : value;
  };
  return z
    .preprocess(read, limitLines(z.array(z.string()), maxRawLines))
    .register(messages, stringListMessage);
}

function limitLines(texts: z.ZodArray<z.ZodString>, limit: number) {
  return texts.refine(({ length }) => length <= limit, {
    params: {
      en: `must contain at most ${formatCount(limit).en} lines`,
      ru: `должен содержать не больше ${formatCount(limit).ru} строк`,
    },
  });
}

/**
 * Schema of lines joined into one string, from an array or a string. Validating 100,000 items one by one would be
 * slow; the consumer limits their number.
 */
export function joinedLines(): z.ZodType<string> {
  const text = z.string().meta({ type: 'array', items: { type: 'string' } });
  return z.preprocess(joinLines, text).register(messages, stringListMessage);
}

/** Schema of several lists of lines, each joined into one string: a list, an object with numbers as names, or JSON text. */
export function lineLists(): z.ZodType<string[]> {
  const read = (value: unknown) => {
    const lists = listNumberedFields(typeof value === 'string' ? parseJson(value) : value);
    if (!Array.isArray(lists)) return lists;
    const texts = lists.map(joinLines);
    return texts.every((text) => typeof text === 'string') ? texts : undefined;
  };
  return z.preprocess(read, z.array(joinedLines())).register(messages, {
    en: 'must be a list of lists',
    ru: 'должен быть списком списков',
  });
}

/** Schema of several of some strings, as an array or comma-separated. */
export function choiceList<const Choices extends readonly string[]>(
  choices: Choices,
): z.ZodType<Choices[number][]> {
  const names = new Set<unknown>(choices);
  const read = (value: unknown) => {
    if (!Array.isArray(value) && typeof value !== 'string') return value;
    const parts: readonly unknown[] = typeof value === 'string' ? value.split(',') : value;
    const index = parts.findIndex((part) => !names.has(part));
    return index === -1 ? parts : parts.slice(index, index + 1);
  };
  return z.preprocess(read, z.array(z.enum(choices))).register(messages, oneOfMessage(choices));
}

/** Schema of an object, or its JSON text. */
export function object(): z.ZodType<Readonly<Record<string, unknown>>> {
  return z.preprocess(readObject, z.looseObject({})).register(messages, {
    en: 'must be an object',
    ru: 'должен быть объектом',
  });
}

/** Schema of an uploaded file of a multipart form. */
export function file(): z.ZodType<Upload> {
  return z
    .instanceof(Upload)
    .meta({ type: 'string', format: 'binary' })
    .register(messages, { en: 'must be a file', ru: 'должен быть файлом' });
}

/** Whether the values of a schema are uploaded files. Creating the JSON schemas of all calls would slow down the start. */
export function isFile(kind: z.ZodType): boolean {
  return z.globalRegistry.get(unwrap(kind))?.['format'] === 'binary';
}

/** Error message of an issue, to be appended to the parameter name. */
export function messageFor(kind: z.ZodType, issue: z.core.$ZodIssue): Localised {
  if (issue.code === 'invalid_value') return oneOfMessage(issue.values);
  if (issue.code === 'custom' && isLocalised(issue.params)) return issue.params;
  return messages.get(unwrap(kind)) ?? stringMessage;
}

const stringListMessage: Localised = { en: 'must be a list of strings', ru: 'должен быть списком строк' };

const stringMessage: Localised = { en: 'must be a string', ru: 'должен быть одной строкой' };

function integerMessage(from: number, to?: number): Localised {
  const [until, untilRu] = to === undefined ? ['', ''] : [` to ${to}`, ` до ${to}`];
  return {
    en: `must be a whole number from ${from}${until}`,
    ru: `должен быть целым числом от ${from}${untilRu}`,
  };
}

function oneOfMessage(values: readonly unknown[]): Localised {
  return {
    en: `must be one of ${values.join(', ')}`,
    ru: `должен быть одним из ${values.join(', ')}`,
  };
}

function isLocalised(
  params: Readonly<Record<string, unknown>> | undefined,
): params is Localised & typeof params {
  return typeof params?.['en'] === 'string' && typeof params['ru'] === 'string';
}

function unwrap(kind: z.core.$ZodType): z.core.$ZodType {
  return kind instanceof z.ZodOptional || kind instanceof z.ZodDefault ? unwrap(kind.unwrap()) : kind;
}

function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
}

function readBoolean(value: unknown): unknown {
  const word = typeof value === 'boolean' || typeof value === 'number' ? String(value) : value;
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

function readText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/**
 * Strings of an array; undefined if it contains anything else. The schema would create an issue for each wrong value, so
 * that a body of 30 MB would need gigabytes of memory.
 */
function readTexts(values: readonly unknown[]): string[] | undefined {
  const texts = values.map(readText);
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

/** Values of an object whose names are numbers, in their order. Integer names are always in ascending order. */
function listNumberedFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.keys(value).every((name) => /^\d+$/.test(name)) ? Object.values(value) : value;
}

function joinLines(value: unknown): unknown {
  if (!Array.isArray(value)) return readText(value);
  return readTexts(value)?.join('\n');
}

/**
 * Trimmed, non-blank lines. A string above the limit is not split, so that its own error is reported. The schema rejects
 * the first wrong line, and the first one above the maximum.
 */
function readLines(maxLength: number) {
  return (value: unknown): string[] | undefined => {
    const isSplit = typeof value === 'string' && value.length <= maxLength;
    const texts = isSplit ? value.split(/[\n\r]+/) : readTexts(Array.isArray(value) ? value : [value]);
    const lines = texts?.map((text) => text.trim()).filter((text) => text !== '');
    const wrong = lines?.find((line) => line.length > maxTextLength || line.includes('\0'));
    return wrong === undefined ? lines?.slice(0, maxLines + 1) : [wrong];
  };
}

function readObject(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value;
  const { success, data, error } = objectTextSchema.safeParse(value);
  if (success) return parseJson(data);
  const [issue] = error.issues;
  context.addIssue({
    code: 'custom',
    params: issue && { ...messageFor(objectTextSchema, issue) },
  });
  return z.NEVER;
}
