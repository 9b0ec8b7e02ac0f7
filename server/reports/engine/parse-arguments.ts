import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readDomainRefs, readKnownRefs } from './domain-refs.js';
import { normalisePath } from './normalise-subject.js';
import type { ReportArgument, ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';

type ArgumentValue = number | string | boolean | readonly string[];

const longestText = 8_192;
const maxTexts = 100;
const longestListed = 500;

/** Reads a report's own arguments, from GraphQL's types as from the texts of a query string. Throws BadRequest. */
export function parseArguments(definition: ReportDefinition, given: ReportArguments): ReportArguments {
  const declared = definition.arguments ?? {};
  return Object.fromEntries(
    Object.entries(declared).map(([name, argument]) => [name, parseArgument(name, argument, given)]),
  );
}

function isMissing(given: ReportArguments[string] | null): given is undefined | null | '' {
  return given === undefined || given === null || given === '';
}

function isNeeded({ required, requiredUnless }: ReportArgument, given: ReportArguments): boolean {
  return required || (requiredUnless !== undefined && isMissing(given[requiredUnless]));
}

function parseArgument(
  name: string,
  argument: ReportArgument,
  all: ReportArguments,
): ArgumentValue | undefined {
  const given = all[name];
  if (isMissing(given)) {
    if (isNeeded(argument, all)) throw wrong(name, 'is missing', 'не задан');
    return argument.default;
  }
  const value = readAs(name, argument, given);
  if (argument.oneOf?.uncovered?.some((one) => one === value)) {
    throw new AppError(ErrorCode.NotCovered, { name: String(value) });
  }
  const allowed = argument.oneOf?.values.map((choice) => choice.value);
  if (allowed !== undefined && !allowed.some((one) => one === value)) {
    const choices = allowed.join(', ');
    throw wrong(name, `must be one of ${choices}`, `должно быть из списка ${choices}`);
  }
  return value;
}

function readAs(
  name: string,
  { type, mostLines, toldUnknown }: ReportArgument,
  given: ArgumentValue,
): ArgumentValue {
  switch (type) {
    case 'integer':
      if (!/^-?\d{1,15}$/.test(String(given))) {
        throw wrong(name, 'must be a whole number', 'должно быть целым числом');
      }
      return Number(given);
    case 'boolean':
      return readFlag(name, given);
    case 'string':
      if (typeof given !== 'string' || given.length > longestText) {
        throw wrong(name, 'must be a text', 'должно быть текстом');
      }
      return name === 'url' ? normalisePath(given) : given;
    case 'stringList':
      return readList(name, given, mostLines);
    case 'domainList':
      return (toldUnknown ? readKnownRefs : readDomainRefs)(readList(name, given, mostLines));
  }
}

function readFlag(name: string, given: ArgumentValue): boolean {
  const flag = { '1': true, true: true, '0': false, false: false }[String(given).toLowerCase()];
  if (flag === undefined) throw wrong(name, 'must be true or false', 'должно быть true или false');
  return flag;
}

function readList(name: string, given: ArgumentValue, mostLines = maxTexts): readonly string[] {
  const texts = (Array.isArray(given) ? given : String(given).split(/\r?\n/))
    .map((text) => String(text).trim())
    .filter(Boolean);
  if (texts.length > mostLines) {
    throw wrong(name, `holds more than ${mostLines} lines`, `длиннее ${mostLines} строк`);
  }
  if (texts.some((text) => text.length > longestListed)) {
    throw wrong(
      name,
      `has a line of more than ${longestListed} characters`,
      `со строкой длиннее ${longestListed} знаков`,
    );
  }
  return texts;
}

function wrong(name: string, en: string, ru: string): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en: `${name} ${en}`, ru: `${name}: ${ru}` } });
}
