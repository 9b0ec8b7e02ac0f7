import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../server/process/project-root.js';

/** Path of the browser that the browser tests use; one is installed where there is none and the system lets us. */
export async function findBrowser(): Promise<string> {
  const moduleUrl = pathToFileURL(path.join(projectRoot, 'tests', 'support', 'ensure-browser.mjs'));
  const { ensureBrowser } = (await import(moduleUrl.href)) as { ensureBrowser(): Promise<string> };
  return ensureBrowser();
}
