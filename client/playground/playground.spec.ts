import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const readSource = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Hue in degrees, saturation and lightness in percent of a `#rrggbb` colour. */
function toHsl(colour: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (offset) => parseInt(colour.slice(offset, offset + 2), 16) / 255,
  );
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(max + min) / 2, max - min];
  const hue =
    max === red
      ? (green - blue) / spread
      : max === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return [hue * 60, (100 * spread) / (1 - Math.abs(2 * lightness - 1)), lightness * 100].map(Math.round);
}

it('uses the link colours of the other pages in both colour schemes', () => {
  const links = [...readSource('../styles/colours.css').matchAll(/--link: (#[0-9a-f]{6});/g)].map(
    ([, colour = '']) => toHsl(colour).join(),
  );
  const primaryColours = [
    ...readSource('playground.css').matchAll(/--color-primary: (\d+), (\d+)%, (\d+)%;/g),
  ].map((groups) => groups.slice(1).join());
  const [light, dark] = links;
  expect(new Set(links).size).toBe(2);
  expect(primaryColours).toEqual([light, dark, dark]);
});
