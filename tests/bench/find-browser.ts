import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../server/process/project-root.js';

/** Path of the browser for tests, installed on demand. */
export async function findBrowser(): Promise<string> {
  const moduleUrl = pathToFileURL(path.join(projectRoot, 'tests', 'support', 'ensure-browser.mjs'));
  const { ensureBrowser } = (await import(moduleUrl.href)) as { ensureBrowser(): Promise<string> };
  return ensureBrowser();
}
