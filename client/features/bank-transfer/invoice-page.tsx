import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { Card } from '../../components/ui/card.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import type { AccountOfViewer } from '../../graphql/accounts/use-viewer.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { billPath } from './bill-paths.js';
import {
  type BankTransferQuery,
  type BankTransferBillQuery,
  useBankTransferQuery,
  useBankTransferBillQuery,
} from './bank-transfer.generated.js';
import styles from './bank-transfer.module.css';
import { PayerDetailsForm } from './payer-details-form.js';
import { InvoiceParts } from './invoice-parts.js';
import { RequireAccount } from '../../widgets/sign-in/require-account.js';

/** Parses the bill number of the URL; undefined if it is invalid. */
function billNumber(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Company details for a bank transfer, and the issued invoice; requires log-in. */
export function Component() {
  const { t } = useTranslation('bankTransfer');
  const id = billNumber(useParams()['id']);
  return (
    <div className="reading">
      <PageHeader
        ancestors={[
          { label: t('bills'), to: paths.bills },
          ...(id === undefined ? [] : [{ label: t('bill', { number: id }), to: billPath(id) }]),
        ]}
        title={useAccountTitle('billCompany')}
      />
      <RequireAccount>{(account) => <InvoiceSection account={account} />}</RequireAccount>
    </div>
  );
}

function InvoiceSection({ account }: { account: AccountOfViewer }) {
  const { t } = useTranslation('bankTransfer');
  const id = billNumber(useParams()['id']);
  if (account.ownerEmail !== null) {
    return <Notice title={t('owner')}>{t('ownerText', { owner: account.ownerEmail })}</Notice>;
  }
  return id === undefined ? <BillNotFound /> : <BillInvoice key={id} id={id} account={account} />;
}

function BillInvoice({ id, account }: { id: number; account: AccountOfViewer }) {
  const { t } = useTranslation('bankTransfer');
  const billQuery = useBankTransferBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const transferQuery = useBankTransferQuery({ fetchPolicy: 'network-only' });
  const bill = billQuery.data?.bill;
  const method = transferQuery.data?.bankTransfer;
  const error = billQuery.error ?? transferQuery.error;
  const reload = () => void refetchAll(billQuery.refetch(), transferQuery.refetch());
  const errorBanner = error ? <ErrorBanner title={t('failed')} error={error} onRetry={reload} /> : null;
  if (bill && method) {
    return (
      <>
        {errorBanner}
        <InvoiceContent
          bill={bill}
          method={method}
          account={account}
          reload={() => refetchAll(billQuery.refetch())}
        />
      </>
    );
  }
  if (error && toUserError(error).code === 'NOT_FOUND') return <BillNotFound />;
  if (errorBanner) return errorBanner;
  return (
    <div className="framed">
      <SkeletonRows rows={6} height={34} />
    </div>
  );
}

interface InvoiceContentProps {
  bill: BankTransferBillQuery['bill'];
  method: BankTransferQuery['bankTransfer'];
  account: AccountOfViewer;
  reload: () => Promise<void>;
}

function InvoiceContent({ bill, method, account, reload }: InvoiceContentProps) {
  const { t } = useTranslation('bankTransfer');
  const { money } = useFormat();
  const { invoice, realCents } = bill;
  const blocker = useInvoiceBlocker(bill, method, account);
  const issuedInvoice = invoice ? (
    <Card title={t('invoice.title', { number: invoice.number })} padded>
      <InvoiceParts bill={{ ...bill, invoice }} />
    </Card>
  ) : null;
  if (blocker) {
    return (
      <div className={styles.parts}>
        <Notice title={blocker.title} actions={<BillLink id={bill.id} />}>
          {blocker.text}
        </Notice>
        {issuedInvoice}
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('lead', { number: bill.id, sum: money(realCents) })}</p>
      <div className={styles.parts}>
        <Card title={t('title')} padded>
          <PayerDetailsForm
            bill={bill.id}
            payerDetails={method.company}
            isReissue={invoice !== null}
            onIssued={reload}
          />
        </Card>
        {issuedInvoice}
      </div>
    </>
  );
}

/** Reason why no invoice can be issued; undefined if it can. */
function useInvoiceBlocker(
  { state, realCents, dueAt }: InvoiceContentProps['bill'],
  { offered, leastCents }: InvoiceContentProps['method'],
  { isAdministrator }: AccountOfViewer,
): { title: string; text: string } | undefined {
  const { t } = useTranslation('bankTransfer');
  const { money } = useFormat();
  const isClosed = state !== 'unpaid' || new Date(dueAt) <= new Date();
  if (isClosed) return { title: t('closed'), text: t('closedText') };
  if (!offered) return { title: t('notOffered'), text: t(isAdministrator ? 'notSetUp' : 'notOfferedText') };
  if (realCents >= leastCents) return undefined;
  return {
    title: t('tooSmall'),
    text: t('tooSmallText', { min: money(leastCents), sum: money(realCents) }),
  };
}

function BillLink({ id }: { id: number }) {
  const { t } = useTranslation('bankTransfer');
  return (
    <Button component={Link} to={billPath(id)} variant="filled">
      {t('toBill')}
    </Button>
  );
}

function BillNotFound() {
  const { t } = useTranslation('bankTransfer');
  const method = (
    <Button component={Link} to={paths.bills} variant="filled">
      {t('toBills')}
    </Button>
  );
  return (
    <Notice title={t('missing')} actions={method}>
      {t('missingText')}
    </Notice>
  );
}

function Notice({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="framed">
      <StateMessage title={title} actions={actions}>
        {children}
      </StateMessage>
    </div>
  );
}
