import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Localised } from '../contract/localised.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { sentenceOf } from './parameter-kinds.js';
import { listed, type RestParameters, type ValuesOf } from './rest-parameters.js';

type Given = Readonly<Record<string, unknown>>;

const missing: Localised = { en: 'is missing', ru: 'не указан' };

/**
 * Reads and checks the declared parameters of a call; everything else that it carries is left alone. A body's values, and
 * those under its `params`, count like the query's.
 * @throws AppError BadRequest that names the parameter and what it must be
 */
export function readParameters<Parameters extends RestParameters>(
  parameters: Parameters,
  request: FastifyRequest,
): ValuesOf<Parameters> {
  const given = givenValues(parameters, request);
  const { success, data, error } = parameters.safeParse(given);
  if (success) return data;
  throw wrong(parameters, given, error.issues);
}

/** What a body carries, its `data` and its `params` included. */
export function sentInBody(body: unknown): Given {
  const fields = asRecord(body);
  return { ...fields, ...asRecord(fields['data']), ...asRecord(fields['params']) };
}

function givenValues(parameters: RestParameters, request: FastifyRequest): Given {
  const body = sentInBody(request.body);
  const places = { path: asRecord(request.params), query: { ...asRecord(request.query), ...body }, body };
  return Object.fromEntries(
    listed(parameters).map(({ name, aliases = [], in: place }) => [
      name,
      [name, ...aliases].map((known) => places[place][known]).find(isGiven),
    ]),
  );
}

/** The first fault that was found, told by the name of its parameter. */
function wrong({ shape }: RestParameters, given: Given, [fault]: readonly z.core.$ZodIssue[]): AppError {
  const name = String(fault?.path[0]);
  const kind = shape[name];
  if (!fault || !kind) return new AppError(ErrorCode.BadRequest);
  const { en, ru } = given[name] === undefined ? missing : sentenceOf(kind, fault);
  return new AppError(ErrorCode.BadRequest, { what: { en: `${name} ${en}`, ru: `${name} ${ru}` } });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function asRecord(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
}
