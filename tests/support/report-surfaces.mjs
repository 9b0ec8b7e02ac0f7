// Runs in a copy of the project: regenerates the schema like `npm run gen:schema` and prints where a report appears.
// A separate process, because decorators register one project per process.
import path from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

const [root, id] = process.argv.slice(2);
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
const read = (file) => runner.import(path.join(root, file));

try {
  await read('server/cli/emit-schema.ts');
  const { buildAppSchema } = await read('server/app-schema.ts');
  const { restRoutes } = await read('server/rest/rest-routes.ts');
  const { openApiDocument } = await read('server/rest/docs/openapi.ts');
  const { findPageId } = await read('server/http/pages/page-paths.ts');
  const { catalogue } = await read('client/addresses/catalogue.ts');
  const { buildTabs } = await read('client/addresses/report-tabs.ts');

  const routes = restRoutes(await buildAppSchema());
  const route = routes.find(({ report }) => report?.id === id);
  const page = catalogue.find((one) => one.id === id);
  const row = buildTabs({ kind: 'domain', domain: 'a.example' });
  const { paths } = openApiDocument(routes, 'http://here.example', 'en');
  console.log(
    JSON.stringify({
      page,
      isServed: page && findPageId(page.route) !== undefined,
      tabs: row.map(({ page: { id: tab } }) => tab),
      address: row.find((tab) => tab.page.id === id)?.to,
      rest: route && { path: route.path, methods: route.methods },
      fileForms: route && paths[route.path].get.parameters.find(({ name }) => name === 'type')?.schema.enum,
      documented: route && paths[route.path],
    }),
  );
} finally {
  await runner.close();
  await server.close();
}
