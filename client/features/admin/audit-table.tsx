import { auditActions } from '../../../server/contract/accounts/audit-actions.js';
import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../components/ui/small-table.js';
import type { AdminAuditQuery } from './administration.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';

type Entry = AdminAuditQuery['auditLog']['items'][number];

/** Table of audit log entries. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  return (
    <div className={styles.log} role="group" aria-label={t('audit.list')} tabIndex={0}>
      <SmallTable
        label={t('audit.list')}
        rowHeight={34}
        rows={entries}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            title: t('audit.at'),
            width: '20%',
            isQuiet: true,
            cell: ({ at }) => <span title={at}>{moment(at)}</span>,
          },
          {
            key: 'actor',
            title: t('audit.actor'),
            width: '19%',
            cell: ({ actorEmail }) => <span title={actorEmail ?? ''}>{actorEmail ?? t('audit.system')}</span>,
          },
          { key: 'action', title: t('audit.action'), cell: ({ action }) => <ActionName name={action} /> },
          {
            key: 'account',
            title: t('audit.account'),
            width: '19%',
            cell: ({ accountEmail }) => <span title={accountEmail ?? ''}>{accountEmail ?? '–'}</span>,
          },
          {
            key: 'details',
            title: t('audit.details'),
            isQuiet: true,
            width: '12%',
            cell: ({ details }) =>
              details === '{}' ? '–' : <span title={details}>{formatDetails(details)}</span>,
          },
          {
            key: 'address',
            title: t('audit.address'),
            width: '12%',
            isQuiet: true,
            cell: ({ address }) => address || '–',
          },
        ]}
      />
    </div>
  );
}

/** Translated action. Unknown actions of other releases show their raw name. */
function ActionName({ name }: { name: string }) {
  const { t } = useTranslation('admin');
  const action = auditActions.find((candidate) => candidate === name);
  const text = action ? t(`audit.acts.${action}`) : name.replaceAll('-', ' ');
  return <span title={text}>{text}</span>;
}

/** Formats the details object of an entry as `plan 3, days 30`. */
function formatDetails(details: string): string {
  try {
    const detailsObject = JSON.parse(details) as Record<string, unknown>;
    return Object.entries(detailsObject)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(', ');
  } catch {
    return details;
  }
}
