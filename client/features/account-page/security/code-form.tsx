import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { SecondFactorField } from '../../../widgets/sign-in/second-factor-field.js';

const schema = object({ code: requiredText() });

interface CodeFormProps {
  text?: string;
  submitLabel: string;
  onClose: () => void;
  onCode: (code: string) => Promise<void>;
}

/** Form of a dialog that asks for a code of the authenticator app. */
export function CodeForm({ text, submitLabel, onClose, onCode }: CodeFormProps) {
  const { t } = useTranslation('panel');
  return (
    <ValidatedForm
      label={t('security.title')}
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={({ code }) => onCode(code)}
    >
      {text ? <p>{text}</p> : null}
      <FormError />
      <SecondFactorField autoFocus />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{submitLabel}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
