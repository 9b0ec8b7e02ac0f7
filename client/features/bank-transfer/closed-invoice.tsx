import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { useBankTransferBillQuery } from './bank-transfer.generated.js';
import { InvoiceParts } from './invoice-parts.js';

/** Invoice and closing documents of a closed bill. Renders nothing without an invoice. */
export function ClosedInvoice({ bill: id }: { bill: number }) {
  const { t } = useTranslation('bankTransfer');
  const { data } = useBankTransferBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const bill = data?.bill;
  if (!bill?.invoice) return null;
  return (
    <Card title={t('invoice.title', { number: bill.invoice.number })} padded>
      <InvoiceParts bill={{ ...bill, invoice: bill.invoice }} />
    </Card>
  );
}
