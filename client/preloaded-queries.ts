import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { Kind, print } from 'graphql';
import type { Plugin } from 'vite';
import { type FirstCall, firstCallsName } from '../server/contract/first-calls.js';
import { TableSettingsDocument } from './features/reports/columns/table-settings.generated.js';
import { ReportMetaDocument } from './features/reports/report-meta.generated.js';
import { DatabasesDocument } from './graphql/databases.generated.js';
import { ViewerDocument } from './graphql/viewer.generated.js';

/** Route modules that show a single report; its id is the page id. */
const reportPages = ['report', 'comparison'];

/**
 * Emits the queries that every page starts with. The server inlines them so that responses load in parallel to the
 * scripts;
 * `client/graphql/preloaded-queries.ts` consumes them.
 */
export function preloadedQueries(): Plugin {
  return {
    name: 'preloaded-queries',
    apply: 'build',
    generateBundle() {
      const calls: FirstCall[] = [
        preloadedCall(ViewerDocument),
        preloadedCall(DatabasesDocument),
        { ...preloadedCall(ReportMetaDocument), pageVariable: 'id', programs: reportPages },
        {
          ...preloadedCall(TableSettingsDocument),
          pageVariable: 'reportName',
          programs: reportPages,
          ofPeople: true,
        },
      ];
      this.emitFile({ type: 'asset', fileName: firstCallsName, source: JSON.stringify(calls) });
    },
  };
}

/** Apollo Client adds `__typename` to every selection before sending, so the preloaded query must contain it too. */
function preloadedCall(document: DocumentNode): Pick<FirstCall, 'operationName' | 'query'> {
  const [operation] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operationName = operation?.name?.value;
  if (operationName === undefined) throw new Error('A first call has no name.');
  return { operationName, query: print(new InMemoryCache().transformDocument(document)) };
}
