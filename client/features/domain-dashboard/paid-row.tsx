import { AdHistoryCard } from './ad-history-card.js';
import type { DomainSummary } from './dashboard-types.js';
import { PaidKeywordsCard } from './paid-keywords-card.js';

interface PaidRowProps {
  domain: string;
  base?: string;
  /** Undefined while loading. */
  dashboard: DomainSummary | undefined;
}

/** Paid keywords and their history. Renders nothing if the domain never advertised; the ads card explains that. */
export function PaidRow({ domain, base, dashboard }: PaidRowProps) {
  const history = dashboard?.history;
  const hasAdvertised =
    !dashboard || dashboard.adkeyscnt > 0 || history?.some(({ adkeyscnt, adscnt }) => adkeyscnt + adscnt > 0);
  if (!hasAdvertised) return null;
  return (
    <>
      <PaidKeywordsCard
        domain={domain}
        base={base}
        keywords={dashboard?.adkeys}
        total={dashboard?.adkeyscnt}
      />
      <AdHistoryCard history={history} />
    </>
  );
}
