import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { BillState, PaymentFilter } from '../../../graphql/generated/schema.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import styles from '../admin.module.css';
import { PagedList } from '../loadable-list.js';
import { BillTable } from './bill-table.js';
import { useAllBillsQuery, useAllPaymentsQuery } from './money.generated.js';
import { MoneyFilters, type MoneyFilter } from './money-filters.js';
import { PaymentLog } from './payment-log.js';
import { PaymentTable } from './payment-table.js';

const views = ['unassigned', 'payments', 'bills', 'log'] as const;

type MoneyView = (typeof views)[number];

const billStates: readonly BillState[] = ['unpaid', 'paid', 'cancelled', 'refunded'];

/** Bills and payments of all customers. The URL stores the view, the filter and the page. */
export function MoneySection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const view = views.find((candidate) => candidate === query.get('view')) ?? 'unassigned';
  const filter: MoneyFilter = {
    search: query.get('search') ?? '',
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    state: query.get('state') ?? '',
    accountId: Number(query.get('person')) || undefined,
  };
  const page = Math.max(1, Number(query.get('page')) || 1);
  const open = (next: MoneyView, { accountId, ...texts }: Partial<MoneyFilter> = {}, nextPage = 1) =>
    setQuery({
      section: 'payments',
      view: next,
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value)),
      ...(accountId ? { person: String(accountId) } : {}),
      ...(nextPage > 1 ? { page: String(nextPage) } : {}),
    });
  const list = { filter, page, onPage: (next: number) => open(view, filter, next) };
  return (
    <div className={styles.stack}>
      <div className={styles.scroll}>
        <Segmented
          label={t('money.views')}
          value={view}
          options={views.map((value) => ({ value, label: t(`money.view.${value}`) }))}
          onChange={(next) => open(next, next === 'log' ? {} : { ...filter, state: '' })}
        />
      </div>
      {view === 'log' ? (
        <PaymentLog page={page} onPage={(next) => open('log', {}, next)} />
      ) : (
        <>
          <MoneyFilters
            key={JSON.stringify(filter)}
            filter={filter}
            states={view === 'bills' ? billStates : []}
            onFilter={(next) => open(view, next)}
          />
          {view === 'bills' ? (
            <BillList {...list} />
          ) : (
            <PaymentList
              {...list}
              allocation={view === 'payments' ? 'all' : 'unassigned'}
              onSearchAll={() => open('payments', filter)}
            />
          )}
        </>
      )}
    </div>
  );
}

interface ListProps {
  filter: MoneyFilter;
  page: number;
  onPage: (page: number) => void;
}

function BillList({ filter: { state, accountId, ...filter }, page, onPage }: ListProps) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAllBillsQuery({
    variables: {
      ...toVariables(filter),
      accountId,
      state: billStates.find((candidate) => candidate === state),
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const bills = data?.allBills;
  return (
    <PagedList
      list={bills}
      error={error}
      onRetry={() => void refetch()}
      totalText={t('money.foundBills', { count: bills?.total ?? 0 })}
      pagesLabel={t('money.pages')}
      onPage={onPage}
      empty={
        <StateMessage title={t('money.noBills')}>
          {t(isFiltered({ ...filter, state, accountId }) ? 'money.noMatch' : 'money.noBillsText')}
        </StateMessage>
      }
    >
      {(items) => (
        <div className={styles.bills}>
          <BillTable bills={items} />
        </div>
      )}
    </PagedList>
  );
}

function PaymentList({
  filter: { accountId, ...filter },
  page,
  onPage,
  allocation,
  onSearchAll,
}: ListProps & { allocation: PaymentFilter; onSearchAll: () => void }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAllPaymentsQuery({
    variables: { ...toVariables(filter), accountId, filter: allocation, page },
    fetchPolicy: 'cache-and-network',
  });
  const payments = data?.allPayments;
  const isUnassigned = allocation === 'unassigned';
  const hasFilter = isFiltered({ ...filter, accountId });
  return (
    <PagedList
      list={payments}
      error={error}
      onRetry={() => void refetch()}
      totalText={t('money.foundPayments', { count: payments?.total ?? 0 })}
      pagesLabel={t('money.pages')}
      onPage={onPage}
      empty={
        <StateMessage
          title={t(isUnassigned && !hasFilter ? 'money.noUnassigned' : 'money.noPayments')}
          actions={
            isUnassigned ? (
              <Button onClick={onSearchAll}>
                {t(hasFilter ? 'money.searchAll' : 'money.view.payments')}
              </Button>
            ) : undefined
          }
        >
          {hasFilter
            ? t(isUnassigned ? 'money.noUnassignedMatch' : 'money.noMatch')
            : t(isUnassigned ? 'money.noUnassignedText' : 'money.noPaymentsText')}
        </StateMessage>
      }
    >
      {(items) => <PaymentTable payments={items} reload={() => refetchAll(refetch())} />}
    </PagedList>
  );
}

function toVariables({ search, from, to }: Pick<MoneyFilter, 'search' | 'from' | 'to'>) {
  return { search, from: from || undefined, to: to || undefined };
}

function isFiltered(filter: MoneyFilter): boolean {
  return Object.values(filter).some(Boolean);
}
