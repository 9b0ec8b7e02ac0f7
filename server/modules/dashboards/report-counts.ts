import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import { readDomainTotals } from '../../reports/engine/read-generation.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { reportRegistry } from '../../reports/report-registry.js';
import type { ReportCount } from './report-count.type.js';

/** Row counts of domain reports that are also domain totals. Throws UnknownBase, DomainNotFound. */
export async function readReportCounts(
  input: string,
  code: string | undefined,
  deps: ReportDependencies,
): Promise<ReportCount[]> {
  const domain = normaliseDomain(input);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  const base = await deps.bases.byCode(code);
  const totals = await readDomainTotals(domain, base, deps);
  return reportRegistry
    .filter(({ subject, engine = base.engine }) => subject === 'domain' && engine === base.engine)
    .flatMap(({ id, source }) => {
      const { rowCount } =
        typeof source === 'function'
          ? source({ arguments: {}, engine: base.engine, domain: totals })
          : source;
      return rowCount === undefined ? [] : [{ id, rows: Number(totals[rowCount]) }];
    });
}
