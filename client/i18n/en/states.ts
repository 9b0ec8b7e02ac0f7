/** Texts of pages that are missing, empty or failed. */
export const states = {
  notFound: {
    title: 'There is no page at this address',
    text: 'It may have been renamed, or the link lost a part on its way.',
    documentTitle: 'Page not found',
  },
  fatal: {
    title: 'This page stopped working',
    text: 'The fault is ours. Reload the page; if it comes back, name this request.',
    documentTitle: 'Error',
    reload: 'Reload the page',
  },
  outdated: {
    title: 'This page did not load',
    text: 'The server was updated since the last page, or the connection was lost. Reload to go on.',
  },
  unsupported: {
    title: {
      yandex: 'This section is there for Yandex databases only',
      google: 'This section is there for Google databases only',
    },
    text: 'The chosen database, {{name}}, has no such data. Open the page in another one.',
    withData: 'Databases with data',
    empty: 'Databases without data yet',
  },
  request: 'Request {{id}}',
  toHome: 'Home',
  toVisible: 'Most visible domains',
  failed: 'did not load.',
  networkFault: 'Unknown error, try again later. The server does not answer: check the connection.',
  unknownFault: 'Unknown error, try again later.',
} as const;
