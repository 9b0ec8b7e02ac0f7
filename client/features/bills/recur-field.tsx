import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import styles from './bills.module.css';
import { isRecurring, canRecur, type PaymentChoice, type PaymentAction } from './payment-choice.js';

interface RecurFieldProps {
  bill: BillData;
  choice: PaymentChoice;
  dispatch: (step: PaymentAction) => void;
  canSubscribe: boolean;
}

/**
 * Checkbox for automatic payments. Available only for card payments, and only if the payment system supports them.
 */
export function RecurField({ bill, choice, dispatch, canSubscribe }: RecurFieldProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const isAvailable = canSubscribe && bill.months > 0;
  const isChecked = isAvailable && isRecurring(choice);
  const reasonKey = bill.months === 0 ? 'recur.days' : canSubscribe ? 'recur.cardsOnly' : 'recur.never';
  return (
    <Checkbox
      checked={isChecked}
      disabled={!isAvailable || !canRecur(choice)}
      onChange={({ currentTarget }) => dispatch({ do: 'recur', on: currentTarget.checked })}
      label={t('recur.label')}
      description={
        isAvailable && canRecur(choice) ? (
          <>
            {t('recur.text', { sum: money(bill.regularCents), count: bill.months })}{' '}
            <Link className={styles.inText} to={paths.autopaydesc}>
              {t('recur.more')}
            </Link>
          </>
        ) : (
          t(reasonKey)
        )
      }
    />
  );
}
