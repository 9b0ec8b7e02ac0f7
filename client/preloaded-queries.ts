import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { Kind, print } from 'graphql';
import type { Plugin } from 'vite';
import { type FirstCall, firstCallsName } from '../server/contract/first-calls.js';
import { TableSettingsDocument } from './features/reports/columns/table-settings.generated.js';
import { ReportMetaDocument } from './features/reports/report-meta.generated.js';
import { DatabasesDocument } from './graphql/databases.generated.js';
import { ViewerDocument } from './graphql/viewer.generated.js';

/** Programs that show one report, whose id is the page's. */
const reportPages = ['report', 'comparison'];

/**
 * Writes beside a build which calls its pages begin with, as the program sends them: the server has a page begin them by
 * itself, so that answers come while scripts are fetched. `client/graphql/preloaded-queries.ts` takes them.
 */
export function preloadedQueries(): Plugin {
  return {
    name: 'first-calls',
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

/** What Apollo's client makes of a document before it sends it: answers are kept with the names of their types. */
function preloadedCall(document: DocumentNode): Pick<FirstCall, 'operationName' | 'query'> {
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const operationName = operation?.name?.value;
  if (operationName === undefined) throw new Error('A first call has no name.');
  return { operationName, query: print(new InMemoryCache().transformDocument(document)) };
}
