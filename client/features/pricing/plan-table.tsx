import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { comparedRows, type PlanValue } from './comparison.js';
import type { PricedPlan } from '../../graphql/entry-prices.js';
import { PlanHead } from './plan-header.js';
import styles from './plan-table.module.css';
import type { Term } from './plan-terms.js';

interface PlanTableProps {
  plans: readonly PricedPlan[];
  term: Term;
}

/** The plans side by side: name, price and button above, what each holds below. */
export function PlanTable({ plans, term }: PlanTableProps) {
  const { t } = useTranslation('pricing');
  const { viewer } = useViewer();
  const own = viewer?.plan.id;
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const requested = search.get('needleTariff') ?? /^#tarif(\d+)$/.exec(hash)?.[1];
  const higher = [...plans]
    .sort((one, other) => one.rank - other.rank)
    .filter(({ rank }) => rank > (viewer?.plan.rank ?? 0));
  // Whoever comes for a certain plan is led to that one.
  const nextUp = higher.find(({ id }) => String(id) === requested) ?? higher[0];
  const lookOf = (plan: PricedPlan) => (plan.id === own ? styles.own : undefined);
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t('comparison')}>
      <table className={styles.table} data-columns={plans.length}>
        <thead>
          <tr>
            <td className={styles.lead}>
              <TermNote term={term} />
            </td>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={lookOf(plan)} aria-label={plan.label}>
                <PlanHead plan={plan} term={term} isNextUp={plan === nextUp} />
              </th>
            ))}
          </tr>
        </thead>
        {comparedRows().map(({ id, rows }) => (
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
                  <td key={plan.id} className={lookOf(plan)}>
                    <Value value={row.value(plan.limits)} />
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
  const { term: lengthOf } = useFormat();
  return (
    <>
      <b>{lengthOf({ months: term.months, days: 1 })}</b>
      <p>{t(term.months === 0 ? 'dayNote' : 'termNote')}</p>
    </>
  );
}

function Value({ value }: { value: PlanValue }) {
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
