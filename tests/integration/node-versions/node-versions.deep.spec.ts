import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../support/running-server.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { rowKey, type Row } from '../rest/support/rows.js';
import { createCaller, type Caller } from '../support/caller.js';
import { installNode } from './support/installed-node.js';

const runFile = promisify(execFile);

/** Supported versions besides the one that runs the tests. `docs/development.md` lists them. */
const versions = ['22.23.3', '24.21.0'];

const importedFile = `keyword,position,url,date,ws
garden tools,1,https://imported.example/tools,2026-10-01,500
garden tools,2,https://other.example/,2026-10-01,500
watering can,3,https://imported.example/cans,2026-10-01,90
`;

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => removeFolder(folder));

describe.each(versions)('on Node.js %s', (version) => {
  it(
    'the server starts, and an imported file appears in a report',
    { timeout: 300_000 },
    async ({ skip }) => {
      const node = await installNode(version);
      if ('unavailable' in node) {
        console.warn(node.unavailable);
        skip(node.unavailable);
        return;
      }
      const { stdout } = await runFile(node.binary, ['--version']);
      expect(stdout.trim()).toBe(`v${version}`);

      const env = { SAMPLE_KEYWORDS: '200', LOG_LEVEL: 'info' };
      const server = await startServer({ nodeBinary: node.binary, switches: shortLivedProcessFlags, env });
      try {
        const file = path.join(folder, `${version}.csv`);
        await writeFile(file, importedFile);
        await runFile(node.binary, ['dist/server/cli/import.js', '--base', 'gny', file], {
          env: { ...process.env, ...env, DATA_DIR: server.dataDir },
        });
        const caller = await logIn(server.url);
        const report = '/api/report/simple/organic/keywords?base=gny&domain=imported.example&sort=pos|asc';
        const response = await caller.get(report);
        const { data, ...error } = (await response.json()) as { data: Row[] };
        expect(response.status, JSON.stringify(error)).toBe(200);
        expect(data.map(({ word, pos }) => [word, pos])).toEqual([
          ['garden tools', 1],
          ['watering can', 3],
        ]);
        const ids = encodeURIComponent(data.map(rowKey).join(','));
        const archive = await (await caller.get(`${report}&action=downloadImage&ids=${ids}`)).arrayBuffer();
        const [image = new Uint8Array()] = Object.values(unzipSync(new Uint8Array(archive)));
        expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1280 });
      } finally {
        await server.stop();
      }
    },
  );
});

/** Logs in to a paying account of the sample data, which verifies its Argon2 hash. */
async function logIn(url: string): Promise<Caller> {
  const response = await createCaller(url, {}).send('POST', '/api/panel/user/auth', {
    email: 'pro@example.com',
    password: 'demonstration',
  });
  expect(response.status).toBe(200);
  const [cookie = ''] = response.headers.getSetCookie();
  return createCaller(url, { cookie: cookie.split(';', 1)[0] ?? '' });
}
