import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { auditActions } from '../../../server/contract/accounts/audit-actions.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { ExportAuditLogDocument, useAdminAuditQuery } from './administration.generated.js';
import { AuditTable } from './audit-table.js';
import { FilterForm, type PeriodFilter } from './list-filters.js';
import { PagedList } from './loadable-list.js';
import { saveExportFile } from './money/save-export-file.js';

interface AuditFilter extends PeriodFilter {
  action: string;
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
      <PagedList
        list={log}
        error={error}
        onRetry={() => void refetch()}
        totalText={t('audit.found', { count: log?.total ?? 0 })}
        pagesLabel={t('audit.pages')}
        onPage={(next) => open(filter, next)}
        empty={
          <StateMessage title={t(isFiltered ? 'audit.noMatch' : 'audit.none')}>
            {t(isFiltered ? 'audit.noMatchText' : 'audit.noneText')}
          </StateMessage>
        }
      >
        {(entries) => <AuditTable entries={entries} />}
      </PagedList>
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
  const [exportLog, isExporting] = useMutationWithToast(ExportAuditLogDocument, t('audit.exportFailed'));
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
    <FilterForm
      filter={filter}
      label={t('audit.search')}
      placeholder={t('audit.searchHint')}
      onFilter={onFilter}
      renderFields={(draft, change) => (
        <NativeSelect
          aria-label={t('audit.action')}
          value={draft.action}
          onChange={(event) => change({ action: event.currentTarget.value })}
        >
          <option value="">{t('audit.anyAction')}</option>
          {actions.map(({ action, label }) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    >
      <Button loading={isExporting} onClick={() => void download()}>
        {t('audit.export')}
      </Button>
    </FilterForm>
  );
}
