import type { FastifyRequest } from 'fastify';
import { getParameterNames } from '../../contract/reports/report-parameters.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { memoizePerObject } from '../../reports/engine/memoize-per-object.js';
import { credentialNames } from './credential-names.js';
import { bodyFields } from '../../request/body-fields.js';
import { listParameters, type RestParameters } from './rest-parameters.js';

/** Names accepted by every report: credentials, a cache buster, and public API parameters without effect here. */
const alwaysAccepted = [
  ...credentialNames,
  '_',
  'full',
  ...getParameterNames('domain'),
  ...getParameterNames('forDay'),
];

/**
 * Rejects unknown parameters of a report call, such as `filter[]`. Ignoring them would silently return more rows.
 * @throws AppError BadRequest that names the parameter
 */
export function rejectUnknownParameters(
  parameters: RestParameters,
  { query, body }: Pick<FastifyRequest, 'query' | 'body'>,
): void {
  // `bodyFields` merges the fields of these two into the body.
  const { params: _params, data: _data, ...bodyValues } = bodyFields(body);
  const acceptedNames = namesOfParameters(parameters);
  const names = [...Object.keys((query as object | null) ?? {}), ...Object.keys(bodyValues)];
  const unknown = names.find((name) => !acceptedNames.has(name));
  if (unknown === undefined) return;
  const unknownName = unknown.slice(0, 60);
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

const namesOfParameters = memoizePerObject(
  (parameters: RestParameters): ReadonlySet<string> =>
    new Set([
      ...alwaysAccepted,
      ...listParameters(parameters).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ]),
);
