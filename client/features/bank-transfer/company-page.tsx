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
import { toUserError } from '../../graphql/to-user-error.js';
import type { AccountOfViewer } from '../../graphql/use-viewer.js';
import { refetchAll } from '../../graphql/refetch-all.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { billPath } from './bill-paths.js';
import {
  type BankTransferQuery,
  type CashlessBillQuery,
  useBankTransferQuery,
  useCashlessBillQuery,
} from './cashless.generated.js';
import styles from './cashless.module.css';
import { CompanyForm } from './company-form.js';
import { InvoiceParts } from './invoice-parts.js';

/** Number of a bill as an address names it; undefined for what is none. */
function billNumber(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The page on which a company is entered for a bill; what it shows depends on who looks. */
export function CompanyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cashless');
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
      {children}
    </div>
  );
}

/** The form for the company that pays a bill, and the invoice once it is made. */
export function CompanySection({ account }: { account: AccountOfViewer }) {
  const { t } = useTranslation('cashless');
  const id = billNumber(useParams()['id']);
  if (account.ownerEmail !== null) {
    return <Said title={t('owner')}>{t('ownerText', { owner: account.ownerEmail })}</Said>;
  }
  return id === undefined ? <Missing /> : <OneBill key={id} id={id} account={account} />;
}

function OneBill({ id, account }: { id: number; account: AccountOfViewer }) {
  const { t } = useTranslation('cashless');
  const requested = useCashlessBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const transfer = useBankTransferQuery({ fetchPolicy: 'network-only' });
  const bill = requested.data?.bill;
  const method = transfer.data?.bankTransfer;
  const error = requested.error ?? transfer.error;
  const again = () => void refetchAll(requested.refetch(), transfer.refetch());
  const fault = error ? <ErrorBanner title={t('failed')} error={error} onRetry={again} /> : null;
  if (bill && method) {
    return (
      <>
        {fault}
        <Ready
          bill={bill}
          method={method}
          account={account}
          changed={() => refetchAll(requested.refetch())}
        />
      </>
    );
  }
  if (error && toUserError(error).code === 'NOT_FOUND') return <Missing />;
  if (fault) return fault;
  return (
    <div className="framed">
      <SkeletonRows rows={6} height={34} />
    </div>
  );
}

interface ReadyProps {
  bill: CashlessBillQuery['bill'];
  method: BankTransferQuery['bankTransfer'];
  account: AccountOfViewer;
  changed: () => Promise<void>;
}

function Ready({ bill, method, account, changed }: ReadyProps) {
  const { t } = useTranslation('cashless');
  const { money } = useFormat();
  const { invoice, realCents } = bill;
  const rejection = useRefusal(bill, method, account);
  const made = invoice ? (
    <Card title={t('invoice.title', { number: invoice.number })} padded>
      <InvoiceParts bill={{ ...bill, invoice }} />
    </Card>
  ) : null;
  if (rejection) {
    return (
      <div className={styles.parts}>
        <Said title={rejection.title} actions={<ToBill id={bill.id} />}>
          {rejection.text}
        </Said>
        {made}
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('lead', { number: bill.id, sum: money(realCents) })}</p>
      <div className={styles.parts}>
        <Card title={t('title')} padded>
          <CompanyForm bill={bill.id} company={method.company} isAnew={invoice !== null} onIssued={changed} />
        </Card>
        {made}
      </div>
    </>
  );
}

/** Why no invoice can be made; undefined where one can. */
function useRefusal(
  { state, realCents, dueAt }: ReadyProps['bill'],
  { offered, leastCents }: ReadyProps['method'],
  { isAdministrator }: AccountOfViewer,
): { title: string; text: string } | undefined {
  const { t } = useTranslation('cashless');
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

function ToBill({ id }: { id: number }) {
  const { t } = useTranslation('cashless');
  return (
    <Button component={Link} to={billPath(id)} variant="filled">
      {t('toBill')}
    </Button>
  );
}

function Missing() {
  const { t } = useTranslation('cashless');
  const method = (
    <Button component={Link} to={paths.bills} variant="filled">
      {t('toBills')}
    </Button>
  );
  return (
    <Said title={t('missing')} actions={method}>
      {t('missingText')}
    </Said>
  );
}

function Said({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="framed">
      <StateMessage title={title} actions={actions}>
        {children}
      </StateMessage>
    </div>
  );
}
