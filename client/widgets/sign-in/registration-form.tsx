import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { legalPath } from '../../../server/contract/pages/legal-pages.js';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import {
  emailRule,
  newPasswordRule,
  phoneRule,
  repeatedPasswordRule,
} from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { PhoneField } from '../../components/form/phone-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextAreaField } from '../../components/form/text-area-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import styles from './account-forms.module.css';
import { PlanFields } from './plan-fields.js';
import { registrationInput, type RegistrationValues } from './registration-values.js';
import { useDefaultLimits } from '../../graphql/plans/use-default-limits.js';
import { useSession } from '../../graphql/accounts/use-session.js';
import { useFormat } from '../../i18n/use-format.js';
import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { RemindLoginDocument } from './remind-login.generated.js';

const schema = object({
  email: emailRule(),
  password: newPasswordRule(),
  passwordRepeat: repeatedPasswordRule('password'),
  phone: phoneRule(),
  plan: string(),
  term: string(),
  domain: string(),
});

interface RegistrationFormProps {
  /** Preselected plan id. */
  plan?: number;
  /** Preselected term number. */
  term?: number;
  /** Asks for e-mail and password only, as dialogs do. */
  isShort?: boolean;
  autoFocus?: boolean;
  onStart?: () => void;
  /** Called after registration and log-in, with the selected plan. */
  onDone?: (request?: { plan: number; term: number }) => void;
}

/** Registration form: required fields first, then optional ones. */
export function RegistrationForm({
  plan,
  term = 0,
  isShort,
  autoFocus,
  onStart,
  onDone,
}: RegistrationFormProps) {
  const { t, i18n } = useTranslation('accounts');
  const { register } = useSession();
  const initialValues: RegistrationValues = {
    email: '',
    password: '',
    passwordRepeat: '',
    phone: '',
    plan: plan === undefined ? '' : String(plan),
    term: String(term),
    domain: '',
  };
  return (
    <ValidatedForm
      label={t('register')}
      initialValues={initialValues}
      schema={schema}
      onSubmit={async (values) => {
        onStart?.();
        const input = registrationInput(values, i18n.language);
        await register(input);
        const { plan: selectedPlan, term: termNumber } = input;
        onDone?.(
          typeof selectedPlan === 'number' ? { plan: selectedPlan, term: termNumber ?? 0 } : undefined,
        );
      }}
    >
      <FreePlanNote />
      <FormError />
      <EmailField name="email" label={t('email')} autoComplete="username" autoFocus={autoFocus} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint')}
      />
      <PasswordField name="passwordRepeat" label={t('passwordRepeat')} autoComplete="new-password" />
      {isShort ? null : (
        <>
          <PhoneField
            name="phone"
            label={t('phone')}
            hint={t('registration.phoneHint')}
            optional
            recoveryAction={({ code }) => (code === 'PHONE_TAKEN' ? <RemindLogin /> : null)}
          />
          <PlanFields />
          <TextAreaField
            name="domain"
            label={t('registration.domains')}
            hint={t('registration.domainsHint')}
            placeholder="northtrail.example"
            optional
          />
        </>
      )}
      <LegalTermsNote />
      <div className={styles.actions}>
        <SubmitButton>{t('register')}</SubmitButton>
      </div>
    </ValidatedForm>
  );
}

/** Links to the legal terms. */
function LegalTermsNote() {
  const { t } = useTranslation('accounts');
  const { language } = useFormat();
  return (
    <p className={styles.rules}>
      <Trans
        t={t}
        i18nKey="registration.rules"
        components={{
          agreement: <Link to={legalPath('legal_agreement', language)} target="_blank" />,
          privacy: <Link to={legalPath('legal_privacy', language)} target="_blank" />,
        }}
      />
    </p>
  );
}

/** Limits of the free plan. */
function FreePlanNote() {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const limits = useDefaultLimits();
  return (
    <p className={styles.freePlan}>
      {limits
        ? t('registration.promise', {
            reports: format.integer(limits.reportsPerDay),
            rows: format.integer(limits.recordsPerReport),
            depth: limits.deepestPosition,
            csv: format.integer(limits.exportRows),
          })
        : '\u00a0'}
    </p>
  );
}

/** Button that sends the login of the account with the typed phone number by e-mail. */
function RemindLogin() {
  const { t } = useTranslation('accounts');
  const { values } = useFormikContext<{ phone: string }>();
  const [remind, { data, error, loading }] = useMutation(RemindLoginDocument);
  if (data) return <span role="status">{data.remindLogin.message}</span>;
  return (
    <span className={styles.remind}>
      <Button
        size="xs"
        loading={loading}
        onClick={() => void remind({ variables: { phone: values.phone } }).catch(() => undefined)}
      >
        {t('remind.button')}
      </Button>{' '}
      {error ? toUserError(error).message : null}
    </span>
  );
}
