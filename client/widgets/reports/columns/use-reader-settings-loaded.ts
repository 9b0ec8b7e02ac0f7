import { useEffect, useState } from 'react';
import { useTableSettingsQuery } from '../settings/table-settings.generated.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useDisplayedDensity } from '../settings/use-row-density.js';
import { useStoredColumns } from './use-column-layout.js';

/** Account whose stored density was applied on this page; later local changes take precedence. */
let densityAppliedAccountId: number | undefined;

/**
 * Whether the reader's table settings are loaded; the table waits for them so that it renders only once. Stays true
 * for a displayed report, for example after a log-in.
 */
export function useReaderSettingsLoaded(reportName: string): boolean {
  const { account } = useViewer();
  const { isWaiting } = useStoredColumns(reportName);
  const { data } = useTableSettingsQuery({ variables: { reportName }, skip: !account });
  const [, showDensity] = useDisplayedDensity();
  const [loadedReport, setLoadedReport] = useState<string>();
  if (!isWaiting && loadedReport !== reportName) setLoadedReport(reportName);

  useEffect(() => {
    if (!account || !data || densityAppliedAccountId === account.id) return;
    densityAppliedAccountId = account.id;
    const { density } = data.tableSettings;
    if (density) showDensity(density);
  }, [account, data, showDensity]);

  return !isWaiting || loadedReport === reportName;
}
