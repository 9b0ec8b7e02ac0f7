import { useTranslation } from 'react-i18next';
import { CardNote } from '../../components/ui/card-note.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import type { AdminUser } from './admin-user.js';

/** Team members on the plan of an owner. */
export function TeamMembers({ users }: { users: AdminUser['users'] }) {
  const { t } = useTranslation('admin');
  const { momentDay } = useFormat();
  if (users.length === 0) return <CardNote>{t('person.noUsers')}</CardNote>;
  return (
    <SmallTable
      label={t('person.users')}
      rowHeight={34}
      rows={users}
      getRowKey={({ email }) => email}
      columns={[
        { key: 'email', title: t('people.email'), width: '60%', cell: ({ email }) => email },
        {
          key: 'seen',
          title: t('people.seen'),
          isQuiet: true,
          cell: ({ isActive, lastSeenAt }) =>
            isActive ? (lastSeenAt ? momentDay(lastSeenAt) : '–') : t('person.waiting'),
        },
      ]}
    />
  );
}
