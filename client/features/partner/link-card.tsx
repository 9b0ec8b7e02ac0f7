import { Trans, useTranslation } from 'react-i18next';
import { linkMonths, sharePercent } from '../../../server/contract/partner-terms.js';
import { CopyField } from '../../components/form/copy-field.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import { partnerLink } from './partner-links.js';
import styles from './partner.module.css';

/** Referral link of the partner with a copy button. */
export function LinkCard({ code }: { code: string }) {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  return (
    <Card title={t('link.title')} padded>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          <Trans
            t={t}
            i18nKey="link.text"
            count={linkMonths}
            values={{ percent: percent(sharePercent), code: `?ref=${code}` }}
            components={{ code: <span className={styles.unbroken} /> }}
          />
        </p>
        <CopyField value={partnerLink({ path: '/', code }, window.location.origin)} label={t('link.title')} />
      </div>
    </Card>
  );
}
