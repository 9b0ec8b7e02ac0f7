import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { Dialog } from '../../../components/ui/dialog.js';

const schema = object({ reason: requiredText() });

interface ReasonDialogProps {
  title: string;
  submitLabel: string;
  width?: 640;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<void>;
  /** Effect of the change. */
  children: ReactNode;
}

/** Asks for the reason of a change of the settings. */
export function ReasonDialog({ title, submitLabel, width, onClose, onSubmit, children }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog opened onClose={onClose} title={title} {...(width === undefined ? {} : { width })}>
      <ValidatedForm
        label={title}
        initialValues={{ reason: '' }}
        schema={schema}
        onSubmit={({ reason }) => onSubmit(reason)}
      >
        {children}
        <FormError />
        <TextField name="reason" label={t('plans.reason')} autoComplete="off" maxLength={500} />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{submitLabel}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}
