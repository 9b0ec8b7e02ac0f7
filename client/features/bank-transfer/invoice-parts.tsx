import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.js';
import { useFormat } from '../../i18n/use-format.js';
import { invoicePath } from './bill-paths.js';
import type { BankTransferBillQuery } from './bank-transfer.generated.js';
import styles from './bank-transfer.module.css';

type Bill = BankTransferBillQuery['bill'];

interface InvoicePartsProps {
  bill: Bill & { invoice: NonNullable<Bill['invoice']> };
  /** Whether to link to the form that reissues the invoice. */
  hasFormLink?: boolean;
}

/** The invoice of a bill: amount, status and PDF documents. */
export function InvoiceParts({ bill, hasFormLink = false }: InvoicePartsProps) {
  const { t } = useTranslation('bankTransfer');
  const { money, momentDay, day } = useFormat();
  const { invoice } = bill;
  const isOpen = bill.state === 'unpaid';
  return (
    <div className={styles.invoice}>
      <p>
        {t('invoice.about', {
          sum: money(invoice.cents),
          company: invoice.companyName,
          date: momentDay(invoice.issuedAt),
        })}
      </p>
      {isOpen && !invoice.isCurrent ? (
        <Banner tone="error">{t('invoice.changed', { sum: money(bill.realCents) })}</Banner>
      ) : null}
      {invoice.paid && invoice.paidOn !== null ? (
        <p>{t('invoice.paid', { date: day(invoice.paidOn) })}</p>
      ) : isOpen ? (
        <p className={styles.quiet}>{t('invoice.waiting', { date: momentDay(bill.dueAt) })}</p>
      ) : null}
      <div className={styles.buttons}>
        <DocumentButton url={invoice.url} label={t('invoice.download')} />
        {isOpen && hasFormLink ? (
          <Button component={Link} to={invoicePath(bill.id)}>
            {t('invoice.details')}
          </Button>
        ) : null}
      </div>
      {invoice.closingDocuments.length > 0 ? (
        <>
          <h3 className={styles.closing}>{t('invoice.closing')}</h3>
          <div className={styles.buttons}>
            {invoice.closingDocuments.map(({ url, title, number, date }) => (
              <DocumentButton
                key={url}
                url={url}
                label={t('invoice.closingOne', { title, number, date: day(date) })}
              />
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Opens a document in a new tab. */
function DocumentButton({ url, label }: { url: string; label: string }) {
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      leftSection={<IconFileTypePdf aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}
