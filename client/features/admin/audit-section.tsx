import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { auditActions } from '../../../server/contract/accounts/audit-actions.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { ListFooter } from '../../components/grid/list-footer.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import styles from './admin.module.css';
import { ExportAuditLogDocument, useAdminAuditQuery } from './administration.generated.js';
import { AuditTable } from './audit-table.js';
import { LoadableList } from './loadable-list.js';
import { saveExportFile } from './money/save-export-file.js';

interface AuditFilter {
  search: string;
  action: string;
  from: string;
  to: string;
}

/** The audit log, newest first, with filters and export. The URL stores the filter and the page. */
export function AuditSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const filter: AuditFilter = {
    search: query.get('search') ?? '',
    action: query.get('action') ?? '',
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
  };
  const page = Math.max(1, Number(query.get('page')) || 1);
  const variables = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const { data, error, refetch } = useAdminAuditQuery({
    variables: { page, ...variables },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.auditLog;
  const open = (next: Partial<AuditFilter>, nextPage = 1) =>
    setQuery({
      section: 'audit',
      ...Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      ...(nextPage > 1 ? { page: String(nextPage) } : {}),
    });
  const isFiltered = Object.keys(variables).length > 0;
  return (
    <>
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onFilter={(next) => open(next)} />
      <LoadableList error={error} onRetry={() => void refetch()} isReady={log !== undefined}>
        {log?.items.length === 0 ? (
          <StateMessage title={t(isFiltered ? 'audit.noMatch' : 'audit.none')}>
            {t(isFiltered ? 'audit.noMatchText' : 'audit.noneText')}
          </StateMessage>
        ) : (
          <AuditTable entries={log?.items ?? []} />
        )}
      </LoadableList>
      {log && log.total > 0 ? (
        <ListFooter
          totalText={t('audit.found', { count: log.total })}
          label={t('audit.pages')}
          page={log.page}
          lastPage={log.lastPage}
          onPage={(next) => open(filter, next)}
        />
      ) : null}
    </>
  );
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onFilter: (filter: Partial<AuditFilter>) => void;
}

function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const [draft, setDraft] = useState(filter);
  const [exportLog, isExporting] = useMutationWithToast(ExportAuditLogDocument, t('failed'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...draft, search: draft.search.trim() });
  };
  const download = async () => {
    const result = await exportLog({
      search: filter.search,
      action: filter.action || undefined,
      from: filter.from || undefined,
      to: filter.to || undefined,
    });
    if (!result) return;
    saveExportFile(result.exportAuditLog);
    success(t('audit.exported', { name: result.exportAuditLog.name }));
  };
  const actions = auditActions
    .map((action) => ({ action, label: t(`audit.acts.${action}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <form role="search" aria-label={t('audit.search')} className={styles.filters} onSubmit={submit}>
      <TextInput
        className={styles.filterText}
        type="search"
        value={draft.search}
        onChange={(event) => setDraft({ ...draft, search: event.currentTarget.value })}
        placeholder={t('audit.searchHint')}
        aria-label={t('audit.search')}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      <NativeSelect
        aria-label={t('audit.action')}
        value={draft.action}
        onChange={(event) => setDraft({ ...draft, action: event.currentTarget.value })}
      >
        <option value="">{t('audit.anyAction')}</option>
        {actions.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </NativeSelect>
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
      <Button type="submit">{t('money.find')}</Button>
      {Object.values(filter).some(Boolean) ? (
        <Button variant="subtle" onClick={() => onFilter({})}>
          {t('money.clear')}
        </Button>
      ) : null}
      <Button loading={isExporting} onClick={() => void download()}>
        {t('audit.export')}
      </Button>
    </form>
  );
}
