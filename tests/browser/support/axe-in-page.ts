import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright-core';

const requireFromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

let minified: Promise<string> | undefined;

/** The builder by itself hands over the file that is for reading, twice for each look. */
const source = () => (minified ??= readFile(requireFromBuilder.resolve('axe-core/axe.min.js'), 'utf8'));

/** What the builder hands over before each look instead. */
const resetScript = 'window.seenOfKind.clear()';

/** A look of axe at the page; axe comes into a document with the first look at it. */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  await Promise.all(page.frames().map(injectAxe));
  return new AxeBuilder({ page, axeSource: resetScript });
}

async function injectAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate<boolean>('"seenOfKind" in window')) return;
  await frame.evaluate(`${await source()};0`);
  await frame.evaluate(sampleContrastChecks);
}

/** What of axe is set up in the page. */
interface AxeWindow {
  axe: {
    configure(spec: { noHtml: boolean }): void;
    _audit: { rules: { id: string; matches: (element: unknown, ...details: unknown[]) => boolean }[] };
  };
  seenOfKind: Map<string, number>;
}

/**
 * Has the contrast of two texts of a kind looked at, not of each: that takes most of the time of a look, and texts are of a kind
 * where all that styles may ask for is the same for them and for everything around them. Runs in the page.
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
  const kindOf = (text: Element) => {
    let kind = '';
    for (let element: Element | null = text; element; element = element.parentElement) {
      kind += `${element.localName} ${describeElement(element)}>`;
    }
    return kind;
  };
  const page = window as unknown as AxeWindow;
  page.seenOfKind = new Map();
  // Its elements are named by selectors alone.
  page.axe.configure({ noHtml: true });
  const rule = page.axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule of contrast');
  const matches = rule.matches;
  rule.matches = function (element, ...details) {
    if (!matches.call(this, element, ...details)) return false;
    const kind = kindOf(element as Element);
    const seen = page.seenOfKind.get(kind) ?? 0;
    page.seenOfKind.set(kind, seen + 1);
    return seen < maxPerKind;
  };
}
