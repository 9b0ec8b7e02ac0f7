import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * Serves a database with a PostGraphile installed outside of the project, in a separate process: `node peer-server.js
 * FOLDER URL`.
 * Sends its port to the parent process.
 */
const [folder = '', connectionString = ''] = process.argv.slice(2);
const load = createRequire(path.join(folder, 'any.js'));

type Listener = Parameters<typeof createServer>[1];
interface PostGraphile {
  postgraphile: (pool: unknown, schema: string, options: Readonly<Record<string, unknown>>) => Listener;
}

const { postgraphile } = load('postgraphile') as PostGraphile;
const { Pool } = load('pg') as { Pool: new (options: object) => unknown };

const listener = postgraphile(new Pool({ connectionString, max: 10 }), 'public', {
  graphiql: false,
  disableQueryLog: true,
  appendPlugins: [load('postgraphile-plugin-connection-filter')],
});
const server = createServer({}, listener as never);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
