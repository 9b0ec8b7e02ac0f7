import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../../components/ui/small-table.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useAdministratorRoleQuery } from '../administration.generated.js';
import type { PaymentLineFragment } from './money.generated.js';
import { PaymentDialog } from './payment-dialog.js';
import { usePaymentState } from './payment-form.js';
import { useAmount } from './use-amount.js';
import { UserLink } from '../user-link.js';

interface PaymentTableProps {
  payments: readonly PaymentLineFragment[];
  /** Omits the customer on the page of a customer. */
  isOfOneCustomer?: boolean;
  reload: () => Promise<void>;
}

/** Payments with customer, transaction, amount and allocation. */
export function PaymentTable({ payments, isOfOneCustomer = false, reload }: PaymentTableProps) {
  const { t } = useTranslation('admin');
  const { momentDay } = useFormat();
  const amount = useAmount();
  const state = usePaymentState();
  const [managedId, setManagedId] = useState<number>();
  const { data } = useAdministratorRoleQuery();
  const canManage = data !== undefined && data.administratorRole !== 'support';
  const managed = payments.find(({ id }) => id === managedId);
  return (
    <>
      <SmallTable
        label={t('money.payments')}
        rowHeight={38}
        rows={payments}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            title: t('money.date'),
            width: '112px',
            isQuiet: true,
            isWideOnly: !isOfOneCustomer,
            cell: ({ at }) => momentDay(at),
          },
          ...(isOfOneCustomer
            ? []
            : [
                {
                  key: 'customer',
                  title: t('money.customer'),
                  cell: ({ accountId, email }: PaymentLineFragment) =>
                    accountId === null ? (
                      t('money.unknownPayer')
                    ) : (
                      <UserLink id={accountId} email={email ?? ''} />
                    ),
                },
              ]),
          {
            key: 'transaction',
            title: t('money.transaction'),
            isWideOnly: true,
            cell: ({ provider, transactionId }) => (
              <span title={`${provider} ${transactionId}`}>{transactionId}</span>
            ),
          },
          {
            key: 'amount',
            title: t('money.amount'),
            isNumber: true,
            width: '92px',
            cell: ({ cents, currency }) => amount(cents, currency),
          },
          {
            key: 'state',
            title: t('money.state'),
            isWideOnly: true,
            width: '22%',
            cell: (payment) => <span title={state(payment)}>{state(payment)}</span>,
          },
          ...(canManage
            ? [
                {
                  key: 'act',
                  title: '',
                  width: '112px',
                  cell: ({ id, transactionId }: PaymentLineFragment) => (
                    <Button
                      size="xs"
                      aria-label={t('money.manageName', { transaction: transactionId })}
                      onClick={() => setManagedId(id)}
                    >
                      {t('money.manage')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {managed ? (
        <PaymentDialog payment={managed} onClose={() => setManagedId(undefined)} reload={reload} />
      ) : null}
    </>
  );
}
