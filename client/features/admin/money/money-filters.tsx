import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../components/form/native-select.js';
import type { BillState } from '../../../graphql/generated/schema.js';
import { useAdminUserNameQuery } from '../administration.generated.js';
import styles from '../admin.module.css';
import { FilterForm, type PeriodFilter } from '../list-filters.js';

/** Filter of the lists of bills and payments. */
export interface MoneyFilter extends PeriodFilter {
  state: string;
  accountId: number | undefined;
}

interface MoneyFiltersProps {
  filter: MoneyFilter;
  /** States to choose from; empty if the list has none. */
  states: readonly BillState[];
  onFilter: (filter: Partial<MoneyFilter>) => void;
}

/** Search, state and period. */
export function MoneyFilters({ filter, states, onFilter }: MoneyFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <FilterForm
      filter={filter}
      label={t('money.search')}
      placeholder={t('money.searchHint')}
      onFilter={onFilter}
      renderFields={(draft, change) =>
        states.length === 0 ? null : (
          <NativeSelect
            aria-label={t('money.state')}
            value={draft.state}
            onChange={(event) => change({ state: event.currentTarget.value })}
          >
            <option value="">{t('money.any')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`money.billState.${state}`)}
              </option>
            ))}
          </NativeSelect>
        )
      }
    >
      {filter.accountId === undefined ? null : <AccountNote id={filter.accountId} />}
    </FilterForm>
  );
}

function AccountNote({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const { data } = useAdminUserNameQuery({ variables: { search: String(id) } });
  const email = data?.accounts.items.find((account) => account.id === id)?.email ?? '…';
  return <span className={styles.filterNote}>{t('money.ofAccount', { email })}</span>;
}
