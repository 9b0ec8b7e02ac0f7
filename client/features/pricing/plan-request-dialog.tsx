import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { emailRule, phoneRule, requiredText } from '../../components/form/form-rules.js';
import { PhoneField } from '../../components/form/phone-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextAreaField } from '../../components/form/text-area-field.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { RequestPlanDocument } from './request-plan.generated.js';

const schema = object({
  needs: requiredText(),
  name: string(),
  email: emailRule(),
  phone: phoneRule(),
});

/** Asks the operator for a plan with other limits. */
export function PlanRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { account } = useViewer();
  const [request] = useMutation(RequestPlanDocument);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Dialog
        opened
        onClose={onClose}
        title={t('other.sentTitle')}
        footer={
          <Button size="md" variant="filled" onClick={onClose}>
            {t('other.close')}
          </Button>
        }
      >
        <p role="status">{t('other.sent', { email: sentTo })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t('other.ask')}>
      <ValidatedForm
        label={t('other.ask')}
        initialValues={{ needs: '', name: '', email: account?.email ?? '', phone: account?.phone ?? '' }}
        schema={schema}
        onSubmit={async (input) => {
          await request({ variables: { input } });
          setSentTo(input.email.trim());
        }}
      >
        <FormError />
        <TextAreaField name="needs" label={t('other.needs')} hint={t('other.needsHint')} />
        <TextField name="name" label={t('other.name')} autoComplete="name" maxLength={200} optional />
        <EmailField name="email" label={t('other.email')} readOnly={account !== undefined} />
        <PhoneField name="phone" label={t('other.phone')} optional />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{t('other.send')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}
