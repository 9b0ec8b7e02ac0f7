import { pageSizes } from '../../../../server/contract/reports/page-sizes.js';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useTable } from '../table-context.js';

/** Selection of all filtered rows. */
interface AllRowsSelection {
  /** Number of rows; undefined if one request cannot load them. */
  total: number | undefined;
  busy: boolean;
  select: () => void;
}

/** Selects all filtered rows of all pages, if the reader's plan can load them in one request. */
export function useSelectAllRows(): AllRowsSelection {
  const { t } = useTranslation('reports');
  const { warn } = useToasts();
  const client = useApolloClient();
  const { document, variables, rows, selection, limits } = useTable();
  const [busy, setBusy] = useState(false);
  const result = rows.result;
  const isOnPage = result !== undefined && result.data.length === result.total;
  const isFetchable = limits.perPage && (limits.rows ?? pageSizes.max) >= (result?.total ?? 0);
  const total =
    result && result.total <= pageSizes.max && (isOnPage || isFetchable) ? result.total : undefined;
  const select = useCallback(() => {
    if (result && isOnPage) return selection.set(result.data, true);
    setBusy(true);
    client
      .query({
        query: document,
        variables: { ...variables, page: 1, perPage: pageSizes.max },
        fetchPolicy: 'no-cache',
      })
      .then(({ data }) => selection.set(data?.report.data ?? [], true))
      .catch((error: Error) => warn(t('selection.failed'), toUserError(error).message))
      .finally(() => setBusy(false));
  }, [result, isOnPage, selection, client, document, variables, warn, t]);
  return { total, busy, select };
}
