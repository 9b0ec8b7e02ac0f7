import type { FastifyReply, FastifyRequest } from 'fastify';
import { getParameterNames } from '../../contract/reports/report-parameters.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { memoizePerObject } from '../../reports/engine/memoize-per-object.js';
import { credentialNames } from './credential-names.js';
import { bodyFields } from '../../request/body-fields.js';
import { listParameters, type RestParameters } from './rest-parameters.js';

type RequestValues = Pick<FastifyRequest, 'query' | 'body'>;

/** Names accepted by every report: credentials, a cache buster, and public API parameters without effect here. */
const alwaysAccepted = [
  ...credentialNames,
  '_',
  'full',
  ...getParameterNames('domain'),
  ...getParameterNames('forDay'),
];

/** Maximum names in the header `X-Ignored-Parameters`, and characters of a name. */
const maxIgnoredNames = 20;
const maxNameLength = 60;

/**
 * Rejects unknown parameters of a report call, such as `filter[]`. Ignoring them would silently return more rows.
 * @throws AppError BadRequest that names the parameter
 */
export function rejectUnknownParameters(parameters: RestParameters, request: RequestValues): void {
  const [unknown] = findUnknownParameters(parameters, request);
  if (unknown === undefined) return;
  const unknownName = unknown.slice(0, maxNameLength);
  const accepted = listParameters(parameters)
    .map(({ name }) => name)
    .join(', ');
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `There is no parameter “${unknownName}”; this report takes ${accepted}.`,
      ru: `Параметра «${unknownName}» нет; этот отчёт принимает ${accepted}.`,
    },
  });
}

/** Lists unknown parameters of a public API call in the header `X-Ignored-Parameters`, percent-encoded. */
export function nameIgnoredParameters(
  parameters: RestParameters,
  request: RequestValues,
  reply: FastifyReply,
): void {
  const names = findUnknownParameters(parameters, request)
    .slice(0, maxIgnoredNames)
    .map((name) => encodeURIComponent(name.slice(0, maxNameLength).toWellFormed()));
  if (names.length > 0) void reply.header('x-ignored-parameters', names.join(', '));
}

function findUnknownParameters(parameters: RestParameters, { query, body }: RequestValues): string[] {
  // `bodyFields` merges the fields of these two into the body.
  const { params: _params, data: _data, ...bodyValues } = bodyFields(body);
  const acceptedNames = namesOfParameters(parameters);
  const names = [...Object.keys((query as object | null) ?? {}), ...Object.keys(bodyValues)];
  return [...new Set(names)].filter((name) => name !== '' && !acceptedNames.has(name));
}

const namesOfParameters = memoizePerObject(
  (parameters: RestParameters): ReadonlySet<string> =>
    new Set([
      ...alwaysAccepted,
      ...listParameters(parameters).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ]),
);
