import type { FastifyRequest } from 'fastify';
import { namesOf } from '../contract/report-parameters.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';
import { proofNames } from './proof-names.js';
import { sentInBody } from './read-parameters.js';
import { listed, type RestParameters } from './rest-parameters.js';

/**
 * What scripts may send with any report though not every one reads it: proofs, a number against caches, and
 * parameters that the public API takes where they change nothing here.
 */
const alwaysTaken = [...proofNames, '_', 'full', ...namesOf('domain'), ...namesOf('forDay')];

/**
 * Refuses what a report's call carries under a name that it does not know, as `filter[]`: it would else answer more rows than
 * were asked for. Throws BadRequest that names it.
 */
export function refuseUnknownParameters(
  parameters: RestParameters,
  { query, body }: Pick<FastifyRequest, 'query' | 'body'>,
): void {
  // What stands in these two counts like the rest.
  const { params: _params, data: _data, ...sent } = sentInBody(body);
  const known = namesTaken(parameters);
  const names = [...Object.keys((query as object | null) ?? {}), ...Object.keys(sent)];
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return;
  const shown = unknown.slice(0, 60);
  const taken = listed(parameters)
    .map(({ name }) => name)
    .join(', ');
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `There is no parameter “${shown}”; this report takes ${taken}.`,
      ru: `Параметра «${shown}» нет; этот отчёт принимает ${taken}.`,
    },
  });
}

const namesTaken = memoizePerObject(
  (parameters: RestParameters): ReadonlySet<string> =>
    new Set([...alwaysTaken, ...listed(parameters).flatMap(({ name, aliases = [] }) => [name, ...aliases])]),
);
