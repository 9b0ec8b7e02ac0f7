import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../addresses/report-path.js';
import { AllLink } from '../../components/ui/all-link.js';
import { useFormat } from '../../i18n/use-format.js';

interface KeywordsLinkProps {
  domain: string;
  base?: string;
  /** Keywords that the viewer's plan lists. */
  listed: number | undefined;
  /** Keywords of the domain in the top 50. */
  total: number | undefined;
}

/** Link to the keywords of a domain: `All 4,410`, or `2,741 of 4,410` if the plan lists only some of them. */
export function KeywordsLink({ domain, base, listed, total }: KeywordsLinkProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const path = reportPath('organic-keywords', { domain }, base);
  if (listed === undefined || total === undefined || listed >= total) {
    return <AllLink to={path} total={listed} />;
  }
  return (
    <Link to={path}>
      {t('domain.listed', { formatted: format.integer(listed), total: format.integer(total) })}
    </Link>
  );
}
