import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PreloadedQuery, preloadedQueriesFileName } from '../../contract/pages/preloaded-query.js';

interface PageVisit {
  /** Id of the page; undefined for an unknown one. */
  pageId: string | undefined;
  /** Name of the client entry point. */
  entryPoint: string;
  /** Whether the browser sent a session cookie. */
  isLoggedIn: boolean;
}

/** GraphQL queries that pages of a build send on load. */
export class PreloadedQueries {
  private cachedQueries: readonly PreloadedQuery[] | undefined;

  constructor(private readonly folder: string) {}

  /** The queries of a page as JSON for a script element. */
  renderJson({ pageId, entryPoint, isLoggedIn }: PageVisit): string {
    const queries = this.readQueries()
      .filter(
        ({ entryPoints, requiresLogin }) =>
          (entryPoints?.includes(entryPoint) ?? true) && (isLoggedIn || !requiresLogin),
      )
      .map(({ operationName, query, pageVariable }) => ({
        operationName,
        variables: pageVariable === undefined ? {} : { [pageVariable]: pageId },
        query,
      }));
    return JSON.stringify(queries).replaceAll('<', String.raw`\u003c`);
  }

  private readQueries(): readonly PreloadedQuery[] {
    if (this.cachedQueries) return this.cachedQueries;
    const file = path.join(this.folder, preloadedQueriesFileName);
    if (!existsSync(file)) return [];
    this.cachedQueries = JSON.parse(readFileSync(file, 'utf8')) as PreloadedQuery[];
    return this.cachedQueries;
  }
}
