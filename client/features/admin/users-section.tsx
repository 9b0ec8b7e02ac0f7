import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ListFooter } from '../../components/grid/list-footer.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { type AdminUsersQuery, useAdminUsersQuery } from './administration.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import { AccountState } from './account-state.js';
import { adminPath } from './admin-path.js';
import styles from './admin.module.css';
import { LoadableList } from './loadable-list.js';

type UserRow = AdminUsersQuery['accounts']['items'][number];

/** All users, newest first, with a search. The URL stores the query and the page. */
export function UsersSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useAdminUsersQuery({
    variables: { search: search || undefined, page },
    fetchPolicy: 'cache-and-network',
  });
  const users = data?.accounts;
  const openPage = (target: { search: string; page?: number }) =>
    setQuery({
      ...(target.search ? { search: target.search } : {}),
      ...(target.page && target.page > 1 ? { page: String(target.page) } : {}),
    });
  return (
    <>
      <UserSearch key={search} initial={search} onSearch={(text) => openPage({ search: text })} />
      <LoadableList error={error} onRetry={() => void refetch()} isReady={users !== undefined}>
        {users && users.items.length === 0 && (
          <StateMessage
            title={search ? t('people.none', { search }) : t('people.nobody')}
            actions={
              search && <Button onClick={() => openPage({ search: '' })}>{t('people.showAll')}</Button>
            }
          >
            {search && t('people.noneText')}
          </StateMessage>
        )}
        {users && users.items.length > 0 && <UserTable users={users.items} />}
      </LoadableList>
      {users && users.total > 0 && (
        <ListFooter
          totalText={t('people.found', { count: users.total })}
          label={t('people.pages')}
          page={users.page}
          lastPage={users.lastPage}
          onPage={(target) => openPage({ search, page: target })}
        />
      )}
    </>
  );
}

function UserSearch({ initial, onSearch }: { initial: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form
      role="search"
      aria-label={t('people.search')}
      className={styles.search}
      onSubmit={submit}
      action={paths.admin}
    >
      <TextInput
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={t('people.searchHint')}
        aria-label={t('people.search')}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      <Button type="submit">{t('people.find')}</Button>
    </form>
  );
}

function UserTable({ users }: { users: readonly UserRow[] }) {
  const { t } = useTranslation('admin');
  const { momentDay } = useFormat();
  return (
    <div className={styles.people}>
      <SmallTable
        label={t('people.table')}
        rowHeight={34}
        rows={users}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'email',
            title: t('people.email'),
            width: '23%',
            cell: ({ id, email }) => (
              <Link to={adminPath('people', { userId: id })} title={email}>
                {email}
              </Link>
            ),
          },
          { key: 'plan', title: t('people.plan'), width: '17%', cell: ({ plan }) => plan.label },
          {
            key: 'until',
            title: t('people.until'),
            isQuiet: true,
            isWideOnly: true,
            cell: ({ paidUntil }) => (paidUntil ? momentDay(paidUntil) : '–'),
          },
          {
            key: 'registered',
            title: t('people.registered'),
            isQuiet: true,
            isWideOnly: true,
            cell: ({ createdAt }) => momentDay(createdAt),
          },
          {
            key: 'seen',
            title: t('people.seen'),
            isQuiet: true,
            isWideOnly: true,
            cell: ({ lastSeenAt }) => (lastSeenAt ? momentDay(lastSeenAt) : '–'),
          },
          {
            key: 'state',
            title: t('people.state'),
            width: '17%',
            cell: (user) => <AccountState {...user} />,
          },
        ]}
      />
    </div>
  );
}
