import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ListFooter } from '../../components/grid/list-footer.js';
import { Segmented } from '../../components/ui/segmented.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { type AdminInvoicesQuery, useAdminInvoicesQuery } from './invoices.generated.js';
import { LoadableList } from './loadable-list.js';
import { RefundInvoiceDialog } from './refund-invoice-dialog.js';
import { MarkInvoicePaidDialog } from './mark-invoice-paid-dialog.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { UserLink } from './user-link.js';

type Invoice = AdminInvoicesQuery['companyInvoices']['items'][number];

/** Invoices for bank transfers: pending or all. The URL stores the filter and the page. */
export function InvoicesSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const [invoiceToSettle, setInvoiceToSettle] = useState<Invoice>();
  const [invoiceToRefund, setInvoiceToRefund] = useState<Invoice>();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const filter = query.get('shown') === 'all' ? 'all' : 'waiting';
  const { data, error, refetch } = useAdminInvoicesQuery({
    variables: { page, waiting: filter === 'waiting' },
    fetchPolicy: 'cache-and-network',
  });
  const invoices = data?.companyInvoices;
  const openPage = (next: 'waiting' | 'all', nextPage = 1) =>
    setQuery({
      section: 'invoices',
      ...(next === 'all' ? { shown: next } : {}),
      ...(nextPage > 1 ? { page: String(nextPage) } : {}),
    });
  return (
    <div className={styles.stack}>
      <div>
        <Segmented
          label={t('invoices.shown')}
          value={filter}
          options={[
            { value: 'waiting', label: t('invoices.waiting') },
            { value: 'all', label: t('invoices.all') },
          ]}
          onChange={(next) => openPage(next)}
        />
      </div>
      <LoadableList error={error} onRetry={() => void refetch()} isReady={invoices !== undefined}>
        {invoices?.items.length === 0 ? (
          <StateMessage title={t(filter === 'all' ? 'invoices.noneAtAll' : 'invoices.none')}>
            {t('invoices.noneText')}
          </StateMessage>
        ) : (
          <InvoiceTable
            invoices={invoices?.items ?? []}
            onMarkPaid={setInvoiceToSettle}
            onRefund={setInvoiceToRefund}
          />
        )}
      </LoadableList>
      {invoices && invoices.total > 0 ? (
        <ListFooter
          totalText={t('invoices.found', { count: invoices.total })}
          label={t('invoices.pages')}
          page={invoices.page}
          lastPage={invoices.lastPage}
          onPage={(next) => openPage(filter, next)}
        />
      ) : null}
      {invoiceToSettle ? (
        <MarkInvoicePaidDialog
          invoice={invoiceToSettle}
          onClose={() => setInvoiceToSettle(undefined)}
          reload={() => refetchAll(refetch())}
        />
      ) : null}
      {invoiceToRefund ? (
        <RefundInvoiceDialog
          invoice={invoiceToRefund}
          onClose={() => setInvoiceToRefund(undefined)}
          reload={() => refetchAll(refetch())}
        />
      ) : null}
    </div>
  );
}

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  onMarkPaid: (invoice: Invoice) => void;
  onRefund: (invoice: Invoice) => void;
}

function InvoiceTable({ invoices, onMarkPaid, onRefund }: InvoiceTableProps) {
  const { t } = useTranslation('admin');
  const { money, momentDay } = useFormat();
  const state = useInvoiceState();
  return (
    <SmallTable
      label={t('invoices.list')}
      rowHeight={38}
      rows={invoices}
      getRowKey={({ number }) => number}
      columns={[
        { key: 'number', title: t('invoices.number'), width: '52px', cell: ({ number }) => number },
        {
          key: 'company',
          title: t('invoices.company'),
          cell: ({ companyName, inn }) => (
            <span title={`${companyName}, ${t('invoices.inn')} ${inn}`}>{companyName}</span>
          ),
        },
        {
          key: 'email',
          title: t('invoices.email'),
          isWideOnly: true,
          cell: ({ email, accountId }) => <UserLink id={accountId} email={email} />,
        },
        {
          key: 'sum',
          title: t('invoices.sum'),
          isNumber: true,
          width: '84px',
          cell: ({ cents }) => money(cents),
        },
        {
          key: 'issued',
          title: t('invoices.issued'),
          isQuiet: true,
          isWideOnly: true,
          width: '106px',
          cell: ({ issuedAt }) => momentDay(issuedAt),
        },
        {
          key: 'state',
          title: t('invoices.state'),
          isWideOnly: true,
          width: '24%',
          cell: (invoice) => <span title={state(invoice)}>{state(invoice)}</span>,
        },
        {
          key: 'act',
          title: t('invoices.act'),
          width: '164px',
          cell: (invoice) => {
            const action = availableAction(invoice);
            return action === undefined ? null : (
              <Button
                size="xs"
                aria-label={t(`invoices.${action}Name`, { number: invoice.number })}
                onClick={() => (action === 'refund' ? onRefund : onMarkPaid)(invoice)}
              >
                {t(`invoices.${action}`)}
              </Button>
            );
          },
        },
      ]}
    />
  );
}

/** The action available for an invoice; undefined after a full refund. */
function availableAction({
  paidOn,
  billState,
  refundedCents,
  cents,
}: Invoice): 'mark' | 'late' | 'refund' | undefined {
  if (paidOn === null) return billState === 'unpaid' ? 'mark' : 'late';
  return refundedCents < cents ? 'refund' : undefined;
}

/** Formats the status of an invoice. */
function useInvoiceState(): (invoice: Invoice) => string {
  const { t } = useTranslation('admin');
  const { day, momentDay, money } = useFormat();
  return ({ paidOn, paymentDocument, paysBill, billState, dueAt, refundedCents, cents }) => {
    if (paidOn === null) return t(`invoices.unpaid.${billState}`, { date: momentDay(dueAt) });
    if (refundedCents > 0) {
      return refundedCents >= cents
        ? t('invoices.refunded')
        : t('invoices.refundedPart', { sum: money(refundedCents) });
    }
    if (!paysBill) return t('invoices.kept', { date: day(paidOn) });
    return t('invoices.paidOn', { date: day(paidOn), document: paymentDocument ?? '' });
  };
}
