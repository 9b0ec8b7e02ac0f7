import { useTranslation } from 'react-i18next';
import type { SmallColumn } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import type { AdminOpenWithdrawalsQuery } from './withdrawals.generated.js';
import { UserLink } from './user-link.js';

/** Withdrawal fields of both tables. */
type WithdrawalRow = Pick<
  AdminOpenWithdrawalsQuery['openWithdrawals'][number],
  'accountId' | 'email' | 'cents' | 'method' | 'purse'
>;

/** Shared columns of both withdrawal tables: partner, amount and wallet. */
export function useWithdrawalColumns(): Record<'partner' | 'sum' | 'purse', SmallColumn<WithdrawalRow>> {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  return {
    partner: {
      key: 'partner',
      title: t('withdrawals.partner'),
      width: '24%',
      cell: ({ accountId, email }) => <UserLink id={accountId} email={email} />,
    },
    sum: {
      key: 'sum',
      title: t('withdrawals.sum'),
      width: '96px',
      isNumber: true,
      cell: ({ cents }) => money(cents),
    },
    purse: {
      key: 'purse',
      title: t('withdrawals.purse'),
      isWideOnly: true,
      cell: ({ method, purse }) => `${t(`withdrawals.methods.${method}`)} ${purse}`,
    },
  };
}
