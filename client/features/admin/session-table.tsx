import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import type { AdminUser } from './admin-user.js';

type Session = AdminUser['sessions'][number];

/** Login sessions of a user. */
export function SessionTable({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  return (
    <div className={styles.sessions}>
      <SmallTable
        label={t('person.sessions')}
        rowHeight={34}
        rows={sessions}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'device',
            title: t('person.device'),
            width: '24%',
            cell: ({ userAgent }) => <span title={userAgent}>{userAgent || '–'}</span>,
          },
          {
            key: 'address',
            title: t('person.address'),
            isQuiet: true,
            isWideOnly: true,
            cell: ({ address }) => address,
          },
          {
            key: 'began',
            title: t('person.began'),
            isQuiet: true,
            isWideOnly: true,
            cell: ({ createdAt }) => moment(createdAt),
          },
          {
            key: 'active',
            title: t('person.lastActive'),
            isQuiet: true,
            cell: ({ lastActiveAt }) => moment(lastActiveAt),
          },
          { key: 'state', title: t('person.ending'), cell: (session) => <SessionEnd {...session} /> },
        ]}
      />
    </div>
  );
}

function SessionEnd({ endedAt, endReason }: Session) {
  const { t } = useTranslation('admin');
  if (!endedAt) return <Tag tone="positive">{t('person.live')}</Tag>;
  return <>{endReason && t(`person.reason.${endReason}`)}</>;
}
