import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog.js';
import { paths } from '../../../addresses/paths.js';
import styles from './restriction-dialog.module.css';
import { usePlansQuery } from '../../../graphql/plans/plans.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { entryPrices } from '../../../graphql/plans/entry-prices.js';

/** Table actions that need a plan. */
export type RestrictedAction = 'sort' | 'page' | 'perPage' | 'filter' | 'filterAny' | 'copy';

interface RestrictionDialogProps {
  action: RestrictedAction;
  /** Limits of the current plan: report rows, filter conditions (0: no filter), file rows. */
  rows: number;
  conditions: number;
  fileRows: number;
  /** Whether the limit belongs to the owner's plan; then no plan is offered. */
  isOwnerLimit: boolean;
  onClose: () => void;
}

/** Dialog about an action that needs a plan, with the current allowance and prices. */
export function RestrictionDialog({
  action,
  rows,
  conditions,
  fileRows,
  isOwnerLimit,
  onClose,
}: RestrictionDialogProps) {
  const { t } = useTranslation('limits');
  const keyPrefix = isOwnerLimit ? 'ofOwner' : 'restriction';
  return (
    <Dialog
      opened
      isAbovePanels
      onClose={onClose}
      title={isOwnerLimit ? t('ofOwner.title') : t(`restriction.${action}`)}
      footer={
        isOwnerLimit ? (
          <Button onClick={onClose}>{t('ofOwner.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('restriction.notNow')}</Button>
            <Button component={Link} to={paths.pricing} variant="filled">
              {t('restriction.plans')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.text}>
        {action === 'copy'
          ? t(`${keyPrefix}.copyText`, { count: fileRows })
          : t(`${keyPrefix}.text`, {
              rows: t('restriction.rows', { count: rows }),
              conditions:
                conditions > 0
                  ? t('restriction.conditions', { count: conditions })
                  : t('restriction.noConditions'),
            })}
      </p>
      {isOwnerLimit ? null : <PlanPrices />}
    </Dialog>
  );
}

/** Prices of the cheapest and the daily plan. */
function PlanPrices() {
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
