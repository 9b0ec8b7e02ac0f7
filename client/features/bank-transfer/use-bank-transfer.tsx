import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Banner } from '../../components/ui/banner.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import { invoicePath } from './bill-paths.js';
import { useBankTransferQuery, useBankTransferBillQuery } from './bank-transfer.generated.js';
import { InvoiceParts } from './invoice-parts.js';

/** Bank transfer as a payment method of a bill. */
interface BankTransferMethod {
  id: string;
  label: string;
  description: string;
  render: (bill: { id: number; realCents: number }) => ReactNode;
}

/** Bank transfer as a payment method; undefined if the server does not offer it. Administrators then see a notice. */
export function useBankTransferMethod(): BankTransferMethod | undefined {
  const { t } = useTranslation('bankTransfer');
  const { account } = useViewer();
  const { money } = useFormat();
  const isPayer = account !== undefined && account.ownerEmail === null;
  const { data } = useBankTransferQuery({ skip: !isPayer });
  const method = data?.bankTransfer;
  if (!method || (!method.offered && account?.isAdministrator !== true)) return undefined;
  return {
    id: 'transfer',
    label: t('way.title'),
    description: t('way.text'),
    render: (bill) =>
      method.offered ? (
        <TransferAction
          bill={bill.id}
          meetsMinimum={bill.realCents >= method.leastCents}
          min={money(method.leastCents)}
        />
      ) : (
        <Banner>{t('notSetUp')}</Banner>
      ),
  };
}

interface TransferProps {
  bill: number;
  /** Whether the bill reaches the minimum amount of a transfer. */
  meetsMinimum: boolean;
  min: string;
}

/** The invoice of the bill, or a link to issue one. */
function TransferAction({ bill: id, meetsMinimum, min }: TransferProps) {
  const { t } = useTranslation('bankTransfer');
  const { data, error, refetch } = useBankTransferBillQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const bill = data?.bill;
  if (error) return <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!bill) return <SkeletonRows rows={2} height={34} />;
  if (bill.invoice) {
    return <InvoiceParts bill={{ ...bill, invoice: bill.invoice }} hasFormLink={meetsMinimum} />;
  }
  if (!meetsMinimum) return <Banner>{t('way.textSmall', { min })}</Banner>;
  return (
    <Button component={Link} to={invoicePath(id)} variant="filled" size="md">
      {t('way.choose')}
    </Button>
  );
}
