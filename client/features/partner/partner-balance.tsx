import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { PartnerProgrammeQuery } from './partner.generated.js';
import styles from './partner.module.css';

/** Partner account data. */
export type Programme = PartnerProgrammeQuery['partnerProgramme'];

/** Balances of the partner with explanations. */
export function PartnerBalance({ programme }: { programme: Programme }) {
  const { t } = useTranslation('partner');
  const { money } = useFormat();
  const totals = [
    { name: 'balance', cents: programme.balanceCents },
    { name: 'withdrawal', cents: programme.withdrawalCents },
    { name: 'frozen', cents: programme.frozenCents },
    { name: 'debt', cents: programme.debtCents },
  ] as const;
  return (
    <dl className={styles.balance} aria-label={t('sums.label')}>
      {totals.map(({ name, cents }) => (
        <div key={name}>
          <dt>{t(`sums.${name}`)}</dt>
          <dd className={cents === 0 && name !== 'balance' ? `${styles.sum} ${styles.none}` : styles.sum}>
            {money(cents)}
          </dd>
          <dd className={styles.note}>{t(`sums.${name}Note`)}</dd>
        </div>
      ))}
    </dl>
  );
}
