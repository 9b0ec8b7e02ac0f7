/**
 * Imports go one way. Each rule names who may not reach for what, and why; `npm run check:layers` holds them, type imports
 * included. The rooms and their order stand in docs/architecture/README.md.
 */

/** Rooms of each side from the ground up: each may import those before it, none those after it. */
const floors = {
  server: [
    'contract',
    'errors',
    'config',
    'http-client',
    'process',
    'clustering',
    'load-control',
    'entities',
    'stores',
    'reports',
    'ingest',
    'backup',
    'move',
    'jobs',
    'request',
    'schema-kit',
    'modules',
    'http',
    'graphql',
    'rest',
    'doctor',
    'cli',
  ],
  client: ['lib', 'addresses', 'i18n', 'graphql', 'components', 'features', 'pages'],
};

/** The declarations of reports as links need them: written by the server, it imports nothing of the client. */
const reportCatalogue = '^client/graphql/generated/report-catalogue\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const upwards = Object.entries(floors).flatMap(([side, rooms]) =>
  rooms.slice(0, -1).map((room, at) =>
    rule(
      `${side}-${room}-below-${rooms[at + 1]}`,
      `${side}/${room} is below ${rooms.slice(at + 1).join(', ')}.`,
      { path: `^${side}/${room}/` },
      {
        path: `^${side}/(?:${rooms.slice(at + 1).join('|')})/`,
        pathNot: room === 'addresses' ? reportCatalogue : [],
      },
    ),
  ),
);

module.exports = {
  forbidden: [
    rule(
      'no-circle',
      'Two files that need each other are one idea, or a third one is missing.',
      {},
      { circular: true },
    ),
    ...upwards,
    rule(
      'catalogue-read-by-addresses',
      'Where a report is found, links and tabs say: the catalogue itself is for client/addresses.',
      { path: '^client/', pathNot: '^client/addresses/' },
      { path: reportCatalogue },
    ),
    rule(
      'features-apart',
      'Features never import each other: what two share moves down, what joins two is a page.',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    rule(
      'client-knows-the-contract-alone',
      'Of the server the client imports the contract alone.',
      { path: '^client/' },
      { path: '^server/', pathNot: '^server/contract/' },
    ),
    rule(
      'server-knows-no-client',
      'The server knows nothing of the browser.',
      { path: '^server/' },
      { path: '^client/' },
    ),
    rule(
      'contract-is-pure',
      'The contract imports nothing: no other room, no package, no Node.js.',
      { path: '^server/contract/' },
      { pathNot: '^server/contract/' },
    ),
    rule(
      'clustering-is-pure',
      'Clustering works on arrays and imports only server/process and no packages.',
      { path: '^server/clustering/' },
      { pathNot: ['^server/(?:clustering|process)/', '^(?:node:)?(?:url|worker_threads)$'] },
    ),
    rule(
      'engine-knows-no-face',
      'The engine knows no HTTP and no GraphQL.',
      { path: '^server/reports/' },
      { path: '^(?:node_modules/)?(?:graphql|type-graphql|fastify|@apollo)\\b' },
    ),
    rule(
      'definitions-declare',
      'A definition imports columns, types, ids of the store and the contract.',
      { path: '^server/reports/(?:definitions|columns)/' },
      { path: '^server/', pathNot: '^server/(?:reports|contract|stores/clickhouse)/' },
    ),
    rule(
      'faces-write-no-sql',
      'Rows are read and written by modules; a face asks their services.',
      { path: '^server/(?:http|rest|graphql|request|schema-kit)/|\\.resolver\\.ts$' },
      { path: '^(?:node_modules/)?(?:typeorm|pg)\\b' },
    ),
    rule(
      'composed-in-one-place',
      'Who is made with what is known where the process is put together, and by the commands that do so.',
      { path: '^server/[^/]+/', pathNot: '^server/cli/' },
      { path: '^server/[^/]+\\.ts$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.spec\\.tsx?$'] },
  },
};
