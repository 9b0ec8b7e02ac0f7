/**
 * Path of a Chromium to drive; installs one where this account may.
 * @throws Error that says in one line what to do where there is no way
 */
export declare function ensureBrowser(): Promise<string>;
