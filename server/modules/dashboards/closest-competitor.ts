import { generationScope, subjectDomainId } from '../../reports/engine/generation-scope.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { ReportContext } from '../../request/report-access.js';
import { ComparisonView } from '../comparison/comparison.type.js';
import { readParts } from '../comparison/read-parts.js';
import type { ClosestCompetitor } from './closest-competitor.type.js';
import { organicCompetitorsOf } from './competitors.js';
import { GenerationReader } from './generation-reader.js';

const idSql = `SELECT domain_id AS id FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainId} LIMIT 1`;

/**
 * The first competitor of a domain, and what both have of the top 50: the figures of their comparison. Null where nobody
 * competes. Throws UnknownBase, DomainNotFound.
 */
export async function closestCompetitor(
  typed: string,
  code: string,
  reading: ReportContext,
): Promise<ClosestCompetitor | null> {
  const [competitor] = await organicCompetitorsOf(typed, code, reading);
  if (competitor === undefined) return null;
  const reader = new GenerationReader(await reading.reports.bases.byCode(code), reading.reports);
  const [own] = await reader.rows<{ id: number }>('closest-competitor', idSql, {
    domain: normaliseDomain(typed) ?? '',
  });
  const parts = await readParts([own?.id ?? null, competitor.did], ComparisonView.organic, reader);
  const ofExactly = (...numbers: number[]) =>
    parts.find(({ domains }) => domains.join() === numbers.join())?.keywords ?? 0;
  return {
    name: competitor.name,
    ownOnly: ofExactly(1),
    shared: ofExactly(1, 2),
    competitorOnly: ofExactly(2),
  };
}
