import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FirstCall, firstCallsName } from '../contract/first-calls.js';

/** Who opens which page. */
interface PageVisit {
  /** Id of the page; undefined for one that there is not. */
  pageId: string | undefined;
  /** Name of the browser's program for it. */
  program: string;
  /** Whether somebody seems to be logged in. */
  isLoggedIn: boolean;
}

/** The calls that pages of a build begin with. */
export class PreloadedQueries {
  private cached: readonly FirstCall[] | undefined;

  constructor(private readonly folder: string) {}

  /** What a page begins to ask by itself, as the text of a script element of JSON. */
  textFor({ pageId, program, isLoggedIn }: PageVisit): string {
    const queries = this.read()
      .filter(({ programs, ofPeople }) => (programs?.includes(program) ?? true) && (isLoggedIn || !ofPeople))
      .map(({ operationName, query, pageVariable }) => ({
        operationName,
        variables: pageVariable === undefined ? {} : { [pageVariable]: pageId },
        query,
      }));
    return JSON.stringify(queries).replaceAll('<', String.raw`\u003c`);
  }

  private read(): readonly FirstCall[] {
    if (this.cached) return this.cached;
    const file = path.join(this.folder, firstCallsName);
    if (!existsSync(file)) return [];
    this.cached = JSON.parse(readFileSync(file, 'utf8')) as FirstCall[];
    return this.cached;
  }
}
