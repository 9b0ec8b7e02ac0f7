/** Texts of missing, empty and failed pages. */
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
    text: 'The selected database, {{name}}, does not have this data. Switch to another one.',
    withData: 'Databases with data',
    empty: 'Databases without data yet',
  },
  emptyDatabase: {
    title: '{{name}} has no data yet',
    text: 'This database has no data yet. Choose another one above, or ask an administrator to import a file.',
    orImport:
      'Nothing has been imported into this database yet. Choose another one above, or import search results.',
    import: 'Import your first file',
  },
  missingDatabase: {
    title: 'Database {{code}} does not exist.',
    text: 'This page shows the default database, {{name}} ({{code}}).',
  },
  request: 'Request {{id}}',
  toHome: 'Home',
  toVisible: 'Most visible domains',
  failed: 'did not load.',
  networkFault: 'The server is not responding. Check your connection.',
  unknownFault: 'Unknown error, try again later.',
} as const;
