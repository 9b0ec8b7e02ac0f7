import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Radio } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { legalPath } from '../../../server/contract/legal-pages.js';
import { Banner } from '../../components/ui/banner.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import styles from './bills.module.css';
import { LocalPaymentDialog } from './local-payment-dialog.js';
import type { OtherWay } from './other-payment-method.js';
import { isRecurring, type PayChoice, type PayStep } from './pay-choice.js';
import { RecurField } from './recur-field.js';
import { usePay } from './use-pay.js';
import { WalletAgreement } from './wallet-agreement.js';

const methods = ['card', 'wallet'] as const;

interface PayFormProps {
  bill: BillData;
  choice: PayChoice;
  dispatch: (step: PayStep) => void;
  /** Whether the payment system takes payments that recur. */
  canSubscribe: boolean;
  otherWays: readonly OtherWay[];
  /** Reads the bill anew. */
  changed: () => Promise<void>;
}

/** How a bill is paid, what its payer accepts, and the button. */
export function PayForm({ bill, choice, dispatch, canSubscribe, otherWays, changed }: PayFormProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const [query] = useSearchParams();
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(query.get('error') === 'PAYMENT_AGREEMENT');
  const [asksWallet, setAsksWallet] = useState(false);
  const { pay, isBusy, fault: error, asked: requested, closeAsked } = usePay(bill.id, changed);
  const isFree = bill.realCents === 0;
  const other = isFree ? undefined : otherWays.find(({ id }) => id === choice.method);
  const method = choice.method === 'wallet' && !isFree ? 'wallet' : 'card';
  const begin = () =>
    void pay({ method, subscription: !isFree && canSubscribe && isRecurring(choice), agreed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (!agreed) return;
    if (method === 'wallet') setAsksWallet(true);
    else begin();
  };
  return (
    <div className={styles.pay}>
      {isFree ? (
        <p>{t('pay.free')}</p>
      ) : (
        <Methods choice={choice} dispatch={dispatch} otherWays={otherWays} />
      )}
      {other ? (
        other.render(bill)
      ) : (
        <form className={styles.pay} onSubmit={submit} aria-label={t('pay.title')} noValidate>
          {isFree ? null : (
            <RecurField bill={bill} choice={choice} dispatch={dispatch} canSubscribe={canSubscribe} />
          )}
          <Agreement agreed={agreed} isMissing={isMissing && !agreed} onChange={setAgreed} />
          {error ? (
            <Banner tone="error" title={t('pay.refused')} requestId={error.requestId}>
              {error.message}
            </Banner>
          ) : null}
          <Button type="submit" size="md" variant="filled" loading={isBusy}>
            {isFree ? t('pay.activate') : t('pay.button', { sum: money(bill.realCents) })}
          </Button>
        </form>
      )}
      <WalletAgreement
        opened={asksWallet}
        onClose={() => setAsksWallet(false)}
        onAgree={() => {
          setAsksWallet(false);
          begin();
        }}
      />
      {requested === undefined ? null : (
        <LocalPaymentDialog id={bill.id} sum={requested} onClose={closeAsked} />
      )}
    </div>
  );
}

function Methods({ choice, dispatch, otherWays }: Pick<PayFormProps, 'choice' | 'dispatch' | 'otherWays'>) {
  const { t } = useTranslation('bills');
  return (
    <Radio.Group
      label={t('pay.method')}
      value={choice.method}
      onChange={(method) => dispatch({ do: 'method', method })}
    >
      <div className={styles.methods}>
        {methods.map((method) => (
          <Radio
            key={method}
            value={method}
            label={t(`pay.${method}`)}
            description={t(`pay.${method}Text`)}
          />
        ))}
        {otherWays.map(({ id, label, about }) => (
          <Radio key={id} value={id} label={label} description={about} />
        ))}
      </div>
    </Radio.Group>
  );
}

interface AgreementProps {
  agreed: boolean;
  isMissing: boolean;
  onChange: (agreed: boolean) => void;
}

function Agreement({ agreed, isMissing, onChange }: AgreementProps) {
  const { t } = useTranslation('bills');
  const { language } = useFormat();
  const links = {
    agreement: <Link to={legalPath('legal_agreement', language)} target="_blank" />,
    privacy: <Link to={legalPath('legal_privacy', language)} target="_blank" />,
  };
  return (
    <Checkbox
      checked={agreed}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={<Trans t={t} i18nKey="pay.agree" components={links} />}
      error={isMissing ? t('pay.agreeFirst') : undefined}
    />
  );
}
