import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../graphql/accounts/viewer.generated.js';
import { TableSettingsDocument } from './settings/table-settings.generated.js';
import { ReportMetaDocument } from './report-meta.generated.js';

/** Prefetches a report's metadata and table settings. The report page reports errors. */
export async function prefetchReport(client: ApolloClient, id: string): Promise<void> {
  const isLoggedIn = Boolean(client.readQuery({ query: ViewerDocument })?.viewer.account);
  await Promise.allSettled([
    client.query({ query: ReportMetaDocument, variables: { id } }),
    isLoggedIn && client.query({ query: TableSettingsDocument, variables: { reportName: id } }),
  ]);
}
