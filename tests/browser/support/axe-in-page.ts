import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright-core';

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

let minified: Promise<string> | undefined;

/** The builder by itself hands over the file that is for reading, twice for each look. */
const source = () => (minified ??= readFile(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8'));

/** What the builder hands over before each look instead. */
const beforeLook = 'window.seenOfKind.clear()';

/** A look of axe at the page; axe comes into a document with the first look at it. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  await Promise.all(page.frames().map(bringAxe));
  return new AxeBuilder({ page, axeSource: beforeLook });
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate<boolean>('"seenOfKind" in window')) return;
  await frame.evaluate(`${await source()};0`);
  await frame.evaluate(comparesFewOfKind);
}

/** What of axe is set up in the page. */
interface AxeInPage {
  axe: {
    configure(spec: { noHtml: boolean }): void;
    _audit: { rules: { id: string; matches: (element: unknown, ...rest: unknown[]) => boolean }[] };
  };
  seenOfKind: Map<string, number>;
}

/**
 * Has the contrast of two texts of a kind looked at, not of each: that takes most of the time of a look, and texts are of a kind
 * where all that styles may ask for is the same for them and for everything around them. Runs in the page.
 */
function comparesFewOfKind(): void {
  const few = 2;
  const states =
    /^(class|role|type|open|disabled|readonly|data-.+|aria-(selected|current|disabled|expanded|pressed|checked|sort|invalid))$/;
  const places =
    /(^|;)\s*(transform|translate|left|right|top|bottom|((min|max)-)?(width|height)|grid-[a-z-]+):[^;]*/g;
  const described = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => name === 'style' || states.test(name))
      .map(({ name, value }) => `${name}=${name === 'style' ? value.replace(places, '') : value}`)
      .join(' ');
  const kindOf = (text: Element) => {
    let kind = '';
    for (let element: Element | null = text; element; element = element.parentElement) {
      kind += `${element.localName} ${described(element)}>`;
    }
    return kind;
  };
  const page = window as unknown as AxeInPage;
  page.seenOfKind = new Map();
  // Its elements are named by selectors alone.
  page.axe.configure({ noHtml: true });
  const rule = page.axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule of contrast');
  const matches = rule.matches;
  rule.matches = function (element, ...rest) {
    if (!matches.call(this, element, ...rest)) return false;
    const kind = kindOf(element as Element);
    const seen = page.seenOfKind.get(kind) ?? 0;
    page.seenOfKind.set(kind, seen + 1);
    return seen < few;
  };
}
