import { useMutation } from '@apollo/client/react';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { parseMoney } from '../../../server/contract/formatting/parse-money.js';
import { type WithdrawalMethod, withdrawalMethods } from '../../../server/contract/billing/withdrawals.js';
import { FormError } from '../../components/form/form-error.js';
import { amountRule, walletRule } from '../../components/form/form-rules.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import { useIdempotencyKey } from '../../components/form/use-idempotency-key.js';
import type { Programme } from './partner-balance.js';
import { RequestWithdrawalDocument } from './partner.generated.js';
import styles from './partner.module.css';

const schema = object({ amount: amountRule(), method: string().required(), purse: walletRule() });

interface WithdrawalFormProps {
  programme: Programme;
  onChanged: () => Promise<void>;
}

/** Withdrawal form with the conditions and whether the partner meets them. */
export function WithdrawalForm({ programme, onChanged }: WithdrawalFormProps) {
  const { t } = useTranslation('partner');
  const { money } = useFormat();
  const { success } = useToasts();
  const [requestWithdrawal] = useMutation(RequestWithdrawalDocument);
  const { keyFor, reset } = useIdempotencyKey();
  return (
    <div>
      <Conditions programme={programme} />
      <ValidatedForm
        initialValues={{ amount: '', method: 'webmoney', purse: '' }}
        schema={schema}
        label={t('withdrawals.ask')}
        onSubmit={async ({ amount, method, purse }, { resetForm }) => {
          const amountCents = parseMoney(amount) ?? 0;
          const request = { amountCents, method: method as WithdrawalMethod, purse: purse.trim() };
          await requestWithdrawal({ variables: { ...request, key: keyFor(request) } });
          reset();
          resetForm();
          success(t('withdrawals.done', { sum: money(amountCents) }));
          await onChanged();
        }}
      >
        <FormError />
        <TextField
          name="amount"
          label={t('withdrawals.amount')}
          hint={t('withdrawals.amountHint', { sum: money(programme.balanceCents) })}
          autoComplete="off"
          maxLength={12}
        />
        <SelectField
          name="method"
          label={t('withdrawals.method')}
          options={withdrawalMethods.map((value) => ({ value, label: t(`withdrawals.methods.${value}`) }))}
        />
        <TextField
          name="purse"
          label={t('withdrawals.purse')}
          hint={t('withdrawals.purseHint')}
          autoComplete="off"
          maxLength={21}
        />
        <SubmitButton quiet>{t('withdrawals.ask')}</SubmitButton>
      </ValidatedForm>
    </div>
  );
}

function Conditions({ programme }: { programme: Programme }) {
  const { t } = useTranslation('partner');
  const { integer, money } = useFormat();
  const { balanceCents, leastWithdrawalCents, payers, leastPayers } = programme;
  return (
    <ul className={styles.conditions} aria-label={t('withdrawals.conditions')}>
      <Condition isMet={balanceCents >= leastWithdrawalCents}>
        {t('withdrawals.least', { sum: money(leastWithdrawalCents), has: money(balanceCents) })}
      </Condition>
      <Condition isMet={payers >= leastPayers}>
        {t('withdrawals.payers', { min: integer(leastPayers), has: integer(payers) })}
      </Condition>
    </ul>
  );
}

function Condition({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useTranslation('partner');
  const Icon = isMet ? IconCheck : IconMinus;
  return (
    <li className={isMet ? styles.met : undefined}>
      <Icon aria-hidden="true" />
      <span>
        {children} <span className="for-ears">{t(isMet ? 'withdrawals.met' : 'withdrawals.unmet')}</span>
      </span>
    </li>
  );
}
