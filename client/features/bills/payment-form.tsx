import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Radio } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { legalPath } from '../../../server/contract/pages/legal-pages.js';
import { Banner } from '../../components/ui/banner.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import styles from './bills.module.css';
import { LocalPaymentDialog } from './local-payment-dialog.js';
import type { OtherPaymentMethod } from './other-payment-method.js';
import { isRecurring, type PaymentChoice, type PaymentAction } from './payment-choice.js';
import { RecurField } from './recur-field.js';
import { useBillPayment } from './use-bill-payment.js';
import { Dialog } from '../../components/ui/dialog.js';

const methods = ['card', 'wallet'] as const;

interface PaymentFormProps {
  bill: BillData;
  choice: PaymentChoice;
  dispatch: (action: PaymentAction) => void;
  /** Whether the payment system supports automatic payments. */
  canSubscribe: boolean;
  otherMethods: readonly OtherPaymentMethod[];
  /** Refetches the bill. */
  reload: () => Promise<void>;
}

/** Payment method, agreements and the payment button. */
export function PaymentForm({
  bill,
  choice,
  dispatch,
  canSubscribe,
  otherMethods,
  reload,
}: PaymentFormProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const [query] = useSearchParams();
  const [isAccepted, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(query.get('error') === 'PAYMENT_AGREEMENT');
  const [isWalletAgreementOpen, setWalletAgreementOpen] = useState(false);
  const { pay, isBusy, fault: error, localPaymentCents, closeLocalPayment } = useBillPayment(bill.id, reload);
  const isFree = bill.realCents === 0;
  const otherMethod = isFree ? undefined : otherMethods.find(({ id }) => id === choice.method);
  const method = choice.method === 'wallet' && !isFree ? 'wallet' : 'card';
  const startPayment = () =>
    void pay({ method, subscription: !isFree && canSubscribe && isRecurring(choice), agreed: isAccepted });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isAccepted);
    if (!isAccepted) return;
    if (method === 'wallet') setWalletAgreementOpen(true);
    else startPayment();
  };
  return (
    <div className={styles.pay}>
      {isFree ? (
        <p>{t('pay.free')}</p>
      ) : (
        <Methods choice={choice} dispatch={dispatch} otherMethods={otherMethods} />
      )}
      {otherMethod ? (
        otherMethod.render(bill)
      ) : (
        <form className={styles.pay} onSubmit={submit} aria-label={t('pay.title')} noValidate>
          {isFree ? null : (
            <RecurField bill={bill} choice={choice} dispatch={dispatch} canSubscribe={canSubscribe} />
          )}
          <Agreement isAccepted={isAccepted} isMissing={isMissing && !isAccepted} onChange={setAgreed} />
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
        opened={isWalletAgreementOpen}
        onClose={() => setWalletAgreementOpen(false)}
        onAgree={() => {
          setWalletAgreementOpen(false);
          startPayment();
        }}
      />
      {localPaymentCents === undefined ? null : (
        <LocalPaymentDialog id={bill.id} sum={localPaymentCents} onClose={closeLocalPayment} />
      )}
    </div>
  );
}

function Methods({
  choice,
  dispatch,
  otherMethods,
}: Pick<PaymentFormProps, 'choice' | 'dispatch' | 'otherMethods'>) {
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
        {otherMethods.map(({ id, label, description }) => (
          <Radio key={id} value={id} label={label} description={description} />
        ))}
      </div>
    </Radio.Group>
  );
}

interface AgreementProps {
  isAccepted: boolean;
  isMissing: boolean;
  onChange: (isAccepted: boolean) => void;
}

function Agreement({ isAccepted, isMissing, onChange }: AgreementProps) {
  const { t } = useTranslation('bills');
  const { language } = useFormat();
  const links = {
    agreement: <Link to={legalPath('legal_agreement', language)} target="_blank" />,
    privacy: <Link to={legalPath('legal_privacy', language)} target="_blank" />,
  };
  return (
    <Checkbox
      checked={isAccepted}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={<Trans t={t} i18nKey="pay.agree" components={links} />}
      error={isMissing ? t('pay.agreeFirst') : undefined}
    />
  );
}

interface WalletAgreementProps {
  opened: boolean;
  onClose: () => void;
  onAgree: () => void;
}

/** Terms of wallet payments, confirmed before each payment. */
function WalletAgreement({ opened, onClose, onAgree }: WalletAgreementProps) {
  const { t } = useTranslation('bills');
  const { t: tCommon } = useTranslation();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('wallet.title')}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button size="md" variant="filled" onClick={onAgree} data-autofocus>
            {t('wallet.agree')}
          </Button>
        </>
      }
    >
      <p>{t('wallet.text')}</p>
      <ul>
        <li>{t('wallet.refund')}</li>
        <li>{t('wallet.once')}</li>
        <li>{t('wallet.fee')}</li>
      </ul>
    </Dialog>
  );
}
