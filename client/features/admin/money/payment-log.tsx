import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../../components/ui/small-table.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from '../admin.module.css';
import { PagedList } from '../loadable-list.js';
import { usePaymentActionsQuery } from './money.generated.js';
import { useAmount } from './use-amount.js';

/** Operations of administrators on payments, newest first. */
export function PaymentLog({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const amount = useAmount();
  const { data, error, refetch } = usePaymentActionsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.paymentActions;
  return (
    <PagedList
      list={log}
      error={error}
      onRetry={() => void refetch()}
      pagesLabel={t('money.pages')}
      onPage={onPage}
      empty={<StateMessage title={t('money.noLog')}>{t('money.noLogText')}</StateMessage>}
    >
      {(actions) => (
        <div className={styles.log} role="group" aria-label={t('money.view.log')} tabIndex={0}>
          <SmallTable
            label={t('money.view.log')}
            rowHeight={34}
            rows={actions}
            getRowKey={({ id }) => id}
            columns={[
              {
                key: 'at',
                title: t('money.date'),
                width: '17%',
                isQuiet: true,
                cell: ({ at }) => moment(at),
              },
              {
                key: 'transaction',
                title: t('money.transaction'),
                cell: ({ transactionId }) => <span title={transactionId}>{transactionId}</span>,
              },
              { key: 'kind', title: t('money.operation'), cell: ({ kind }) => t(`money.action.${kind}`) },
              {
                key: 'amount',
                title: t('money.amount'),
                isNumber: true,
                width: '92px',
                cell: ({ cents, currency }) => amount(cents, currency),
              },
              { key: 'bill', title: t('money.bill'), width: '72px', cell: ({ billId }) => billId ?? '–' },
              {
                key: 'actor',
                title: t('money.administrator'),
                cell: ({ actorEmail }) => <span title={actorEmail ?? ''}>{actorEmail ?? '–'}</span>,
              },
              {
                key: 'note',
                title: t('money.note'),
                cell: ({ note }) => <span title={note}>{note || '–'}</span>,
              },
            ]}
          />
        </div>
      )}
    </PagedList>
  );
}
