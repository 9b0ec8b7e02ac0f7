import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/grid/pager.js';
import { Segmented } from '../../components/ui/segmented.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { adminPath } from './admin-path.js';
import styles from './admin.module.css';
import { type AdminInvoicesQuery, useAdminInvoicesQuery } from './invoices.generated.js';
import { Listing } from './listing.js';
import { SettleInvoiceDialog } from './settle-invoice-dialog.js';

type Invoice = AdminInvoicesQuery['companyInvoices']['items'][number];

/** Invoices of companies that pay by bank transfer: those that wait for their money, or all. Both stand in the address. */
export function InvoicesSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const [settled, setSettled] = useState<Invoice>();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const shown = query.get('shown') === 'all' ? 'all' : 'waiting';
  const { data, error, refetch } = useAdminInvoicesQuery({
    variables: { page, waiting: shown === 'waiting' },
    fetchPolicy: 'cache-and-network',
  });
  const invoices = data?.companyInvoices;
  const show = (next: 'waiting' | 'all', nextPage = 1) =>
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
          value={shown}
          options={[
            { value: 'waiting', label: t('invoices.waiting') },
            { value: 'all', label: t('invoices.all') },
          ]}
          onChange={(next) => show(next)}
        />
      </div>
      <Listing
        error={invoices ? undefined : error}
        onRetry={() => void refetch()}
        isReady={invoices !== undefined}
      >
        {invoices?.items.length === 0 ? (
          <StateMessage title={t(shown === 'all' ? 'invoices.noneAtAll' : 'invoices.none')}>
            {t('invoices.noneText')}
          </StateMessage>
        ) : (
          <InvoiceTable invoices={invoices?.items ?? []} onSettle={setSettled} />
        )}
      </Listing>
      {invoices && invoices.total > 0 ? (
        <div className={styles.foot}>
          <span role="status">{t('invoices.found', { count: invoices.total })}</span>
          {invoices.lastPage > 1 ? (
            <Pager
              label={t('invoices.pages')}
              page={invoices.page}
              lastPage={invoices.lastPage}
              onPage={(next) => show(shown, next)}
            />
          ) : null}
        </div>
      ) : null}
      {settled ? (
        <SettleInvoiceDialog
          invoice={settled}
          onClose={() => setSettled(undefined)}
          changed={async () => void (await refetch())}
        />
      ) : null}
    </div>
  );
}

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  onSettle: (invoice: Invoice) => void;
}

function InvoiceTable({ invoices, onSettle }: InvoiceTableProps) {
  const { t } = useTranslation('admin');
  const { money, momentDay } = useFormat();
  const state = useInvoiceState();
  return (
    <SmallTable
      label={t('invoices.list')}
      rowHeight={38}
      rows={invoices}
      keyOf={({ number }) => number}
      columns={[
        { key: 'number', title: t('invoices.number'), width: '64px', cell: ({ number }) => number },
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
          cell: ({ email, accountId }) => (
            <Link to={adminPath('people', { person: accountId })} title={email}>
              {email}
            </Link>
          ),
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
          width: '116px',
          cell: ({ issuedAt }) => momentDay(issuedAt),
        },
        {
          key: 'due',
          title: t('invoices.due'),
          isQuiet: true,
          isWideOnly: true,
          width: '116px',
          cell: ({ dueAt }) => momentDay(dueAt),
        },
        {
          key: 'state',
          title: t('invoices.state'),
          width: '150px',
          cell: (invoice) => {
            const said = state(invoice);
            if (said !== undefined) return <span title={said}>{said}</span>;
            const act = invoice.billState === 'unpaid' ? 'mark' : 'late';
            return (
              <Button
                size="xs"
                aria-label={t(`invoices.${act}Name`, { number: invoice.number })}
                onClick={() => onSettle(invoice)}
              >
                {t(`invoices.${act}`)}
              </Button>
            );
          },
        },
      ]}
    />
  );
}

/** How an invoice was paid, in a few words; undefined while nothing has come. */
function useInvoiceState(): (invoice: Invoice) => string | undefined {
  const { t } = useTranslation('admin');
  const { day } = useFormat();
  return ({ paidOn, paymentDocument, paysBill }) => {
    if (paidOn === null) return undefined;
    if (!paysBill) return t('invoices.kept', { date: day(paidOn) });
    return t('invoices.paidOn', { date: day(paidOn), document: paymentDocument ?? '' });
  };
}
