import type { ReportSubject } from '../../../widgets/reports/report-subject.js';
import type { ReportMeta } from '../../../widgets/reports/report-meta.js';
import { findPage } from '../../../addresses/catalogue.js';
import { withDomainColumns } from '../../../widgets/reports/domain-columns.js';
import { shortenHost } from '../../../../server/contract/reports/domain-history.js';
import { maxSerpPosition } from '../../../../server/contract/reports/depth.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';

/** Link that opens the position history. */
const historyLink = { to: '', dialog: 'history' as const, engine: null };

/** Channel of a group view by its tab group: search results, ads, or both. */
export function groupChannel({ id }: Pick<ReportMeta, 'id'>): 'organic' | 'context' | 'all' {
  const tabGroup = findPage(id)?.tab?.group;
  if (tabGroup === undefined) return 'all';
  return tabGroup === 'seo' ? 'organic' : 'context';
}

interface GroupViewOptions {
  /** Number of the user's domain, from 1. */
  ownDomain: number;
  /** Title of the number of domains, if positions below the depth of the report are listed but do not count. */
  weightTitle: string;
}

/** Report metadata with one column per domain. The user’s domain is highlighted. */
export function buildGroupView(
  meta: ReportMeta,
  { domains, top }: Pick<GroupReportFragment, 'domains' | 'top'>,
  { ownDomain, weightTitle }: GroupViewOptions,
): ReportMeta {
  const names = domains.map(({ readable }) => readable);
  const shortNames = names.map(shortenHost);
  // Short names if they stay unambiguous.
  const metaWithDomains = withDomainColumns(
    meta,
    names,
    new Set(shortNames).size === names.length ? shortNames : names,
  );
  // There is no position history for ads.
  const isOrganic = groupChannel(meta) === 'organic';
  const link = isOrganic ? { link: historyLink } : {};
  const listsDeeperPositions = isOrganic && top < maxSerpPosition;
  const columns = metaWithDomains.columns.map((column) =>
    column.ofDomain === null
      ? column.id === 'weight' && listsDeeperPositions
        ? { ...column, title: weightTitle }
        : column
      : {
          ...column,
          ...link,
          ...(column.ofDomain === ownDomain ? ({ shown: 'default', shownOnGoogle: 'default' } as const) : {}),
          isTinted: column.ofDomain === ownDomain,
          site: names[column.ofDomain - 1],
        },
  );
  return { ...metaWithDomains, columns };
}

/** Report subject of a group view. */
export function createGroupSubject(
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
