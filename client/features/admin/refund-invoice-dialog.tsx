import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { parseMoney } from '../../../server/contract/formatting/parse-money.js';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { type AdminInvoicesQuery, RefundInvoiceDocument } from './invoices.generated.js';

interface RefundInvoiceDialogProps {
  invoice: AdminInvoicesQuery['companyInvoices']['items'][number];
  onClose: () => void;
  reload: () => Promise<void>;
}

const schema = object({
  amountCents: string().test('sum', 'amount', (text = '') => parseMoney(text) !== undefined),
  document: requiredText(),
});

/** Records a refund that was made through the bank. */
export function RefundInvoiceDialog({ invoice, onClose, reload }: RefundInvoiceDialogProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  const { success } = useToasts();
  const [refund] = useMutation(RefundInvoiceDocument);
  const { number, companyName, cents, refundedCents, paysBill } = invoice;
  const refundableCents = money(cents - refundedCents);
  return (
    <Dialog opened onClose={onClose} title={t('invoices.refundTitle', { number })}>
      <ValidatedForm
        label={t('invoices.refund')}
        initialValues={{ amountCents: '', document: '' }}
        schema={schema}
        onSubmit={async ({ amountCents, document }) => {
          await refund({ variables: { bill: number, amountCents: parseMoney(amountCents) ?? 0, document } });
          await reload();
          success(t('invoices.refundDone', { number }));
          onClose();
        }}
      >
        <p>{t('invoices.refundText', { company: companyName })}</p>
        <p>{t(paysBill ? 'invoices.refundPlan' : 'invoices.refundKept')}</p>
        <FormError />
        <TextField
          name="amountCents"
          label={t('invoices.refundAmount')}
          hint={t('invoices.refundLeft', { sum: refundableCents })}
          autoComplete="off"
          maxLength={20}
          autoFocus
        />
        <TextField name="document" label={t('invoices.document')} autoComplete="off" maxLength={50} />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{t('invoices.refundVerb')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}
