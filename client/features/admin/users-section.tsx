import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { type AdminUsersQuery, useAdminUsersQuery } from './administration.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import { AccountState } from './account-state.js';
import styles from './admin.module.css';
import { SearchForm } from './list-filters.js';
import { PagedList } from './loadable-list.js';
import { UserLink } from './user-link.js';

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
      <SearchForm
        key={search}
        label={t('people.search')}
        placeholder={t('people.searchHint')}
        initial={search}
        action={paths.admin}
        onSearch={(text) => openPage({ search: text })}
      />
      <PagedList
        list={users}
        error={error}
        onRetry={() => void refetch()}
        totalText={t('people.found', { count: users?.total ?? 0 })}
        pagesLabel={t('people.pages')}
        onPage={(target) => openPage({ search, page: target })}
        empty={
          <StateMessage
            title={search ? t('people.none', { search }) : t('people.nobody')}
            actions={
              search && <Button onClick={() => openPage({ search: '' })}>{t('people.showAll')}</Button>
            }
          >
            {search && t('people.noneText')}
          </StateMessage>
        }
      >
        {(items) => <UserTable users={items} />}
      </PagedList>
    </>
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
            cell: ({ id, email }) => <UserLink id={id} email={email} />,
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
