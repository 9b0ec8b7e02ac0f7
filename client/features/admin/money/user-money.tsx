import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardNote } from '../../../components/ui/card-note.js';
import { Card } from '../../../components/ui/card.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import { useAdministratorRoleQuery } from '../administration.generated.js';
import { adminPath } from '../admin-path.js';
import styles from '../admin.module.css';
import { LoadableList } from '../loadable-list.js';
import { BillTable } from './bill-table.js';
import { useAllBillsQuery, useAllPaymentsQuery } from './money.generated.js';
import { PaymentTable } from './payment-table.js';
import { TestSubscription } from './test-subscription.js';

/** The latest bills, payments and automatic test payments of one customer. */
export function UserMoney({ accountId, reload }: { accountId: number; reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const options = { variables: { accountId }, fetchPolicy: 'cache-and-network' } as const;
  const bills = useAllBillsQuery(options);
  const payments = useAllPaymentsQuery(options);
  const role = useAdministratorRoleQuery().data?.administratorRole;
  const canManage = role === 'owner' || role === 'accountant';
  const refetch = () => refetchAll(bills.refetch(), payments.refetch());
  const [billList, paymentList] = [bills.data?.allBills.items, payments.data?.allPayments.items];
  const reloadAll = () => refetchAll(refetch(), reload());
  return (
    <>
      <Card
        title={t('money.person.title')}
        className={styles.wide}
        secondary={
          <Link to={`${adminPath('payments', { userId: accountId })}&view=bills`}>
            {t('money.person.all')}
          </Link>
        }
      >
        <div className={styles.inCard}>
          <LoadableList
            error={bills.error ?? payments.error}
            onRetry={() => void refetch()}
            isReady={billList !== undefined && paymentList !== undefined}
          >
            {billList?.length === 0 && paymentList?.length === 0 ? (
              <CardNote>{t('money.person.none')}</CardNote>
            ) : (
              <>
                {billList && billList.length > 0 ? <BillTable bills={billList} isOfOneCustomer /> : null}
                {paymentList && paymentList.length > 0 ? (
                  <div className={styles.second}>
                    <PaymentTable payments={paymentList} isOfOneCustomer reload={reloadAll} />
                  </div>
                ) : null}
              </>
            )}
          </LoadableList>
        </div>
      </Card>
      {canManage ? <TestSubscription accountId={accountId} reload={reloadAll} /> : null}
    </>
  );
}
