import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { asRecord, bodyFields, type RawValues } from '../../request/body-fields.js';
import { messageFor } from './parameter-kinds.js';
import { listParameters, type RestParameters, type ValuesOf } from './rest-parameters.js';

const missingMessage: Localised = { en: 'is missing', ru: 'не указан' };

/**
 * Parses the declared parameters of a call and ignores all others. Body values, including those under `params`, count
 * like query values.
 * @throws AppError BadRequest that names the parameter and the expected value
 */
export function readParameters<Parameters extends RestParameters>(
  parameters: Parameters,
  request: FastifyRequest,
): ValuesOf<Parameters> {
  const raw = collectValues(parameters, request);
  const { success, data, error } = parameters.safeParse(raw);
  if (success) return data;
  throw invalidParameter(parameters, raw, error.issues);
}

function collectValues(parameters: RestParameters, request: FastifyRequest): RawValues {
  const body = bodyFields(request.body);
  const sources = { path: asRecord(request.params), query: { ...asRecord(request.query), ...body }, body };
  return Object.fromEntries(
    listParameters(parameters).map(({ name, aliases = [], in: source }) => [
      name,
      [name, ...aliases].map((alias) => sources[source][alias]).find(isPresent),
    ]),
  );
}

/** Error for the first issue, with the name of its parameter. */
function invalidParameter(
  { shape }: RestParameters,
  raw: RawValues,
  [issue]: readonly z.core.$ZodIssue[],
): AppError {
  const name = String(issue?.path[0]);
  const kind = shape[name];
  if (!issue || !kind) return new AppError(ErrorCode.BadRequest);
  const { en, ru } = raw[name] === undefined ? missingMessage : messageFor(kind, issue);
  return new AppError(ErrorCode.BadRequest, { what: { en: `${name} ${en}`, ru: `${name} ${ru}` } });
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
