import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { administratorSession, administratorToken } from '../../support/administrator-session.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { ensureBrowser } from '../../support/ensure-browser.mjs';
import { startServer } from '../../support/running-server.js';
import { removeFolder, temporaryFolder, withDefaultTemporaryFolder } from '../../support/temporary-folder.js';

/** Seller details on invoices for bank transfers. */
const sellerSettings = {
  SELLER_NAME: 'ООО «Продавец»',
  SELLER_INN: '7707083893',
  SELLER_KPP: '773601001',
  SELLER_ADDRESS: '117312, Москва, ул. Вавилова, 19',
  SELLER_BANK: 'Банк «Пример»',
  SELLER_BIK: '044525225',
  SELLER_BANK_ACCOUNT: '30101810400000000225',
  SELLER_ACCOUNT: '40702810900000000001',
  SELLER_SIGNATORY: 'Директор И. И. Иванов',
  OPERATOR_NAME: 'Example Operator',
  OPERATOR_EMAIL: 'help@operator.example',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chromium executable. */
    browserPath: string;
    /** Address of the server that all browser tests share. */
    serverUrl: string;
    /** Data directory of the shared server, for imports by command. */
    dataDir: string;
    /** API token of the demonstration administrator, which has no limits. */
    administratorToken: string;
    /** Session headers of the demonstration administrator, for mutations. */
    administratorSession: Record<string, string>;
  }
}

/** Builds the sources and starts one real server with sample data for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['server/cli/build.mjs'], { stdio: 'inherit' });
  project.provide('browserPath', await withDefaultTemporaryFolder(ensureBrowser));
  const dataDir = await temporaryFolder('rivalscope-server-');
  await disableExpressionJit(dataDir);
  const server = await startServer({
    dataDir,
    env: { GUEST_REQUESTS_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '100000', ...sellerSettings },
  });
  project.provide('serverUrl', server.url);
  project.provide('dataDir', dataDir);
  const session = await administratorSession(server.url);
  project.provide('administratorSession', session);
  project.provide('administratorToken', await administratorToken(server.url, session));
  return async () => {
    await server.stop();
    await removeFolder(dataDir);
  };
}
