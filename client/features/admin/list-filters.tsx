import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './admin.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

function SearchField({ label, onChange, ...field }: SearchFieldProps) {
  return (
    <TextInput
      {...field}
      type="search"
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-label={label}
      leftSection={<IconSearch aria-hidden="true" />}
    />
  );
}

interface SearchFormProps {
  label: string;
  placeholder: string;
  initial: string;
  /** Address of the form without JavaScript. */
  action?: string;
  onSearch: (text: string) => void;
}

/** Search of a list. */
export function SearchForm({ label, placeholder, initial, action, onSearch }: SearchFormProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" aria-label={label} className={styles.search} onSubmit={submit} action={action}>
      <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} />
      <Button type="submit">{t('people.find')}</Button>
    </form>
  );
}

/** Search and period of a list; empty texts do not filter. */
export interface PeriodFilter {
  search: string;
  from: string;
  to: string;
}

interface FilterFormProps<Filter extends PeriodFilter> {
  filter: Filter;
  label: string;
  placeholder: string;
  /** Renders further fields with the unsaved filter. */
  renderFields: (draft: Filter, change: (part: Partial<Filter>) => void) => ReactNode;
  onFilter: (filter: Partial<Filter>) => void;
  /** Follows the buttons. */
  children?: ReactNode;
}

/** Search, period and further filters of a list. */
export function FilterForm<Filter extends PeriodFilter>({
  filter,
  label,
  placeholder,
  renderFields,
  onFilter,
  children,
}: FilterFormProps<Filter>) {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<Filter>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...draft, search: draft.search.trim() });
  };
  return (
    <form role="search" aria-label={label} className={styles.filters} onSubmit={submit}>
      <SearchField
        className={styles.filterText}
        label={label}
        placeholder={placeholder}
        value={draft.search}
        onChange={(search) => setDraft({ ...draft, search })}
      />
      {renderFields(draft, change)}
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
      <Button type="submit">{t('people.find')}</Button>
      {Object.values(filter).some(Boolean) ? (
        <Button variant="subtle" onClick={() => onFilter({})}>
          {t('money.clear')}
        </Button>
      ) : null}
      {children}
    </form>
  );
}
