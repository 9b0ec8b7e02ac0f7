/**
 * Path of a Chromium executable, installed if the account is allowed to.
 * @throws Error with a one-line instruction if there is none
 */
export declare function ensureBrowser(): Promise<string>;
