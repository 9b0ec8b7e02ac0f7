import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright-core';
import { testDepth } from '../../support/test-depth.js';

const requireFromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

let minified: Promise<string> | undefined;

/** Minified source, because by default the builder injects the unminified file twice per analysis. */
const source = () => (minified ??= readFile(requireFromBuilder.resolve('axe-core/axe.min.js'), 'utf8'));

/**
 * Hashes of the kinds of text whose contrast passed in this process. Quick runs check each kind once, because contrast
 * checks take half the time of an analysis and most texts of a page have the kinds of the previous page.
 */
const passedKinds = new Set<number>();

/** Injected before each analysis instead of the axe source. */
const resetScript = () =>
  `window.seenOfKind.clear(); window.passedKinds = new Set([${[...passedKinds].join()}])`;

/** Creates an axe analysis and injects axe into every frame once. */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  await Promise.all(page.frames().map(injectAxe));
  return new AxeBuilder({ page, axeSource: resetScript() });
}

/** Records the kinds of text of an analysis without violations. */
export async function recordPassedKinds(page: Page): Promise<void> {
  if (testDepth !== 'quick') return;
  for (const kind of await page.evaluate<number[]>('[...window.seenOfKind.keys()]')) passedKinds.add(kind);
}

async function injectAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate<boolean>('"seenOfKind" in window')) return;
  await frame.evaluate(`${await source()};0`);
  await frame.evaluate(sampleContrastChecks);
}

/** Globals that axe and this module add to the page. */
interface AxeWindow {
  axe: {
    configure(spec: { noHtml: boolean }): void;
    _audit: { rules: { id: string; matches: (element: unknown, ...details: unknown[]) => boolean }[] };
  };
  seenOfKind: Map<number, number>;
  passedKinds: Set<number>;
}

/**
 * Limits contrast checks to two texts of a kind, because they dominate the run time. Texts are of a kind when they
 * share their colours and font, and they and their ancestors share all attributes that styles depend on. Runs in the page.
 */
function sampleContrastChecks(): void {
  const maxPerKind = 2;
  const styleAttributes =
    /^(class|role|type|open|disabled|readonly|data-.+|aria-(selected|current|disabled|expanded|pressed|checked|sort|invalid))$/;
  const layoutProperties =
    /(^|;)\s*(transform|translate|left|right|top|bottom|((min|max)-)?(width|height)|grid-[a-z-]+):[^;]*/g;
  const describeElement = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => name === 'style' || styleAttributes.test(name))
      .map(({ name, value }) => `${name}=${name === 'style' ? value.replace(layoutProperties, '') : value}`)
      .join(' ');
  // FNV-1a. The texts of kinds are too long to pass them to each page.
  const hashOf = (kind: string) => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < kind.length; index++) {
      hash = Math.imul(hash ^ kind.charCodeAt(index), 0x01000193);
    }
    return hash;
  };
  const kindOf = (text: Element) => {
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(text);
    // Pages of the server have stylesheets of their own.
    const canvas = getComputedStyle(document.body).backgroundColor;
    let kind = [color, backgroundColor, fontSize, fontWeight, canvas].join();
    for (let element: Element | null = text; element; element = element.parentElement) {
      kind += `${element.localName} ${describeElement(element)}>`;
    }
    return hashOf(kind);
  };
  const page = window as unknown as AxeWindow;
  page.seenOfKind = new Map();
  page.passedKinds = new Set();
  // Violations list selectors only.
  page.axe.configure({ noHtml: true });
  const rule = page.axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule of contrast');
  const matches = rule.matches;
  rule.matches = function (element, ...details) {
    if (!matches.call(this, element, ...details)) return false;
    const kind = kindOf(element as Element);
    const seen = page.seenOfKind.get(kind) ?? 0;
    page.seenOfKind.set(kind, seen + 1);
    return seen < maxPerKind && !page.passedKinds.has(kind);
  };
}
