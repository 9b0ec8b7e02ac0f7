import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths, billPath } from '../../addresses/paths.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { csrfToken } from '../../lib/page/document-meta.js';
import { Banner } from '../../components/ui/banner.js';
import { PlanChoice } from './plan-choice.js';
import styles from './plan-form.module.css';
import { PurchaseSummary } from './purchase-summary.js';
import { type Buyer, type SoldPlan, purchaseRequestFor, type PurchaseRequest } from './purchase-request.js';
import { TermChoice } from './term-choice.js';
import { useMutation } from '@apollo/client/react';
import { useIdempotencyKey } from '../../components/form/use-idempotency-key.js';
import { CreateBillDocument } from './purchase.generated.js';

interface PlanFormProps {
  plans: readonly SoldPlan[];
  buyer: Buyer;
  /** Preselected plan and term. */
  preselected?: { plan?: number; term?: number };
  /** Submits automatically after a registration for this plan, unless the account has paid before. */
  continueAutomatically?: boolean;
  /** Called after a rejection; refetches the account. */
  onRejected: () => void;
}

/** Plan and term selection with totals; submitting creates a bill. */
export function PlanForm({
  plans,
  buyer,
  preselected: initialChoice = {},
  continueAutomatically = false,
  onRejected,
}: PlanFormProps) {
  const { t } = useTranslation('purchase');
  const [preselected, setRequested] = useState(initialChoice);
  const { createBill, error, isBusy, resetError } = useBill({ onRejected });
  const request = purchaseRequestFor(plans, buyer, preselected);
  const select = (choice: { plan?: number; term?: number }) => {
    resetError();
    setRequested({ plan: request?.plan.id, term: request?.term.term, ...choice });
  };
  // A single available plan needs no selection.
  const isSinglePlan = plans.length === 1 && request !== undefined;
  const isContinuing = continueAutomatically && request?.action === 'buy' && !error;
  const hasContinued = useRef(false);
  useEffect(() => {
    if (!request || !isContinuing || hasContinued.current) return;
    hasContinued.current = true;
    void createBill(request, { replaces: true });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request && !isBusy) void createBill(request);
  };
  return (
    <form className={styles.form} method="post" action={paths.panel} onSubmit={submit} aria-label={t('form')}>
      <input type="hidden" name="act" value="prolong" />
      <input type="hidden" name="csrf_token" value={csrfToken() ?? ''} />
      <div className={styles.choices}>
        {isSinglePlan ? (
          <input type="hidden" name="tarifprolong" value={request?.plan.id} />
        ) : (
          <PlanChoice
            plans={plans}
            buyer={buyer}
            selectedId={request?.plan.id}
            onChoose={(plan) => select({ plan })}
          />
        )}
        {request ? (
          <TermChoice
            terms={request.plan.terms}
            selected={request.term}
            onSelect={(term) => select({ term })}
          />
        ) : null}
      </div>
      <div className={styles.outcome}>
        {request ? (
          <>
            <PurchaseSummary request={request} buyer={buyer} />
            {error ? (
              <Banner tone="error" title={t('refused')}>
                {toUserError(error).message}
              </Banner>
            ) : null}
            <Button type="submit" variant="filled" size="md" loading={isBusy || isContinuing}>
              {t(`do.${request.action}`, { plan: request.plan.label })}
            </Button>
            <p className={styles.next}>{t('next')}</p>
          </>
        ) : (
          <UnavailablePlansNotice buyer={buyer} isSinglePlan={plans.length === 1} />
        )}
      </div>
    </form>
  );
}

/**
 * Replaces the submit button if no plan can be bought: a disabled button with the reason, or a link to the
 * subscription page if the form has a single plan.
 */
function UnavailablePlansNotice({
  buyer: { ownerEmail },
  isSinglePlan,
}: {
  buyer: Buyer;
  isSinglePlan: boolean;
}) {
  const { t } = useTranslation('purchase');
  const id = useId();
  if (isSinglePlan && ownerEmail === null) {
    return (
      <div>
        <Button component={Link} to={paths.subscription}>
          {t('buy.extend')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button
        size="md"
        data-disabled
        aria-disabled="true"
        aria-describedby={id}
        onClick={(event) => event.preventDefault()}
      >
        {t('change')}
      </Button>
      <p className={styles.next} id={id}>
        {ownerEmail === null ? t('nothingHigher') : t('subUser', { owner: ownerEmail })}
      </p>
    </>
  );
}

/** Creates a bill and opens it. An idempotency key prevents duplicate bills. */
function useBill({ onRejected }: { onRejected: () => void }) {
  const navigate = useNavigate();
  const { keyFor } = useIdempotencyKey();
  const [create, { error, loading, reset }] = useMutation(CreateBillDocument);
  /** `replaces` replaces the history entry. A rejection is exposed as `error`. */
  const createBill = async (
    { action, plan, term }: PurchaseRequest,
    { replaces = false } = {},
  ): Promise<void> => {
    const request = { act: action, plan: plan.id, term: term.term };
    try {
      const { data } = await create({ variables: { ...request, key: keyFor(request) } });
      if (data) await navigate(billPath(data.createBill.id), { replace: replaces });
    } catch {
      onRejected();
    }
  };
  return { createBill, error, isBusy: loading, resetError: reset };
}
