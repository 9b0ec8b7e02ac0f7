import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/ui/card-grid.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useMonetizationQuery } from './monetization.generated.js';
import { reportPath } from '../../addresses/report-path.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { IdentifiersCard } from './identifiers-card.js';
import { OwnerSitesCard } from './owner-sites-card.js';
import { SubdomainsCard } from './subdomains-card.js';
import { getPage } from '../../addresses/catalogue.js';
import { useFormat } from '../../i18n/use-format.js';

interface MonetizationPageProps {
  /** Unicode host name. */
  domain: string;
  /** Database code in the URL. */
  base?: string;
  /** Rendered if the database does not contain the domain. */
  notFound: ReactNode;
}

/** Ownership of a domain: its identifiers, other sites of the same owner, and subdomains. */
export function MonetizationPage({ domain, base, notFound }: MonetizationPageProps) {
  const { t } = useTranslation('monetization');
  const { language } = useFormat();
  const { data, error, loading, refetch } = useMonetizationQuery({ variables: { domain, base } });
  const result = data?.monetization;
  if (error && toUserError(error).code === 'DOMAIN_NOT_FOUND') return notFound;
  return (
    <div className="wide" aria-busy={loading}>
      <PageHeader
        help={<HelpLink pageId="monetization" />}
        ancestors={[{ label: domain, to: reportPath('domain-summary', { domain }, base) }]}
        title={getPage('monetization').title[language]}
        siteDomain={domain}
      />
      {error && getLimitKind(error) ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : error ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <CardGrid isBelowHeader>
          <IdentifiersCard identifiers={result?.identifiers} base={base} />
          <OwnerSitesCard result={result} base={base} />
          <SubdomainsCard domain={domain} base={base} result={result} />
        </CardGrid>
      )}
    </div>
  );
}
