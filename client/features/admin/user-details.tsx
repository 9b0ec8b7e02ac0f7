import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { formatResetTime } from '../../../server/contract/formatting/format-reset-time.js';
import styles from './admin.module.css';
import { FactList } from './fact-list.js';
import type { AdminUser } from './admin-user.js';

/** Plan, dates and usage of an account. */
export function UserDetails({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const { moment, momentDay, integer } = useFormat();
  const { usage } = user;
  const formatReferrer = ({ email, promoCode, at }: NonNullable<AdminUser['referrer']>) =>
    promoCode === null
      ? t('money.person.referredAt', { email, date: momentDay(at) })
      : t('money.person.referredWith', { email, code: promoCode, date: momentDay(at) });
  const details: [string, string][] = [
    [t('people.plan'), user.plan.label],
    [t('people.until'), user.paidUntil ? moment(user.paidUntil) : '–'],
    ...(user.ownerEmail ? [[t('person.owner'), user.ownerEmail] as [string, string]] : []),
    ...(user.pendingEmail ? [[t('person.pendingEmail'), user.pendingEmail] as [string, string]] : []),
    [t('person.phone'), user.phone ?? '–'],
    [t('people.registered'), momentDay(user.createdAt)],
    [t('people.seen'), user.lastSeenAt ? moment(user.lastSeenAt) : '–'],
    ...(user.administratorRole
      ? [[t('role.label'), t(`role.${user.administratorRole}`)] as [string, string]]
      : []),
    [t('secondFactor.label'), t(user.hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off')],
    ...(user.referrer
      ? [[t('money.person.referrer'), formatReferrer(user.referrer)] as [string, string]]
      : []),
    ...(user.company
      ? ([
          [t('money.person.company'), user.company.name],
          [t('money.person.inn'), user.company.inn],
          ...(user.company.kpp ? [[t('money.person.kpp'), user.company.kpp]] : []),
          [t('money.person.legalAddress'), user.company.legalAddress],
          [t('money.person.postalAddress'), user.company.postalAddress],
        ] as [string, string][])
      : []),
    ...(user.blockedAt ? [[t('person.blockedAt'), moment(user.blockedAt)] as [string, string]] : []),
    ...[usage, ...usage.others].map(({ kind, used, limit }): [string, string] => [
      tCommon(`usage.kind.${kind}`),
      limit === null
        ? tCommon('usage.countFree', { used: integer(used) })
        : tCommon('usage.count', { used: integer(used), limit: integer(limit) }),
    ]),
  ];
  return (
    <>
      <FactList facts={details} />
      <p className={styles.hint}>
        {t('person.used', { start: formatResetTime(usage.resetsAt, usage.timeZone) })}
      </p>
    </>
  );
}
