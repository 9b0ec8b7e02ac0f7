import type { ReportSubject } from '../../features/reports/report-subject.js';
import type { ReportMeta } from '../../features/reports/report-meta.js';
import { withDomainColumns } from '../../features/reports/domain-columns.js';
import { shortHost } from '../../../server/contract/domain-history.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';

/** Opens the history of a position. */
const historyLink = { to: '', dialog: 'history' as const, engine: null };

/** A view with a column for each domain of the group, under its name, that of the reader's own tinted. */
export function groupView(
  meta: ReportMeta,
  { domains }: Pick<GroupReportFragment, 'domains'>,
  ownDomain: number,
): ReportMeta {
  const names = domains.map(({ readable }) => readable);
  const short = names.map(shortHost);
  // Without their suffixes more of the names is seen, where that still tells them apart.
  const metaWithDomains = withDomainColumns(
    meta,
    names,
    new Set(short).size === names.length ? short : names,
  );
  // Of ads no history of positions is kept.
  const link = meta.id === 'group-keywords' ? { link: historyLink } : {};
  const columns = metaWithDomains.columns.map((column) =>
    column.ofDomain === null
      ? column
      : {
          ...column,
          ...link,
          isTinted: column.ofDomain === ownDomain,
          site: names[column.ofDomain - 1],
        },
  );
  return { ...metaWithDomains, columns };
}

/** What a view's table asks for. */
export function groupSubject(
  { rid, name, base, domains }: GroupReportFragment,
  share: string | undefined,
): ReportSubject {
  return {
    variables: { rid, share },
    restParameters: share === undefined ? { rid } : { rid, share },
    ancestors: [],
    name,
    domains: domains.map((domain) => domain.name),
    links: { base },
    complete: true,
  };
}
