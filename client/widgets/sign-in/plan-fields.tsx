import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/select-field.js';
import { type PlanChoiceQuery, usePlanChoiceQuery } from './plan-choice.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './account-forms.module.css';
import type { RegistrationValues } from './registration-values.js';

type PlanOnSale = PlanChoiceQuery['plans'][number];

/**
 * Fields for an optional plan and term. Their space is reserved before the plans are loaded, so that the submit
 * button does not move.
 */
export function PlanFields() {
  const { t } = useTranslation('accounts');
  const { data } = usePlanChoiceQuery({ errorPolicy: 'ignore' });
  const { values } = useFormikContext<RegistrationValues>();
  const planName = usePlanLabel();
  const termName = useTermLabel();
  const onSale = data?.plans ?? [];
  const selectedPlan = onSale.find((plan) => String(plan.id) === values.plan);
  const plans = [
    { value: '', label: t('registration.noPlan') },
    ...onSale.map((plan) => ({ value: String(plan.id), label: planName(plan) })),
  ];
  return (
    <div className={selectedPlan ? styles.plan : undefined}>
      <SelectField
        name="plan"
        label={t('registration.plan')}
        options={plans}
        hint={selectedPlan ? t('registration.planHint') : undefined}
      />
      {selectedPlan ? (
        <SelectField
          name="term"
          label={t('registration.term')}
          options={selectedPlan.terms.map((term) => ({ value: String(term.term), label: termName(term) }))}
        />
      ) : null}
    </div>
  );
}

function usePlanLabel(): (plan: PlanOnSale) => string {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  return ({ label, terms }) => {
    const [first] = terms;
    if (!first) return label;
    return t(first.months > 0 ? 'registration.price' : 'registration.dayPrice', {
      label,
      price: format.money(first.priceCents),
    });
  };
}

function useTermLabel(): (term: PlanOnSale['terms'][number]) => string {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  return ({ months, days, priceCents, discountPercent }) => {
    const term = format.term({ months, days });
    const price = format.money(priceCents);
    return discountPercent > 0
      ? t('registration.termOptionLess', { term, price, percent: discountPercent })
      : t('registration.termOption', { term, price });
  };
}
