import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { formatCount } from '../../errors/format-count.js';
import { foldKeywordCase } from '../../contract/formatting/normalise-keyword.js';
import { normalisePath, normaliseDomain } from './normalise-subject.js';
import type { ReportArgument, ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';
import type { Localised } from '../../contract/language/localised.js';
import { getReportParameter, type ReportParameterKey } from '../../contract/reports/report-parameters.js';

const defaultMaxTextChars = 2_048;

/**
 * A required text parameter.
 * @throws AppError BadRequest that names it
 */
export function requireText(key: ReportParameterKey, value: string | undefined): string {
  const { restName = key, maxChars = defaultMaxTextChars } = getReportParameter(key);
  const text = value?.trim() ?? '';
  if (text === '') throw badRequest({ en: `${restName} is missing`, ru: `не задан параметр ${restName}` });
  if (text.length > maxChars) {
    throw badRequest({
      en: `${restName} is longer than ${maxChars} characters`,
      ru: `${restName} длиннее ${maxChars} знаков`,
    });
  }
  return text;
}

/**
 * An integer within the declared bounds, or the declared default.
 * @throws AppError BadRequest that names it
 */
export function parseInteger(key: ReportParameterKey, value: number | undefined): number {
  const {
    restName = key,
    minimum = 0,
    maximum = Number.MAX_SAFE_INTEGER,
    default: defaultValue = minimum,
  } = getReportParameter(key);
  const number = value ?? defaultValue;
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
  throw badRequest({
    en: `${restName} must be a whole number from ${minimum} to ${maximum}`,
    ru: `${restName} должно быть целым числом от ${minimum} до ${maximum}`,
  });
}

function badRequest(details: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: details });
}

/** Ids contain no dot; every domain does. */
const domainIdPattern = /^\d{1,16}$/;

/**
 * Parses comma-separated domain names or ids into normal form, without duplicates.
 * @throws AppError DomainNotFound for any other text
 */
function parseDomainRefs(values: readonly string[]): string[] {
  const refs = splitValues(values, ',').map((text) => {
    const ref = parseDomainRef(text);
    if (ref === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: text.slice(0, 253) });
    return ref;
  });
  return [...new Set(refs)];
}

/** Lenient variant for pasted lists: invalid entries stay as they are and match no domain. */
function parseLenientDomainRefs(values: readonly string[]): string[] {
  return [
    ...new Set(splitValues(values, /[,;\s]/).map((text) => parseDomainRef(text) ?? text.toLowerCase())),
  ];
}

function splitValues(values: readonly string[], separator: string | RegExp): string[] {
  return values
    .flatMap((text) => text.split(separator))
    .map((text) => text.trim())
    .filter(Boolean);
}

/** A domain id or a normalised name; undefined if the text is neither. */
export function parseDomainRef(input: string): string | undefined {
  return domainIdPattern.test(input) ? String(Number(input)) : normaliseDomain(input);
}

/** The id if the reference is one. */
export function parseDomainId(ref: string): number | undefined {
  return domainIdPattern.test(ref) ? Number(ref) : undefined;
}

type ArgumentValue = number | string | boolean | readonly string[];

const maxTextChars = 8_192;
const defaultMaxLines = 100;
const maxLineChars = 500;

/**
 * Parses a report's own arguments, typed values from GraphQL and strings from a query string alike. `language` is that
 * of the database.
 * @throws AppError BadRequest
 */
export function parseArguments(
  definition: ReportDefinition,
  values: ReportArguments,
  language?: string,
): ReportArguments {
  const declared = definition.arguments ?? {};
  return Object.fromEntries(
    Object.entries(declared).map(([name, argument]) => {
      const value = parseArgument(name, argument, values);
      return [name, argument.isKeywordText ? foldArgument(value, language) : value];
    }),
  );
}

/** Sources have no language, so the case of keywords is decided before. */
function foldArgument(value: ReportArguments[string], language: string | undefined): ReportArguments[string] {
  if (typeof value === 'string') return foldKeywordCase(value, language);
  return typeof value === 'object' ? value.map((text) => foldKeywordCase(text, language)) : value;
}

function isMissing(value: ReportArguments[string] | null): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function isRequired({ required, requiredUnless }: ReportArgument, values: ReportArguments): boolean {
  return required || (requiredUnless !== undefined && isMissing(values[requiredUnless]));
}

function parseArgument(
  name: string,
  argument: ReportArgument,
  values: ReportArguments,
): ArgumentValue | undefined {
  const input = values[name];
  if (isMissing(input)) {
    if (isRequired(argument, values)) throw badArgument(name, 'is missing', 'не задан');
    return argument.default;
  }
  const value = parseAs(name, argument, input);
  if (argument.oneOf?.unsupportedValues?.some((candidate) => candidate === value)) {
    throw new AppError(ErrorCode.NotCovered, { name: String(value) });
  }
  const allowed = argument.oneOf?.values.map((choice) => choice.value);
  if (allowed !== undefined && !allowed.some((candidate) => candidate === value)) {
    const choices = allowed.join(', ');
    throw badArgument(name, `must be one of ${choices}`, `должно быть из списка ${choices}`);
  }
  return value;
}

function parseAs(
  name: string,
  { type, maxLines, reportUnresolved }: ReportArgument,
  input: ArgumentValue,
): ArgumentValue {
  switch (type) {
    case 'integer':
      if (!/^-?\d{1,15}$/.test(String(input))) {
        throw badArgument(name, 'must be a whole number', 'должно быть целым числом');
      }
      return Number(input);
    case 'boolean':
      return parseFlag(name, input);
    case 'string':
      if (typeof input !== 'string' || input.length > maxTextChars) {
        throw badArgument(name, 'must be a text', 'должно быть текстом');
      }
      return name === 'url' ? normalisePath(input) : input;
    case 'stringList':
      return parseList(name, input, maxLines);
    case 'domainList':
      return (reportUnresolved ? parseLenientDomainRefs : parseDomainRefs)(parseList(name, input, maxLines));
  }
}

function parseFlag(name: string, input: ArgumentValue): boolean {
  const flag = { '1': true, true: true, '0': false, false: false }[String(input).toLowerCase()];
  if (flag === undefined) throw badArgument(name, 'must be true or false', 'должно быть true или false');
  return flag;
}

function parseList(name: string, input: ArgumentValue, maxLines = defaultMaxLines): readonly string[] {
  const lines = (Array.isArray(input) ? input : String(input).split(/\r?\n/))
    .map((text) => String(text).trim())
    .filter(Boolean);
  if (lines.length > maxLines) {
    const max = formatCount(maxLines);
    throw badArgument(name, `has more than ${max.en} lines`, `длиннее ${max.ru} строк`);
  }
  if (lines.some((text) => text.length > maxLineChars)) {
    throw badArgument(
      name,
      `has a line of more than ${formatCount(maxLineChars).en} characters`,
      `со строкой длиннее ${formatCount(maxLineChars).ru} знаков`,
    );
  }
  return lines;
}

function badArgument(name: string, en: string, ru: string): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en: `${name} ${en}`, ru: `${name}: ${ru}` } });
}
