import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../components/form/native-select.js';
import type { BillState } from '../../../graphql/generated/schema.js';
import { useAdminUserNameQuery } from '../administration.generated.js';
import styles from '../admin.module.css';

/** Filter of the lists of bills and payments; empty texts do not filter. */
export interface MoneyFilter {
  search: string;
  from: string;
  to: string;
  state: string;
  accountId: number | undefined;
}

interface MoneyFiltersProps {
  filter: MoneyFilter;
  /** States to choose from; empty if the list has none. */
  states: readonly BillState[];
  onFilter: (filter: Partial<MoneyFilter>) => void;
}

/** Search, period and state. */
export function MoneyFilters({ filter, states, onFilter }: MoneyFiltersProps) {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...draft, search: draft.search.trim() });
  };
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <form role="search" aria-label={t('money.search')} className={styles.filters} onSubmit={submit}>
      <TextInput
        className={styles.filterText}
        type="search"
        value={draft.search}
        onChange={(event) => setDraft({ ...draft, search: event.currentTarget.value })}
        placeholder={t('money.searchHint')}
        aria-label={t('money.search')}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
          aria-label={t(`money.${name}`)}
          leftSection={<span className={styles.prefix}>{t(`money.${name}`)}</span>}
          leftSectionWidth={46}
        />
      ))}
      {states.length > 0 ? (
        <NativeSelect
          aria-label={t('money.state')}
          value={draft.state}
          onChange={(event) => setDraft({ ...draft, state: event.currentTarget.value })}
        >
          <option value="">{t('money.any')}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(`money.billState.${state}`)}
            </option>
          ))}
        </NativeSelect>
      ) : null}
      <Button type="submit">{t('money.find')}</Button>
      {isFiltered ? (
        <Button variant="subtle" onClick={() => onFilter({})}>
          {t('money.clear')}
        </Button>
      ) : null}
      {filter.accountId === undefined ? null : <AccountNote id={filter.accountId} />}
    </form>
  );
}

function AccountNote({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const { data } = useAdminUserNameQuery({ variables: { search: String(id) } });
  const email = data?.accounts.items.find((account) => account.id === id)?.email ?? '…';
  return <span className={styles.filterNote}>{t('money.ofAccount', { email })}</span>;
}
