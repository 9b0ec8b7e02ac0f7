import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { legalPath } from '../../../server/contract/pages/legal-pages.js';
import {
  minPayers,
  minWithdrawalCents,
  linkMonths,
  sharePercent,
} from '../../../server/contract/billing/partner-terms.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './partner.module.css';

const rules = ['share', 'link', 'code', 'own', 'refund', 'balance', 'withdrawal', 'block'] as const;

/** Rules of the programme with the limits that the server enforces. */
export function ProgrammeRules() {
  const { t } = useTranslation('partner');
  const { integer, language, money, percent } = useFormat();
  const stats = {
    percent: percent(sharePercent),
    discount: percent(5),
    left: percent(sharePercent - 5),
    months: integer(linkMonths),
    min: money(minWithdrawalCents),
    payers: integer(minPayers),
  };
  return (
    <Card
      title={t('rules.title')}
      secondary={<Link to={legalPath('legal_partner', language)}>{t('rules.terms')}</Link>}
    >
      <dl className={styles.rules}>
        {rules.map((rule) => (
          <div key={rule}>
            <dt>{t(`rules.${rule}.title`)}</dt>
            <dd>{t(`rules.${rule}.text`, stats)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
