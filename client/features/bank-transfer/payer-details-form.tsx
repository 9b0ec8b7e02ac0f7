import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PayerDetails, maxPayerTextChars } from '../../../server/contract/billing/company-details.js';
import { legalPath } from '../../../server/contract/pages/legal-pages.js';
import { FormError } from '../../components/form/form-error.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { IssueInvoiceDocument } from './bank-transfer.generated.js';
import styles from './bank-transfer.module.css';
import { payerDetailsSchema, normalizePayerDetails } from './payer-details-schema.js';

const emptyDetails: PayerDetails = { name: '', inn: '', kpp: '', postalAddress: '', legalAddress: '' };

/** Includes separators that users type. */
const maxNumberLength = 30;

interface PayerDetailsFormProps {
  bill: number;
  /** Company details of the previous invoice; null if there are none. */
  payerDetails: PayerDetails | null;
  /** Whether the form reissues an existing invoice. */
  isReissue: boolean;
  onIssued: () => Promise<void>;
}

/** Form for the payer's company details. Submitting it issues the invoice. */
export function PayerDetailsForm({ bill, payerDetails, isReissue, onIssued }: PayerDetailsFormProps) {
  const { t } = useTranslation('bankTransfer');
  const { success } = useToasts();
  const [issue] = useMutation(IssueInvoiceDocument);
  return (
    <ValidatedForm
      label={t('title')}
      initialValues={payerDetails ? pickDetails(payerDetails) : emptyDetails}
      schema={payerDetailsSchema}
      onSubmit={async (values) => {
        await issue({ variables: { bill, company: normalizePayerDetails(values) } });
        await onIssued();
        success(t('issued', { number: bill }));
      }}
    >
      <FormError />
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="organization"
        maxLength={maxPayerTextChars}
      />
      <div className={styles.numbers}>
        <TextField
          name="inn"
          label={t('inn')}
          hint={t('innHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxNumberLength}
        />
        <KppField />
      </div>
      <TextField
        name="legalAddress"
        label={t('legalAddress')}
        autoComplete="off"
        maxLength={maxPayerTextChars}
      />
      <TextField
        name="postalAddress"
        label={t('postalAddress')}
        hint={<CopyAddress />}
        autoComplete="street-address"
        maxLength={maxPayerTextChars}
      />
      <AgreementNote />
      <div>
        <SubmitButton>{t(isReissue ? 'reissue' : 'issue')}</SubmitButton>
      </div>
    </ValidatedForm>
  );
}

/** Removes the other fields of the GraphQL object. */
function pickDetails({ name, inn, kpp, postalAddress, legalAddress }: PayerDetails): PayerDetails {
  return { name, inn, kpp, postalAddress, legalAddress };
}

/** Sole proprietors have no KPP (tax registration reason code). */
function KppField() {
  const { t } = useTranslation('bankTransfer');
  const { values } = useFormikContext<PayerDetails>();
  if (/^\d{12}$/.test(values.inn.replace(/\s/g, ''))) return null;
  return (
    <TextField
      name="kpp"
      label={t('kpp')}
      hint={t('kppHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxNumberLength}
    />
  );
}

function CopyAddress() {
  const { t } = useTranslation('bankTransfer');
  const { values, setFieldValue } = useFormikContext<PayerDetails>();
  if (values.legalAddress.trim() === '' || values.postalAddress === values.legalAddress) return null;
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => void setFieldValue('postalAddress', values.legalAddress)}
    >
      {t('copyAddress')}
    </button>
  );
}

function AgreementNote() {
  const { t } = useTranslation('bankTransfer');
  const { language } = useFormat();
  return (
    <p className={styles.agreed}>
      <Trans
        t={t}
        i18nKey="agreed"
        components={{
          agreement: <Link to={legalPath('legal_agreement', language)} target="_blank" />,
          privacy: <Link to={legalPath('legal_privacy', language)} target="_blank" />,
        }}
      />
    </p>
  );
}
