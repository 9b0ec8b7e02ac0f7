import { useEffect, useState } from 'react';
import { useTableSettingsQuery } from './table-settings.generated.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { useDisplayedDensity } from '../toolbar/use-row-density.js';
import { useStoredColumns } from './use-stored-columns.js';

/** The account whose row height this page has taken from the server: what is chosen here afterwards is newer. */
let densityAppliedFor: number | undefined;

/**
 * Whether it is known how the reader arranged a report's table, so that it is drawn in no other way first. A table that stands
 * already does not wait again, as when its reader logs in there.
 */
export function useReaderSettings(reportName: string): boolean {
  const { account } = useViewer();
  const { isWaiting } = useStoredColumns(reportName);
  const { data } = useTableSettingsQuery({ variables: { reportName }, skip: !account });
  const [, showDensity] = useDisplayedDensity();
  const [existing, setKnown] = useState<string>();
  if (!isWaiting && existing !== reportName) setKnown(reportName);

  useEffect(() => {
    if (!account || !data || densityAppliedFor === account.id) return;
    densityAppliedFor = account.id;
    const { density } = data.tableSettings;
    if (density) showDensity(density);
  }, [account, data, showDensity]);

  return !isWaiting || existing === reportName;
}
