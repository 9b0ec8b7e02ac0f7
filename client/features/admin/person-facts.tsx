import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { formatStart } from '../../../server/contract/format-start.js';
import styles from './admin.module.css';
import type { AdminPerson } from './admin-person.js';

/** Plan, dates and use of an account. */
export function PersonFacts({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { moment, momentDay, integer } = useFormat();
  const { usage } = person;
  const facts: [string, string][] = [
    [t('people.plan'), person.plan.label],
    [t('people.until'), person.paidUntil ? moment(person.paidUntil) : '–'],
    ...(person.ownerEmail ? [[t('person.owner'), person.ownerEmail] as [string, string]] : []),
    [t('person.phone'), person.phone ?? '–'],
    [t('people.registered'), momentDay(person.createdAt)],
    [t('people.seen'), person.lastSeenAt ? moment(person.lastSeenAt) : '–'],
    ...(person.blockedAt ? [[t('person.blockedAt'), moment(person.blockedAt)] as [string, string]] : []),
    ...[usage, ...usage.others].map(({ kind, used, limit }): [string, string] => [
      common(`usage.kind.${kind}`),
      limit === null
        ? common('usage.countFree', { used: integer(used) })
        : common('usage.count', { used: integer(used), limit: integer(limit) }),
    ]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {t('person.used', { start: formatStart(usage.resetsAt, usage.timeZone) })}
      </p>
    </>
  );
}
