import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { formatIsoDay } from '../../../server/contract/formatting/iso-day.js';
import { parseMoney } from '../../../server/contract/formatting/parse-money.js';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { type AdminInvoicesQuery, SettleInvoiceDocument } from './invoices.generated.js';

interface MarkInvoicePaidDialogProps {
  invoice: AdminInvoicesQuery['companyInvoices']['items'][number];
  onClose: () => void;
  reload: () => Promise<void>;
}

const schema = object({
  amountCents: string().test('sum', 'amount', (text = '') => parseMoney(text) !== undefined),
  paidOn: requiredText(),
  document: requiredText(),
  allocation: string().required(),
});

const allocations = ['invoice', 'unassigned'] as const;

/** Records a payment from the bank statement. The administrator enters the amount, so that a mismatch is noticed. */
export function MarkInvoicePaidDialog({ invoice, onClose, reload }: MarkInvoicePaidDialogProps) {
  const { t } = useTranslation('admin');
  const { success, warn } = useToasts();
  const [settle] = useMutation(SettleInvoiceDocument);
  const { number, companyName, billState } = invoice;
  return (
    <Dialog opened onClose={onClose} title={t('invoices.markTitle', { number })}>
      <ValidatedForm
        label={t('invoices.mark')}
        initialValues={{
          amountCents: '',
          paidOn: formatIsoDay(new Date()),
          document: '',
          allocation: 'invoice',
        }}
        schema={schema}
        onSubmit={async ({ amountCents, paidOn, document, allocation }) => {
          const unassigned = allocation === 'unassigned';
          const transfer = { amountCents: parseMoney(amountCents) ?? 0, paidOn, document, unassigned };
          const { data } = await settle({ variables: { bill: number, ...transfer } });
          await reload();
          if (unassigned) success(t('invoices.markedUnassigned'));
          else if (data?.settleInvoice.paysBill) success(t('invoices.marked', { number }));
          else warn(t('invoices.markTitle', { number }), t('invoices.markedKept'));
          onClose();
        }}
      >
        <p>
          {billState === 'unpaid'
            ? t('invoices.markText', { company: companyName })
            : t('invoices.lateText', { company: companyName })}
        </p>
        <FormError />
        <TextField
          name="amountCents"
          label={t('invoices.amount')}
          autoComplete="off"
          maxLength={20}
          autoFocus
        />
        <TextField name="paidOn" label={t('invoices.day')} type="date" />
        <TextField name="document" label={t('invoices.document')} autoComplete="off" maxLength={50} />
        <SelectField
          name="allocation"
          label={t('invoices.allocation')}
          hint={t('invoices.allocationHint')}
          options={allocations.map((value) => ({ value, label: t(`invoices.allocate.${value}`) }))}
        />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{t('invoices.mark')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}
