import { useTranslation } from 'react-i18next';
import { usePlansQuery } from '../../../graphql/plans.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { entryPrices } from '../../../graphql/entry-prices.js';
import styles from './restriction-dialog.module.css';

/** Prices of the cheapest and the daily plan. */
export function PlanPrices() {
  const { t } = useTranslation('limits');
  const { money } = useFormat();
  const { data, error } = usePlansQuery();
  if (error) return <p className={styles.text}>{t('restriction.pricesFailed')}</p>;
  const { monthly, daily } = entryPrices(data?.plans ?? []);
  return (
    <div className={styles.prices} aria-busy={!data} style={{ minHeight: 44 }}>
      {monthly && (
        <div className={styles.price}>
          <span>{monthly.label}</span>
          <span>{t('restriction.aMonth', { price: money(monthly.priceCents) })}</span>
        </div>
      )}
      {daily && (
        <div className={styles.price}>
          <span>{daily.label}</span>
          <span>{t('restriction.once', { price: money(daily.priceCents) })}</span>
        </div>
      )}
    </div>
  );
}
