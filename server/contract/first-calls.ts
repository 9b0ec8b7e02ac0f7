/** A call that a page of the browser begins with, as the browser's program sends it. */
export interface FirstCall {
  operationName: string;
  /** The document as it is sent, so that a call begun before the program runs is the one that it would make. */
  query: string;
  /** Variable that names the page by its id; missing where the call has no variables. */
  pageVariable?: string;
  /** Names of the programs that begin with it; missing where all do. */
  programs?: readonly string[];
  /** Whether it is made for people alone, not for guests. */
  ofPeople?: boolean;
}

/** Where a build keeps them. */
export const firstCallsName = 'first-calls.json';
