import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../../../../server/contract/reports/page-sizes.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useTable } from '../table-context.js';
import { useCheckedCount } from '../use-checked-count.js';

/** Selected rows for an action that accepts a limited number. */
interface SelectedRows {
  /** Loads the rows; undefined if it failed, which a toast explains. */
  load: () => Promise<readonly GridRow[] | undefined>;
  isLoading: boolean;
  isTooMany: boolean;
  /** Explains the limit if too many rows are selected. */
  tooManyText: string | undefined;
}

/** Loads the selected rows. A selection of all rows is requested page by page when the action starts. */
export function useSelectedRows(maxRows: number): SelectedRows {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { warn } = useToasts();
  const client = useApolloClient();
  const { document, variables, selection } = useTable();
  const [isLoading, setLoading] = useState(false);
  const isTooMany = useCheckedCount() > maxRows;
  const loadPage = async (page: number) => {
    const { data } = await client.query({
      query: document,
      variables: { ...variables, page, perPage: pageSizes.max },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The response has no data.');
    return data.report;
  };
  const load = async () => {
    if (!selection.isAllSelected) return [...selection.rows.values()];
    setLoading(true);
    try {
      const first = await loadPage(1);
      const rows = [...first.data];
      for (let page = 2; page <= first.lastPage; page++) rows.push(...(await loadPage(page)).data);
      return rows.filter(selection.isSelected);
    } catch (error) {
      warn(
        t('selection.failed'),
        toUserError(error instanceof Error ? error : new Error(String(error))).message,
      );
      return undefined;
    } finally {
      setLoading(false);
    }
  };
  return {
    load,
    isLoading,
    isTooMany,
    tooManyText: isTooMany ? t('selection.tooMany', { max: format.integer(maxRows) }) : undefined,
  };
}
