/** Texts of pages that are missing, empty or failed. */
export const states = {
  notFound: {
    title: 'Page not found',
    text: 'It may have been renamed, or the link is incomplete.',
    documentTitle: 'Page not found',
  },
  fatal: {
    title: 'This page stopped working',
    text: 'The error is on our side. Reload the page.',
    numbered: 'The error is on our side. Reload the page; if it happens again, tell us this request number.',
    documentTitle: 'Error',
    reload: 'Reload the page',
  },
  outdated: {
    title: 'This page did not load',
    text: 'The server has been updated, or the connection was lost. Reload to continue.',
  },
  unsupported: {
    title: {
      yandex: 'This section is available for Yandex databases only',
      google: 'This section is available for Google databases only',
    },
    text: 'The selected database, {{name}}, has no such data. Switch to another one.',
    withData: 'Databases with data',
    empty: 'Databases without data yet',
  },
  emptyDatabase: {
    title: '{{name}} has no data yet',
    text: 'Nothing was imported into this database. Choose another one above.',
    orImport:
      'Nothing was imported into this database. Choose another one above, or import search results into it.',
    import: 'Import your first file',
  },
  missingDatabase: {
    title: 'There is no database {{code}}.',
    text: 'The page shows {{name}} ({{code}}), the default one.',
  },
  request: 'Request {{id}}',
  toHome: 'Home',
  toVisible: 'Most visible domains',
  failed: 'did not load.',
  networkFault: 'The server does not respond: check the connection.',
  unknownFault: 'Unknown error, try again later.',
} as const;
