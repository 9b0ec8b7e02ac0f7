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

const modalSelector = '[aria-modal="true"]';

/** Parts that most pages share. */
const sharedPartSelectors = ['header', 'footer', '.ag-root-wrapper'];

/** Hashes of the kinds of elements in shared parts that passed in this process. */
const passedPartKinds = new Set<number>();

/**
 * Limits an analysis in quick runs: to the modal dialog over a page, or to the parts of a page with new kinds of
 * elements. Deep runs analyse everything.
 * @returns records the analysed parts as passed
 */
export async function limitToNewParts(page: Page, axe: AxeBuilder): Promise<() => void> {
  const { hasModal, kindsOfParts } = await page.evaluate(
    ([modal, parts]) => {
      const { kindsOfElements } = window as unknown as AxeWindow;
      return { hasModal: document.querySelector(modal) !== null, kindsOfParts: parts.map(kindsOfElements) };
    },
    [modalSelector, sharedPartSelectors] as const,
  );
  if (hasModal) {
    axe.include(modalSelector);
    return () => {};
  }
  for (const [index, selector] of sharedPartSelectors.entries()) {
    const kinds = kindsOfParts[index] ?? [];
    if (kinds.length > 0 && kinds.every((kind) => passedPartKinds.has(kind))) axe.exclude(selector);
  }
  return () => {
    for (const kind of kindsOfParts.flat()) passedPartKinds.add(kind);
  };
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
  kindsOfElements(selector: string): number[];
}

/**
 * Limits contrast checks to two texts of a kind, because they dominate the run time. Texts are of a kind when they
 * share their colours and font, and they and their ancestors share all attributes that styles depend on. Also adds
 * `kindsOfElements` to the window. Runs in the page.
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
  page.kindsOfElements = (selector) => {
    const context = `${innerWidth} ${getComputedStyle(document.body).backgroundColor} `;
    const kinds = [...document.querySelectorAll(`${selector}, ${selector} *`)].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => name + (value === '' ? '!' : ''));
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3);
      const parent = element.parentElement;
      return `${context}${parent ? describeElement(parent) : ''}>${element.localName} ${describeElement(element)} ${attributes.join()} ${hasText}`;
    });
    return [...new Set(kinds)].map(hashOf);
  };
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
