import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { Kind, print } from 'graphql';
import type { Plugin } from 'vite';
import { type PreloadedQuery, preloadedQueriesFileName } from '../server/contract/pages/preloaded-query.js';
import { TableSettingsDocument } from './widgets/reports/settings/table-settings.generated.js';
import { ReportMetaDocument } from './widgets/reports/report-meta.generated.js';
import { DatabasesDocument } from './graphql/databases/databases.generated.js';
import { ViewerDocument } from './graphql/accounts/viewer.generated.js';

/** Route modules with a single report, whose id is the page id. */
const reportPages = ['report', 'comparison'];

/**
 * Emits the initial queries of pages. The server inlines them, so that responses load in parallel with the scripts;
 * `client/graphql/transport/preloaded-queries.ts` consumes them.
 */
export function preloadedQueries(): Plugin {
  return {
    name: 'preloaded-queries',
    apply: 'build',
    generateBundle() {
      const queries: PreloadedQuery[] = [
        createPreloadedQuery(ViewerDocument),
        createPreloadedQuery(DatabasesDocument),
        { ...createPreloadedQuery(ReportMetaDocument), pageVariable: 'id', entryPoints: reportPages },
        {
          ...createPreloadedQuery(TableSettingsDocument),
          pageVariable: 'reportName',
          entryPoints: reportPages,
          requiresLogin: true,
        },
      ];
      this.emitFile({ type: 'asset', fileName: preloadedQueriesFileName, source: JSON.stringify(queries) });
    },
  };
}

/** Apollo Client adds `__typename` to every selection, so the preloaded query must contain it too. */
function createPreloadedQuery(document: DocumentNode): Pick<PreloadedQuery, 'operationName' | 'query'> {
  const [operation] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operationName = operation?.name?.value;
  if (operationName === undefined) throw new Error('A first call has no name.');
  return { operationName, query: print(new InMemoryCache().transformDocument(document)) };
}
