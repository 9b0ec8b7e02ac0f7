import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  localRenewalOutcomes,
  type LocalRenewalOutcome,
} from '../../../../server/contract/billing/local-payment-outcomes.js';
import { Card } from '../../../components/ui/card.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from '../admin.module.css';
import { FactList } from '../fact-list.js';
import { SimulateTestRenewalDocument, useTestSubscriptionQuery } from './money.generated.js';

interface TestSubscriptionProps {
  accountId: number;
  reload: () => Promise<void>;
}

/** Automatic test payments of a customer, with buttons that simulate the next charge. */
export function TestSubscription({ accountId, reload }: TestSubscriptionProps) {
  const { t } = useTranslation('admin');
  const { moment, money } = useFormat();
  const { success } = useToasts();
  const [outcome, setOutcome] = useState<LocalRenewalOutcome>();
  const [simulate, isBusy] = useMutationWithToast(SimulateTestRenewalDocument, t('person.actionFailed'));
  const { data, refetch } = useTestSubscriptionQuery({
    variables: { id: accountId },
    fetchPolicy: 'cache-and-network',
  });
  const subscription = data?.testSubscription;
  if (!subscription) return null;
  const { planLabel, cents, isPastDue, nextAt } = subscription;
  const confirm = async (confirmed: LocalRenewalOutcome) => {
    const result = await simulate({ id: accountId, outcome: confirmed });
    setOutcome(undefined);
    if (!result) return;
    await refetchAll(refetch(), reload());
    success(t(`money.testRenewal.done.${confirmed}`));
  };
  return (
    <Card title={t('money.testRenewal.title')} padded className={styles.wide}>
      <FactList
        facts={[
          [t('money.plan'), planLabel],
          [t('money.amount'), money(cents)],
          [t('money.state'), t(isPastDue ? 'money.testRenewal.pastDue' : 'money.testRenewal.active')],
          [t('money.testRenewal.nextAt'), nextAt ? moment(nextAt) : '–'],
        ]}
      />
      <div className={styles.acts} style={{ marginTop: 12 }}>
        {localRenewalOutcomes.map((value) => (
          <Button key={value} onClick={() => setOutcome(value)}>
            {t(`money.testRenewal.action.${value}`)}
          </Button>
        ))}
      </div>
      <p className={styles.hint}>{t('money.testRenewal.hint')}</p>
      {outcome === undefined ? null : (
        <ConfirmDialog
          opened
          onClose={() => setOutcome(undefined)}
          title={t(`money.testRenewal.action.${outcome}`)}
          confirmLabel={t('money.testRenewal.confirm')}
          isBusy={isBusy}
          onConfirm={() => void confirm(outcome)}
        >
          {t(`money.testRenewal.text.${outcome}`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
