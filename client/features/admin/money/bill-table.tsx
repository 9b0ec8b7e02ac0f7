import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../../components/ui/small-table.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { AllBillsQuery } from './money.generated.js';
import { useAmount } from './use-amount.js';
import { UserLink } from '../user-link.js';

type BillRow = AllBillsQuery['allBills']['items'][number];

interface BillTableProps {
  bills: readonly BillRow[];
  /** Omits the customer on the page of a customer. */
  isOfOneCustomer?: boolean;
}

/** Bills with customer, plan, amount and state. */
export function BillTable({ bills, isOfOneCustomer = false }: BillTableProps) {
  const { t } = useTranslation('admin');
  const { momentDay, term } = useFormat();
  const amount = useAmount();
  const state = ({ state: name, refundedCents, currency }: BillRow) =>
    name === 'paid' && refundedCents > 0
      ? t('money.partlyRefunded', { sum: amount(refundedCents, currency) })
      : t(`money.billState.${name}`);
  return (
    <SmallTable
      label={t('money.bills')}
      rowHeight={34}
      rows={bills}
      getRowKey={({ id }) => id}
      columns={[
        { key: 'number', title: t('money.number'), width: '72px', cell: ({ id }) => id },
        {
          key: 'created',
          title: t('money.date'),
          width: '112px',
          isQuiet: true,
          isWideOnly: true,
          cell: ({ createdAt }) => momentDay(createdAt),
        },
        ...(isOfOneCustomer
          ? []
          : [
              {
                key: 'customer',
                title: t('money.customer'),
                cell: ({ accountId, email }: BillRow) => <UserLink id={accountId} email={email} />,
              },
            ]),
        {
          key: 'plan',
          title: t('money.plan'),
          isWideOnly: !isOfOneCustomer,
          cell: (bill) => {
            const text = `${bill.planLabel}, ${term(bill)}`;
            return <span title={text}>{text}</span>;
          },
        },
        {
          key: 'company',
          title: t('money.company'),
          isWideOnly: true,
          isQuiet: true,
          cell: ({ companyName }) => <span title={companyName ?? ''}>{companyName ?? '–'}</span>,
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
          width: '112px',
          cell: (bill) => <span title={state(bill)}>{state(bill)}</span>,
        },
      ]}
    />
  );
}
