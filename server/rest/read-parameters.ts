import type { Localised } from '../contract/localised.js';
import type { FastifyRequest } from 'fastify';
import { Upload } from 'graphql-upload-minimal';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ParameterValues, RestParameter, SentObject } from './rest-route.js';

type Given = Readonly<Record<string, unknown>>;
type Value = ParameterValues[string];

const longestText = 20_000;

/**
 * Reads and checks the declared parameters of a call; everything else that it carries is left alone. A body's values, and
 * those under its `params`, count like the query's.
 * @throws AppError BadRequest that names the parameter and what it must be
 */
export function readParameters(declared: readonly RestParameter[], request: FastifyRequest): ParameterValues {
  const body = sentInBody(request.body);
  const places = { path: asRecord(request.params), query: { ...asRecord(request.query), ...body }, body };
  return Object.fromEntries(
    declared.map((parameter) => [parameter.name, read(parameter, places[parameter.in])]),
  );
}

/** What a body carries, its `params` included. */
export function sentInBody(body: unknown): Given {
  const fields = asRecord(body);
  return { ...fields, ...asRecord(fields['params']) };
}

function read(parameter: RestParameter, given: Given): Value {
  const value = [parameter.name, ...(parameter.aliases ?? [])].map((name) => given[name]).find(isGiven);
  if (value !== undefined) return checked(parameter, value);
  if (parameter.required) throw wrong(parameter, { en: 'is missing', ru: 'не указан' });
  return parameter.default;
}

function checked(parameter: RestParameter, value: unknown): Value {
  const typed = typedValue(parameter, value);
  if (parameter.oneOf && !parameter.oneOf.includes(typed as string | number)) {
    throw wrong(parameter, {
      en: `must be one of ${parameter.oneOf.join(', ')}`,
      ru: `должен быть одним из ${parameter.oneOf.join(', ')}`,
    });
  }
  return typed;
}

function typedValue(parameter: RestParameter, value: unknown): Value {
  switch (parameter.type) {
    case 'integer':
      return wholeNumber(parameter, value);
    case 'boolean':
      return truth(parameter, value);
    case 'string':
      return text(parameter, value);
    case 'object':
      return object(parameter, value);
    case 'stringList':
      return list(parameter, value);
    case 'file':
      if (value instanceof Upload) return value;
      throw wrong(parameter, { en: 'must be a file', ru: 'должен быть файлом' });
  }
}

function wholeNumber(parameter: RestParameter, value: unknown): number {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = parameter;
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value))
      ? Number(value)
      : NaN;
  if (Number.isSafeInteger(number) && number >= minimum && number <= maximum) return number;
  const [to, until] = parameter.maximum === undefined ? ['', ''] : [` to ${maximum}`, ` до ${maximum}`];
  throw wrong(parameter, {
    en: `must be a whole number from ${minimum}${to}`,
    ru: `должен быть целым числом от ${minimum}${until}`,
  });
}

function truth(parameter: RestParameter, value: unknown): boolean {
  const word = typeof value === 'boolean' || typeof value === 'number' ? String(value) : value;
  if (word === 'true' || word === '1') return true;
  if (word === 'false' || word === '0') return false;
  throw wrong(parameter, {
    en: 'must be true or false (or 1 or 0)',
    ru: 'должен быть true или false (или 1 или 0)',
  });
}

function text(parameter: RestParameter, value: unknown): string {
  const string = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof string !== 'string') {
    throw wrong(parameter, { en: 'must be one text', ru: 'должен быть одной строкой' });
  }
  if (string.length > longestText) {
    throw wrong(parameter, {
      en: `must be at most ${longestText} characters`,
      ru: `должен быть не длиннее ${longestText} знаков`,
    });
  }
  if (string.includes('\0')) {
    throw wrong(parameter, { en: 'must hold no zero character', ru: 'не должен содержать нулевой знак' });
  }
  return string;
}

function list(parameter: RestParameter, value: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : text(parameter, value).split(/[\n\r]+/);
  const texts = parts.map((part) => text(parameter, part).trim()).filter((part) => part !== '');
  if (texts.length > 10_000) {
    throw wrong(parameter, {
      en: 'must hold at most 10000 lines',
      ru: 'должен содержать не больше 10000 строк',
    });
  }
  return texts;
}

/** An object, or its JSON text. */
function object(parameter: RestParameter, value: unknown): SentObject {
  const sent = typeof value === 'string' ? parsed(text(parameter, value)) : value;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw wrong(parameter, { en: 'must be an object', ru: 'должен быть объектом' });
  }
  return { fields: asRecord(sent) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function wrong({ name }: RestParameter, { en, ru }: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en: `${name} ${en}`, ru: `${name} ${ru}` } });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function asRecord(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
}
