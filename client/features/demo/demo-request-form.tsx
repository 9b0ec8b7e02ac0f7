import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { EmailField } from '../../components/form/email-field.js';
import { emailRule, phoneRule, requiredText } from '../../components/form/form-rules.js';
import { PhoneField } from '../../components/form/phone-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { RequestDemoDocument } from './request-demo.generated.js';
import type { DemoRequestResult } from './demo-request-result.js';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { getFormStatus, untouchedStatus } from '../../components/form/form-status.js';
import { Banner } from '../../components/ui/banner.js';

const visibleMs = 4000;

/** Form error that disappears after a delay. */
function TransientError() {
  const { t } = useTranslation('limits');
  const form = useFormikContext();
  const { setStatus } = form;
  const { serverError: error } = getFormStatus(form.status);
  useEffect(() => {
    if (!error) return undefined;
    const timer = setTimeout(() => setStatus(untouchedStatus), visibleMs);
    return () => clearTimeout(timer);
  }, [error, setStatus]);
  return error ? (
    <Banner tone="error" title={`${t('demo.failed')}.`}>
      {error.message}
    </Banner>
  ) : null;
}

interface DemoRequestFormProps {
  /** Explanation of the request; undefined while loading. */
  text?: string;
  /** E-mail of the account; the field is then read-only. */
  email?: string;
  phone?: string;
  onCancel: () => void;
  onDone: (result: DemoRequestResult) => void;
}

const schema = object({
  name: requiredText(),
  email: emailRule(),
  phone: phoneRule().required('required'),
});

/** Form that requests free days. All fields are required. */
export function DemoRequestForm({ text, email, phone, onCancel, onDone }: DemoRequestFormProps) {
  const { t } = useTranslation('limits');
  const [request] = useMutation(RequestDemoDocument);
  return (
    <ValidatedForm
      initialValues={{ name: '', email: email ?? '', phone: phone ?? '' }}
      schema={schema}
      label={t('demo.title')}
      onSubmit={async ({ name, ...contact }) => {
        const { data } = await request({
          variables: {
            input: { name: name.trim(), email: contact.email.trim(), phone: contact.phone.trim() },
          },
        });
        if (data) onDone(data.requestDemo);
      }}
    >
      <p style={{ color: 'var(--t2)' }}>{text}</p>
      <TransientError />
      <TextField name="name" label={t('demo.name')} autoComplete="name" maxLength={120} autoFocus />
      <EmailField
        name="email"
        label={t('demo.email')}
        readOnly={email !== undefined}
        hint={email === undefined ? undefined : t('demo.fromAccount')}
      />
      <PhoneField
        name="phone"
        label={t('demo.phone')}
        readOnly={phone !== undefined}
        hint={phone === undefined ? undefined : t('demo.fromAccount')}
      />
      <DialogFooter onCancel={onCancel}>
        <SubmitButton>{t('demo.send')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
