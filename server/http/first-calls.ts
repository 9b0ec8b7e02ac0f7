import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FirstCall, firstCallsName } from '../contract/first-calls.js';

/** Who opens which page. */
interface Opened {
  /** Id of the page; undefined for one that there is not. */
  pageId: string | undefined;
  /** Name of the browser's program for it. */
  program: string;
  /** Whether somebody seems to be logged in. */
  isPerson: boolean;
}

/** The calls that pages of a build begin with. */
export class FirstCalls {
  private known: readonly FirstCall[] | undefined;

  constructor(private readonly folder: string) {}

  /** What a page begins to ask by itself, as the text of a script element of JSON. */
  textFor({ pageId, program, isPerson }: Opened): string {
    const calls = this.read()
      .filter(({ programs, ofPeople }) => (programs?.includes(program) ?? true) && (isPerson || !ofPeople))
      .map(({ operationName, query, pageVariable }) => ({
        operationName,
        variables: pageVariable === undefined ? {} : { [pageVariable]: pageId },
        query,
      }));
    return JSON.stringify(calls).replaceAll('<', String.raw`\u003c`);
  }

  private read(): readonly FirstCall[] {
    if (this.known) return this.known;
    const place = path.join(this.folder, firstCallsName);
    if (!existsSync(place)) return [];
    this.known = JSON.parse(readFileSync(place, 'utf8')) as FirstCall[];
    return this.known;
  }
}
