import type { ReportSubject } from '../../features/reports/report-subject.js';
import type { ReportMeta } from '../../features/reports/report-meta.js';
import { withDomainColumns } from '../../features/reports/domain-columns.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';

/** A view with a column for each domain of the group, under its name; the position opens its history. */
export function groupView(meta: ReportMeta, { domains }: Pick<GroupReportFragment, 'domains'>): ReportMeta {
  const named = withDomainColumns(
    meta,
    domains.map(({ readable }) => readable),
  );
  if (meta.id !== 'group-keywords') return named;
  const columns = named.columns.map((column) =>
    column.ofDomain === null
      ? column
      : { ...column, link: { to: '', dialog: 'history' as const, engine: null } },
  );
  return { ...named, columns };
}

/** What a view's table asks for. */
export function groupSubject({ rid, name, base, domains }: GroupReportFragment): ReportSubject {
  return {
    variables: { rid },
    rest: { rid },
    ancestors: [],
    name,
    domains: domains.map((domain) => domain.name),
    links: { base },
    complete: true,
  };
}
