import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { availableComparison, type PlanValue } from './comparison.js';
import type { PricedPlan } from '../../graphql/plans/entry-prices.js';
import { PlanHeader } from './plan-header.js';
import styles from './plan-table.module.css';
import type { Term } from './plan-terms.js';

interface PlanTableProps {
  plans: readonly PricedPlan[];
  term: Term;
}

/** Comparison table with a column for each plan. */
export function PlanTable({ plans, term }: PlanTableProps) {
  const { t } = useTranslation('pricing');
  const { viewer } = useViewer();
  const currentPlanId = viewer?.plan.id;
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const requestedPlanId = search.get('needleTariff') ?? /^#tarif(\d+)$/.exec(hash)?.[1];
  const higherPlans = [...plans]
    .sort((a, b) => a.rank - b.rank)
    .filter(({ rank }) => rank > (viewer?.plan.rank ?? 0));
  // A plan requested in the URL is highlighted first.
  const highlightedPlan = higherPlans.find(({ id }) => String(id) === requestedPlanId) ?? higherPlans[0];
  const columnClass = (plan: PricedPlan) => (plan.id === currentPlanId ? styles.own : undefined);
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('comparison')}>
      <table className={styles.table} data-columns={plans.length}>
        <thead>
          <tr>
            <td className={styles.lead}>
              <TermNote term={term} />
            </td>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={columnClass(plan)} aria-label={plan.label}>
                <PlanHeader plan={plan} term={term} isHighlighted={plan === highlightedPlan} />
              </th>
            ))}
          </tr>
        </thead>
        {availableComparison().map(({ id, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1} className={styles.group}>
                <span>{t(`groups.${id}`)}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{t(`rows.${row.id}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.id} className={columnClass(plan)}>
                    <PlanValueCell value={row.value(plan.limits)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function TermNote({ term }: { term: Term }) {
  const { t } = useTranslation('pricing');
  const { term: formatTerm } = useFormat();
  return (
    <>
      <b>{formatTerm({ months: term.months, days: 1 })}</b>
      <p>{t(term.months === 0 ? 'dayNote' : 'termNote')}</p>
    </>
  );
}

function PlanValueCell({ value }: { value: PlanValue }) {
  const { t } = useTranslation('pricing');
  const { integer } = useFormat();
  if (value === true) {
    return <IconCheck className={styles.included} role="img" aria-label={t('value.included')} />;
  }
  if (value === false) {
    return (
      <span className={styles.missing}>
        <span aria-hidden="true">–</span>
        <span className={styles.spoken}>{t('value.missing')}</span>
      </span>
    );
  }
  if (value.count === null) return <Fragment>{t('value.unlimited')}</Fragment>;
  const count = integer(value.count);
  return <Fragment>{value.as ? t(`value.${value.as}`, { formatted: count }) : count}</Fragment>;
}
