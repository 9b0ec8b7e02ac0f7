import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ListFooter } from '../../components/grid/list-footer.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAdminAuditQuery } from './administration.generated.js';
import { AuditTable } from './audit-table.js';
import { LoadableList } from './loadable-list.js';

/** The audit log, newest first. */
export function AuditSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useAdminAuditQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.auditLog;
  return (
    <>
      <LoadableList error={error} onRetry={() => void refetch()} isReady={log !== undefined}>
        {log?.items.length === 0 ? (
          <StateMessage title={t('audit.none')}>{t('audit.noneText')}</StateMessage>
        ) : (
          <AuditTable entries={log?.items ?? []} />
        )}
      </LoadableList>
      {log && log.lastPage > 1 && (
        <ListFooter
          label={t('audit.pages')}
          page={log.page}
          lastPage={log.lastPage}
          onPage={(next) => setQuery({ section: 'audit', page: String(next) })}
        />
      )}
    </>
  );
}
