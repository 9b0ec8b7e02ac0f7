import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FirstCall, firstCallsName } from '../contract/first-calls.js';

interface PageVisit {
  /** Undefined for an unknown page. */
  pageId: string | undefined;
  /** Name of the client entry point. */
  program: string;
  /** Whether the browser sent a session cookie. */
  isLoggedIn: boolean;
}

/** GraphQL queries that pages of a build send on load. */
export class PreloadedQueries {
  private cached: readonly FirstCall[] | undefined;

  constructor(private readonly folder: string) {}

  /** The queries of a page as JSON for a script element. */
  renderJson({ pageId, program, isLoggedIn }: PageVisit): string {
    const queries = this.readQueries()
      .filter(({ programs, ofPeople }) => (programs?.includes(program) ?? true) && (isLoggedIn || !ofPeople))
      .map(({ operationName, query, pageVariable }) => ({
        operationName,
        variables: pageVariable === undefined ? {} : { [pageVariable]: pageId },
        query,
      }));
    return JSON.stringify(queries).replaceAll('<', String.raw`\u003c`);
  }

  private readQueries(): readonly FirstCall[] {
    if (this.cached) return this.cached;
    const file = path.join(this.folder, firstCallsName);
    if (!existsSync(file)) return [];
    this.cached = JSON.parse(readFileSync(file, 'utf8')) as FirstCall[];
    return this.cached;
  }
}
