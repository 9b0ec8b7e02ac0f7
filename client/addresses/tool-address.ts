/** Whether an address is that of a tool, or of what one of its runs found. */
export function isOfTools({ pathname }: { pathname: string }): boolean {
  return pathname.startsWith('/tools/');
}

/** Id of the run whose result an address shows; undefined for every other address. */
export function runOf({ pathname }: { pathname: string }): string | undefined {
  return /^\/tools\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];
}
