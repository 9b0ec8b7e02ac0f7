import type { Browser, CDPSession, Page } from 'playwright-core';
import { administratorSession } from '../support/administrator-session.js';
import { launchBrowser } from '../browser/support/launch-browser.js';
import { findBrowser } from './find-browser.js';
import { quantile } from './measure.js';
import { startServer } from '../support/running-server.js';

/** Cost of a page load with an empty cache; medians in milliseconds. */
interface PageOpen {
  name: string;
  /** From navigation to the first paint of the heading. */
  heading: number;
  /** From navigation to the first rows, and to their request and response. */
  rows: number;
  requested: number;
  responded: number;
  /** Main thread blocking time (beyond 50 ms per task) after the first paint. */
  blocking: number;
  /** Duration of the longest main thread task after the first paint. */
  maxTask: number;
  /** Total main thread time until idle, and the part spent in scripts. */
  work: number;
  script: number;
}

/** Time from the click on another tab to its rows, in milliseconds; median of first visits. */
interface TabSwitch {
  name: string;
  rows: number;
}

export interface PageOpens {
  opens: PageOpen[];
  switches: TabSwitch[];
}

type LoadTimes = Omit<PageOpen, 'name' | keyof Work>;

/** Pages to load, with the tab to switch to. */
function pagesOf(first: string, second: string): { name: string; path: string; tab?: string }[] {
  return [
    { name: 'keywords', path: `/keywords?domain=${first}&db=gny`, tab: '/concurents' },
    { name: 'comparison', path: `/compare?domains=${first},${second}&db=gny` },
  ];
}

/**
 * Loads pages of two domains in a real browser as an administrator, each with an empty cache, and switches to another
 * tab.
 */
export async function measurePageOpens(
  url: string,
  [first, second]: readonly [string, string],
  rounds: number,
): Promise<PageOpens> {
  const { cookie = '' } = await administratorSession(url);
  const browser = await launchBrowser(await findBrowser());
  try {
    const opens: PageOpen[] = [];
    const switches: TabSwitch[] = [];
    for (const { name, path, tab } of pagesOf(first, second)) {
      const measurements: (LoadTimes & Work)[] = [];
      const switchTimes: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const page = await openColdPage(browser, url, cookie);
        try {
          measurements.push(await open(page, url + path));
          if (tab) switchTimes.push(await switchTab(page, tab));
        } finally {
          await page.context().close();
        }
      }
      const median = (getValue: (measurement: LoadTimes & Work) => number) =>
        quantile(measurements.map(getValue), 0.5);
      opens.push({
        name,
        heading: median((measurement) => measurement.heading),
        rows: median((measurement) => measurement.rows),
        requested: median((measurement) => measurement.requested),
        responded: median((measurement) => measurement.responded),
        blocking: median((measurement) => measurement.blocking),
        maxTask: median((measurement) => measurement.maxTask),
        work: median((measurement) => measurement.work),
        script: median((measurement) => measurement.script),
      });
      if (tab) switches.push({ name: `${name} to ${tab}`, rows: quantile(switchTimes, 0.5) });
    }
    return { opens, switches };
  } finally {
    await browser.close();
  }
}

/** Runs `measurePageOpens` on a separate server with sample data. */
export async function measurePageOpensOfSample(rounds: number): Promise<PageOpens> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  try {
    return await measurePageOpens(server.url, ['northtrail.example', 'peakline.example'], rounds);
  } finally {
    await server.stop();
  }
}

/** A page in a new profile with only the session cookie. */
async function openColdPage(browser: Browser, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  });
  const cookies = cookie.split('; ').map((pair) => {
    const index = pair.indexOf('=');
    return { name: pair.slice(0, index), value: pair.slice(index + 1), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(observerScript);
  return page;
}

/** Records in the page when its heading and rows are painted, when rows were requested, and long tasks. */
const observerScript = `
  window.seen = { paint: 0, tasks: [], requested: 0, responded: 0 };
  const send = window.fetch;
  window.fetch = (input, init) => {
    const response = send(input, init);
    const named = /"operationName":"(\\w+)"/.exec(String(init?.body));
    if (named?.[1].endsWith('Page') && window.seen.requested === 0) {
      window.seen.requested = performance.now();
      response.then(() => (window.seen.responded = performance.now()), () => undefined);
    }
    return response;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') window.seen.paint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  window.afterPaint = (isThere) =>
    new Promise((done) => {
      const painted = () =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => done(performance.now());
          channel.port2.postMessage(0);
        });
      if (isThere()) return painted();
      const watch = new MutationObserver(() => {
        if (!isThere()) return;
        watch.disconnect();
        painted();
      });
      watch.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    });
  window.hasRows = () => document.querySelector('.ag-row .ag-cell') !== null;
  window.headingPainted = afterPaint(() => Boolean(document.querySelector('h1')?.textContent));
  window.rowsPainted = afterPaint(hasRows);
`;

interface Work {
  work: number;
  script: number;
}

async function open(page: Page, address: string): Promise<LoadTimes & Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'commit' });
  const [heading, rows] = (await page.evaluate('Promise.all([headingPainted, rowsPainted])')) as number[];
  await waitUntilIdle(page);
  const { paint, tasks, requested, responded } = (await page.evaluate('window.seen')) as {
    paint: number;
    tasks: [start: number, duration: number][];
    requested: number;
    responded: number;
  };
  const long = tasks.filter(([start, duration]) => start + duration > paint).map(([, duration]) => duration);
  return {
    heading: Math.max(heading ?? Number.NaN, paint),
    rows: rows ?? Number.NaN,
    requested,
    responded,
    blocking: long.reduce((sum, duration) => sum + duration - 50, 0),
    maxTask: Math.max(0, ...long),
    ...(await readMainThreadWork(session)),
  };
}

/** Time from the click on the link to another report until its rows are rendered. */
async function switchTab(page: Page, route: string): Promise<number> {
  const elapsed = page.evaluate(`new Promise((done) => {
    let clicked = 0;
    addEventListener('click', () => {
      clicked = performance.now();
      const before = document.querySelector('.ag-row');
      const isOther = () => {
        const row = document.querySelector('.ag-row');
        return row !== null && row !== before && hasRows();
      };
      afterPaint(isOther).then((now) => done(now - clicked));
    }, { capture: true, once: true });
  })`);
  await page.locator(`nav a[href^="${route}?"]`).first().click();
  return (await elapsed) as number;
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const look = () => (document.querySelector('[aria-busy="true"]') ? setTimeout(look, 20) : done());
    look();
  })`);
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))');
}

async function readMainThreadWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (metricName: string) =>
    (metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN) * 1000;
  return { work: of('TaskDuration'), script: of('ScriptDuration') };
}
