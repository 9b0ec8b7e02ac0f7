import { useTranslation } from 'react-i18next';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from '../admin.module.css';
import { useDescribedPlans } from '../use-described-plans.js';
import type { EffectFragment } from './money.generated.js';

interface EffectSummaryProps {
  /** Undefined while it is loading or before the form is complete. */
  effect: EffectFragment | undefined;
  error: Error | undefined;
}

/** Effect of an operation on the plan and the partner, before it is carried out. */
export function EffectSummary({ effect, error }: EffectSummaryProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  const describePlans = useDescribedPlans();
  const signed = (cents: number) => `${cents > 0 ? '+' : '−'}${money(Math.abs(cents))}`;
  if (error) return <p className={styles.effect}>{toUserError(error).message}</p>;
  if (!effect) return <p className={styles.effect}>{t('money.effect')}: …</p>;
  const { before, after, partner, email } = effect;
  const [planBefore, planAfter] = [describePlans(before), describePlans(after)];
  const partnerChanges = partner
    ? [
        ...(partner.balanceCents === 0
          ? []
          : [t('money.effectBalance', { sum: signed(partner.balanceCents) })]),
        ...(partner.debtCents === 0 ? [] : [t('money.effectDebt', { sum: signed(-partner.debtCents) })]),
      ]
    : [];
  return (
    <div className={styles.effect} aria-label={t('money.effect')} role="status">
      <dl className={styles.facts}>
        {email === null ? null : (
          <div>
            <dt>{t('money.effectPlan', { email })}</dt>
            <dd>
              {planBefore === planAfter ? (
                `${planBefore}, ${t('money.effectNone')}`
              ) : (
                <>
                  {planBefore} → <b>{planAfter}</b>
                </>
              )}
            </dd>
          </div>
        )}
        {partner && partnerChanges.length > 0 ? (
          <div>
            <dt>{t('money.effectPartner', { email: partner.email })}</dt>
            <dd>{partnerChanges.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
