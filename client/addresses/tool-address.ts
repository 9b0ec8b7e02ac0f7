/** Whether an address is that of a tool, of what one of its runs found, or of the list of tools. */
export function isOfTools({ pathname }: { pathname: string }): boolean {
  return pathname === '/tools' || pathname.startsWith('/tools/');
}

/** Id of the run whose result an address shows; undefined for every other address. */
export function runOf({ pathname }: { pathname: string }): string | undefined {
  return /^\/tools\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];
}
