/** Whether an address is a tool, a tool run or the tool list. */
export function isToolAddress({ pathname }: { pathname: string }): boolean {
  return pathname === '/tools' || pathname.startsWith('/tools/');
}

/** Id of the tool run at an address; undefined for other addresses. */
export function toolRunIdAt({ pathname }: { pathname: string }): string | undefined {
  return /^\/tools\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];
}
