import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDensity } from '../../../../server/contract/appearance/row-density.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { SaveTableDensityDocument } from './table-settings.generated.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useReportIdIfAny } from '../report-context.js';
import { rowHeightOf, useDisplayedDensity } from './use-row-density.js';

/** Row density of all tables. For logged-in users it is also saved on the server. */
export function useDensity() {
  const { t } = useTranslation('reports');
  const { warn } = useToasts();
  const client = useApolloClient();
  const { account } = useViewer();
  const reportName = useReportIdIfAny();
  const [density, show] = useDisplayedDensity();
  const isLoggedIn = account !== undefined;
  const setDensity = useCallback(
    (next: RowDensity) => {
      show(next);
      if (!isLoggedIn || reportName === undefined) return;
      const variables = { reportName, density: next };
      client
        .mutate({ mutation: SaveTableDensityDocument, variables, fetchPolicy: 'no-cache' })
        .catch((error: Error) => warn(t('columns.densityNotKept'), toUserError(error).message));
    },
    [client, isLoggedIn, reportName, show, t, warn],
  );
  return { density, setDensity, rowHeight: rowHeightOf(density) };
}
