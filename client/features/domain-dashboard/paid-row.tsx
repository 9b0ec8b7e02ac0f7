import { AdHistoryCard } from './ad-history-card.js';
import type { DomainSummary } from './dashboard-types.js';
import { PaidKeywordsCard } from './paid-keywords-card.js';

interface PaidRowProps {
  domain: string;
  base?: string;
  /** Undefined while it is awaited. */
  dashboard: DomainSummary | undefined;
}

/** Paid keywords beside their history; nothing where the domain never advertised, which the card of ads says already. */
export function PaidRow({ domain, base, dashboard }: PaidRowProps) {
  const history = dashboard?.history;
  const advertised =
    !dashboard || dashboard.adkeyscnt > 0 || history?.some(({ adkeyscnt, adscnt }) => adkeyscnt + adscnt > 0);
  if (!advertised) return null;
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
