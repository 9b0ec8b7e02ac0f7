import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { Tag } from '../../components/ui/tag.js';
import styles from './plan-choice.module.css';
import { type Buyer, planBlocker, type SoldPlan } from './purchase-request.js';

interface PlanChoiceProps {
  plans: readonly SoldPlan[];
  buyer: Buyer;
  /** Id of the selected plan; undefined if none can be selected. */
  selectedId: number | undefined;
  onChoose: (plan: number) => void;
}

/** Plan selection; unavailable plans show the reason. */
export function PlanChoice({ plans, ...choiceProps }: PlanChoiceProps) {
  const { t } = useTranslation('purchase');
  return (
    <fieldset className={styles.plans}>
      <legend className="for-ears">{t('plan')}</legend>
      {plans.map((plan) => (
        <PlanLine key={plan.id} plan={plan} {...choiceProps} />
      ))}
    </fieldset>
  );
}

function PlanLine({
  plan,
  buyer,
  selectedId,
  onChoose,
}: Omit<PlanChoiceProps, 'plans'> & { plan: SoldPlan }) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const { momentDay } = useFormat();
  const blocker = planBlocker(plan, buyer);
  const isCurrent = buyer.isPaid && plan.id === buyer.plan.id;
  // For team members the reason appears once, above the list.
  const reason =
    blocker === 'lower'
      ? t('lower', { plan: buyer.plan.label, date: buyer.paidUntil ? momentDay(buyer.paidUntil) : '' })
      : undefined;
  return (
    <label className={styles.plan} data-own={isCurrent || undefined}>
      <input
        type="radio"
        name="tarifprolong"
        value={plan.id}
        checked={plan.id === selectedId}
        disabled={blocker !== null}
        aria-labelledby={`${id}-name`}
        aria-describedby={reason ? `${id}-hint` : undefined}
        onChange={() => onChoose(plan.id)}
      />
      <span className={styles.text}>
        <span className={styles.name}>
          <span id={`${id}-name`}>{plan.label}</span> {isCurrent ? <Tag>{t('yours')}</Tag> : null}
        </span>
        {reason ? (
          <span className={styles.hint} id={`${id}-hint`}>
            {reason}
          </span>
        ) : null}
      </span>
    </label>
  );
}
