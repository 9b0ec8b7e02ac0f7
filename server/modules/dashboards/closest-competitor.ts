import { generationScope, subjectDomainIdSql } from '../../reports/engine/generation-scope.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { ReportContext } from '../../request/report-access.js';
import { ComparisonView } from '../comparison/comparison.type.js';
import { readParts } from '../comparison/read-parts.js';
import type { ClosestCompetitor } from './closest-competitor.type.js';
import { readOrganicCompetitors } from './competitors.js';
import { GenerationReader } from './generation-reader.js';

const idSql = `SELECT domain_id AS id FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} LIMIT 1`;

/**
 * First competitor of a domain with the intersection of their top 50 keywords. Null without competitors. Throws
 * UnknownBase, DomainNotFound.
 */
export async function closestCompetitor(
  input: string,
  code: string,
  context: ReportContext,
): Promise<ClosestCompetitor | null> {
  const [competitor] = await readOrganicCompetitors(input, code, context);
  if (competitor === undefined) return null;
  const reader = new GenerationReader(await context.reports.bases.byCode(code), context.reports);
  const [subject] = await reader.rows<{ id: number }>('closest-competitor', idSql, {
    domain: normaliseDomain(input) ?? '',
  });
  const parts = await readParts([subject?.id ?? null, competitor.did], ComparisonView.organic, reader);
  const countExactly = (...numbers: number[]) =>
    parts.find(({ domains }) => domains.join() === numbers.join())?.keywords ?? 0;
  return {
    name: competitor.name,
    ownOnly: countExactly(1),
    shared: countExactly(1, 2),
    competitorOnly: countExactly(2),
  };
}
