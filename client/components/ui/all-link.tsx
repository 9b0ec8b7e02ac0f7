import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';

/** Card link to the full report: `All 312`, or `All` while the count is unknown. */
export function AllLink({ to, total }: { to: string; total?: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Link to={to}>
      {total === undefined ? t('allShort') : t('all', { formatted: format.integer(total) })}
    </Link>
  );
}
