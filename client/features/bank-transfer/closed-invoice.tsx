import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { useCashlessBillQuery } from './bank-transfer.generated.js';
import { InvoiceParts } from './invoice-parts.js';

/** The invoice and the closing documents of a bill that is not to be paid any more; nothing where it had none. */
export function ClosedInvoice({ bill: id }: { bill: number }) {
  const { t } = useTranslation('cashless');
  const { data } = useCashlessBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const bill = data?.bill;
  if (!bill?.invoice) return null;
  return (
    <Card title={t('invoice.title', { number: bill.invoice.number })} padded>
      <InvoiceParts bill={{ ...bill, invoice: bill.invoice }} />
    </Card>
  );
}
