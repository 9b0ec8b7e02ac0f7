/**
 * Import rules for `npm run check:layers`, which includes type imports. docs/architecture/README.md describes the folders
 * and their order.
 */

/** Layers from the bottom up. Each may import the layers before it. */
const layers = {
  server: [
    'contract',
    'errors',
    'config',
    'http-client',
    'process',
    'clustering',
    'load-control',
    'file-reader',
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
    'multi-process',
    'doctor',
    'cli',
  ],
  client: ['lib', 'addresses', 'i18n', 'graphql', 'components', 'widgets', 'features', 'pages'],
};

/** Layers inside server/modules from the bottom up. A layer without a list contains all other modules. */
const moduleLayers = [
  {
    name: 'platform',
    modules: ['platform', 'mail', 'notifications', 'tasks', 'pdf'],
    reason:
      'Platform modules take links, task kinds and documents as arguments, so that every module can use them.',
  },
  {
    name: 'accounts',
    modules: ['plans', 'accounts', 'team', 'history', 'usage', 'free-days'],
    reason: 'Access and limits depend on the plan of an account, and not on how it was paid.',
  },
  {
    name: 'billing',
    modules: ['billing'],
    reason: 'Billing sells plans. It does not depend on the features that a plan includes.',
  },
  {
    name: 'features',
    reason: 'Features work without the administration and without the overview of limits.',
  },
  {
    name: 'administration',
    modules: ['limits', 'admin'],
    reason: 'Administration combines all modules.',
  },
];

/** Report declarations for links. Generated from the server, so every layer could import it without a cycle. */
const reportCatalogue = '^client/graphql/generated/report-catalogue\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const upwards = Object.entries(layers).flatMap(([side, folders]) =>
  folders.slice(0, -1).map((folder, index) =>
    rule(
      `${side}-${folder}-below-${folders[index + 1]}`,
      `${side}/${folder} is below ${folders.slice(index + 1).join(', ')}.`,
      { path: `^${side}/${folder}/` },
      {
        path: `^${side}/(?:${folders.slice(index + 1).join('|')})/`,
        pathNot: folder === 'addresses' ? reportCatalogue : [],
      },
    ),
  ),
);

const foldersOf = (chosenLayers) =>
  `^server/modules/(?:${chosenLayers.flatMap(({ modules = [] }) => modules).join('|')})/`;

const upwardsInModules = moduleLayers.slice(0, -1).map(({ name, modules, reason }, index) => {
  const lowerLayers = moduleLayers.slice(0, index + 1);
  return rule(
    `modules-${name}-below-${moduleLayers[index + 1].name}`,
    reason,
    modules
      ? { path: foldersOf([{ modules }]) }
      : { path: '^server/modules/', pathNot: foldersOf(moduleLayers) },
    modules
      ? { path: '^server/modules/', pathNot: foldersOf(lowerLayers) }
      : { path: foldersOf(moduleLayers.slice(index + 1)) },
  );
});

module.exports = {
  forbidden: [
    rule(
      'no-circular-imports',
      'Merge files that import each other, or extract the shared part.',
      {},
      { circular: true },
    ),
    {
      ...rule(
        'no-folder-cycles',
        'Move the shared part to the lower folder, or let the composition root connect the folders.',
        {},
        { circular: true },
      ),
      scope: 'folder',
    },
    ...upwards,
    ...upwardsInModules,
    rule(
      'report-catalogue-only-in-addresses',
      'Use the links and tabs of client/addresses instead of the generated catalogue.',
      { path: '^client/', pathNot: '^client/addresses/' },
      { path: reportCatalogue },
    ),
    rule(
      'no-imports-between-features',
      'Move shared code of features to a lower layer, and combine features in a page.',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    rule(
      'client-imports-only-contract',
      'The client imports only server/contract from the server.',
      { path: '^client/' },
      { path: '^server/', pathNot: '^server/contract/' },
    ),
    rule(
      'server-imports-no-client',
      'The server does not depend on the client.',
      { path: '^server/' },
      { path: '^client/' },
    ),
    rule(
      'contract-imports-nothing',
      'The contract runs in server and browser, so it imports no other folder, package or Node.js module.',
      { path: '^server/contract/' },
      { pathNot: '^server/contract/' },
    ),
    rule(
      'clustering-imports-only-process',
      'Clustering works on arrays and imports only server/process and no packages.',
      { path: '^server/clustering/' },
      { pathNot: ['^server/(?:clustering|process)/', '^(?:node:)?(?:url|worker_threads)$'] },
    ),
    rule(
      'reports-import-no-transport',
      'The report engine does not depend on HTTP or GraphQL.',
      { path: '^server/reports/' },
      { path: '^(?:node_modules/)?(?:graphql|type-graphql|fastify|@apollo)\\b' },
    ),
    rule(
      'report-engine-knows-no-subject',
      'The report engine does not depend on definitions, registered subjects or extensions.',
      { path: '^server/reports/engine/' },
      { path: '^server/reports/(?:definitions|subjects|first-party)/' },
    ),
    rule(
      'report-definitions-are-declarative',
      'A report definition is declarative: it imports only columns, types, store ids and the contract.',
      { path: '^server/reports/(?:definitions|columns)/' },
      { path: '^server/', pathNot: '^server/(?:reports|contract|stores/clickhouse)/' },
    ),
    rule(
      'transport-runs-no-sql',
      'REST, GraphQL and HTTP code calls the services of the modules, which run the SQL.',
      { path: '^server/(?:http|rest|graphql|request|schema-kit)/|\\.resolver\\.ts$' },
      { path: '^(?:node_modules/)?(?:typeorm|pg)\\b' },
    ),
    rule(
      'parsers-only-in-file-readers',
      'Libraries that parse files of users and images of other sites run in file reader processes.',
      {
        path: '^server/',
        pathNot: [
          '-handler\\.ts$',
          '^server/ingest/source/containers/',
          '^server/reports/images/result-images\\.ts$',
        ],
      },
      { path: '^(?:node_modules/)?(?:hyparquet|saxes|sharp|yauzl)\\b' },
    ),
    rule(
      'table-content-only-in-file-readers',
      'The content of imported files is only parsed in file reader processes.',
      { path: '^server/', pathNot: ['-handler\\.ts$', '^server/ingest/source/'] },
      {
        path: '^server/ingest/(?:source/(?:text-source|containers/open-table)|staging/(?:row-lines|canonical-lines))\\.ts$',
      },
    ),
    rule(
      'no-import-of-composition-root',
      'Only the composition root and commands import the files directly in server/.',
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
