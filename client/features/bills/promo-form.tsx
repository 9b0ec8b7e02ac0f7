import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { FormLine } from '../../components/form/form-line.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { ApplyPromoDocument } from './bills.generated.js';

const schema = object({ promo: requiredText() });

interface PromoFormProps {
  id: number;
  /** Promo code of the partner link that the user followed; null for none. */
  suggestedCode: string | null;
  /** Refetches the bill. */
  reload: () => Promise<void>;
}

/** Promo code form with its validation error. */
export function PromoForm({ id, suggestedCode, reload }: PromoFormProps) {
  const { t } = useTranslation('bills');
  const { success } = useToasts();
  const [apply] = useMutation(ApplyPromoDocument);
  return (
    <ValidatedForm
      initialValues={{ promo: suggestedCode ?? '' }}
      schema={schema}
      label={t('promo.title')}
      onSubmit={async ({ promo }) => {
        await apply({ variables: { bill: id, code: promo } });
        success(t('promo.applied'));
        await reload();
      }}
    >
      <FormError />
      <FormLine>
        <TextField
          name="promo"
          label={t('promo.label')}
          hint={t('promo.hint')}
          autoComplete="off"
          maxLength={64}
        />
        <SubmitButton quiet>{t('promo.apply')}</SubmitButton>
      </FormLine>
    </ValidatedForm>
  );
}
