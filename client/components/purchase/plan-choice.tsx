import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { Tag } from '../ui/tag.js';
import styles from './plan-choice.module.css';
import { type Buyer, closedBy, type SoldPlan } from './purchase-request.js';

interface PlanChoiceProps {
  plans: readonly SoldPlan[];
  buyer: Buyer;
  /** Id of the chosen one; undefined where none can be chosen. */
  chosen: number | undefined;
  onChoose: (plan: number) => void;
}

/** The plans on sale, one of which is chosen; those that cannot be bought now say why. */
export function PlanChoice({ plans, ...rest }: PlanChoiceProps) {
  const { t } = useTranslation('purchase');
  return (
    <fieldset className={styles.plans}>
      <legend className="for-ears">{t('plan')}</legend>
      {plans.map((plan) => (
        <PlanLine key={plan.id} plan={plan} {...rest} />
      ))}
    </fieldset>
  );
}

function PlanLine({ plan, buyer, chosen, onChoose }: Omit<PlanChoiceProps, 'plans'> & { plan: SoldPlan }) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const { momentDay } = useFormat();
  const closed = closedBy(plan, buyer);
  const isOwn = buyer.isPaid && plan.id === buyer.plan.id;
  // Why a member chooses none is said once, above.
  const hint =
    closed === 'lower'
      ? t('lower', { plan: buyer.plan.label, date: buyer.paidUntil ? momentDay(buyer.paidUntil) : '' })
      : undefined;
  return (
    <label className={styles.plan} data-own={isOwn || undefined}>
      <input
        type="radio"
        name="tarifprolong"
        value={plan.id}
        checked={plan.id === chosen}
        disabled={closed !== null}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={() => onChoose(plan.id)}
      />
      <span className={styles.text}>
        <span className={styles.name}>
          <span id={`${id}-name`}>{plan.label}</span> {isOwn ? <Tag>{t('yours')}</Tag> : null}
        </span>
        {hint ? (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
