import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readKeyword } from './read-generation.js';
import type { ReportBase } from './report-base.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportDependencies } from './report-dependencies.js';
import type { ReportQuery } from './report-query.js';

const engineNames: Readonly<Record<ReportBase['engine'], Localised>> = {
  google: { en: 'Google', ru: 'Google' },
  yandex: { en: 'Yandex', ru: 'Яндекса' },
};

/**
 * Resolves the parts of a request that need the base: a keyword id becomes its text.
 * @throws AppError UnsupportedBase for a report of another search engine, KeywordNotFound
 */
export async function resolveSubject(
  definition: ReportDefinition,
  request: ReportQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ReportQuery> {
  const { engine, subject, title } = definition;
  if (engine !== undefined && engine !== base.engine) {
    throw new AppError(ErrorCode.UnsupportedBase, { section: title, engine: engineNames[engine] });
  }
  const hasKeyword = (request.keyword?.trim() ?? '') !== '';
  if (subject !== 'keyword' || hasKeyword || request.kid === undefined) return request;
  return { ...request, keyword: await readKeyword(request.kid, base, deps) };
}
