import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { ListFooter } from '../../components/grid/list-footer.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { BillTable } from './bill-table.js';
import { useBillsQuery } from './bills.generated.js';
import { OwnersOnly } from './owners-only.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

/** Bill list; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="bills">
      <BillsPage />
    </AuthenticatedPage>
  );
}

/** Bills of an account, newest first. The URL stores the page number. */
function BillsPage() {
  const title = useAccountTitle('bills');
  return (
    <div className="reading">
      <PageHeader title={title} />
      <OwnersOnly>
        <BillList />
      </OwnersOnly>
    </div>
  );
}

function BillList() {
  const { t } = useTranslation('bills');
  const [query, setQuery] = useSearchParams();
  const page = Math.min(1_000_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const { data, previousData, error, refetch } = useBillsQuery({
    variables: { page },
    fetchPolicy: 'network-only',
  });
  const list = (data ?? previousData)?.bills;
  const reload = () => refetchAll(refetch());
  return (
    <>
      {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void reload()} /> : null}
      <div className="framed">
        {list === undefined ? (
          error ? null : (
            <SkeletonRows rows={8} height={34} />
          )
        ) : list.total === 0 ? (
          <NoBills />
        ) : (
          <BillTable bills={list.bills} reload={reload} />
        )}
      </div>
      {list && list.lastPage > 1 ? (
        <ListFooter
          totalText={t('found', { count: list.total })}
          label={t('pages')}
          page={list.page}
          lastPage={list.lastPage}
          onPage={(next) => setQuery(next > 1 ? { page: String(next) } : {})}
        />
      ) : null}
    </>
  );
}

function NoBills() {
  const { t } = useTranslation('bills');
  return (
    <StateMessage
      title={t('none')}
      actions={
        <Button component={Link} to={paths.pricing} variant="filled">
          {t('toPlans')}
        </Button>
      }
    >
      {t('noneText')}
    </StateMessage>
  );
}
