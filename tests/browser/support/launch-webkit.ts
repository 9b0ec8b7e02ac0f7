import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../support/running-server.js';

const libraries = '/usr/lib';

/** Smallest browser of WebKitGTK, which packages install next to their libraries. */
const miniBrowser = listFolder(libraries)
  .map((folder) => path.join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
  .find((candidate) => existsSync(candidate));

/** Whether WebKitGTK, its driver and a virtual display are installed. */
export const isWebkitInstalled =
  miniBrowser !== undefined &&
  ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((file) => existsSync(file));

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Keys that the driver presses by code points of the private use area. */
export const driverKeys = { right: '\uE014', up: '\uE013' } as const;

/** Client of a WebDriver session. Playwright cannot control the WebKit of the system. */
export interface WebkitSession {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run(script: string): Promise<unknown>;
  /** Clicks the first element of a CSS selector. A click on an option selects it. */
  click(selector: string): Promise<void>;
  /** Double-clicks the center of the first element of a CSS selector. */
  doubleClick(selector: string): Promise<void>;
  /** Presses and releases keys one after the other. */
  press(keys: readonly string[]): Promise<void>;
  /** PNG of the visible part of the page. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Launches WebKitGTK on a virtual display. */
export async function launchWebkit(): Promise<WebkitSession> {
  const port = await freePort();
  // A process group of its own, so that the browser and the display end with the driver.
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const exited = once(driver, 'exit');
  const stop = async () => {
    if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
    await exited;
  };
  const send = async (method: string, route: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${route}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await waitUntilReady(() => send('GET', '/status'));
    const options = { binary: miniBrowser, args: ['--automation'] };
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      open: async (url) => void (await send('POST', `${session}/url`, { url })),
      run: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
      click: async (selector) => {
        const element = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
        const [id] = Object.values(element as Record<string, string>);
        await send('POST', `${session}/element/${id}/click`, {});
      },
      doubleClick: async (selector) => {
        const origin = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
        const click = [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        const actions = [{ type: 'pointerMove', origin, x: 0, y: 0 }, ...click, ...click];
        await send('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      press: async (keys) => {
        const actions = keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
      close: async () => {
        await send('DELETE', session);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Repeats a request until the driver answers. */
async function waitUntilReady(request: () => Promise<unknown>): Promise<void> {
  const attempts = 300;
  const pauseMs = 100;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await request();
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
