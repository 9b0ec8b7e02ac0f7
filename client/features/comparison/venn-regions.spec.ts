import { describe, expect, it } from 'vitest';
import type { ComparedPart } from './compared-parts.js';
import { layoutVenn } from './venn-regions.js';

const names = ['northtrail.example', 'campwell.example', 'mossandgranite.example'];
const part = (domains: number[], keywords: number): ComparedPart => ({ domains, keywords });

/** Cases with small circles, narrow overlaps and few keywords. */
const comparisons: [string, ComparedPart[]][] = [
  ['one within another', [part([1], 1994), part([1, 2], 2416), part([2], 181)]],
  ['a tiny one', [part([1], 44_000), part([1, 2], 40), part([2], 12)]],
  ['two apart', [part([1], 900), part([2], 15)]],
  [
    'three that share most',
    [
      part([1, 2, 3], 1892),
      part([1, 2], 1753),
      part([1, 3], 541),
      part([1], 224),
      part([3], 157),
      part([2], 147),
      part([2, 3], 113),
    ],
  ],
  [
    'a large one and two small ones',
    [part([1], 120_000), part([1, 2], 300), part([2], 500), part([1, 3], 90), part([3], 2000)],
  ],
];

describe.each(comparisons)('Venn diagram: %s', (_, parts) => {
  const count = Math.max(...parts.flatMap(({ domains }) => domains));
  const { circles, regions } = layoutVenn(parts, names.slice(0, count));
  const contains = (point: { x: number; y: number }) =>
    circles
      .filter(({ x, y, radius }) => Math.hypot(point.x - x, point.y - y) < radius)
      .map(({ domain }) => domain);

  it('shows the number of every drawn part, inside it or outside with a leader line', () => {
    for (const { domains, text, leader, keywords } of regions) {
      const hasText = hasArea(domains, circles);
      expect([keywords, text !== undefined]).toEqual([keywords, hasText]);
      if (!text) continue;
      expect([...contains(leader ? leader.to : text)].sort()).toEqual(domains);
      if (leader) expect(contains(text)).toEqual([]);
    }
  });

  it('separates the numbers and positions them inside the diagram', () => {
    const textBoxes = regions.flatMap(({ text, keywords }) => (text ? [{ ...text, keywords }] : []));
    for (const [at, region] of textBoxes.entries()) {
      const half = Math.min(5, String(region.keywords).length) * 3;
      expect(region.x - half).toBeGreaterThan(0);
      expect(region.x + half).toBeLessThan(420);
      for (const other of textBoxes.slice(at + 1)) {
        expect(Math.abs(region.x - other.x) > half || Math.abs(region.y - other.y) > 12).toBe(true);
      }
    }
  });

  it('connects names to circle edges with leader lines', () => {
    expect(circles.map(({ domain }) => domain).sort()).toEqual([1, 2, 3].slice(0, count));
    for (const { x, y, radius, leader } of circles) {
      expect(Math.hypot(leader.to.x - x, leader.to.y - y)).toBeCloseTo(radius);
    }
  });
});

/** Whether a grid point lies in exactly these circles. */
function hasArea(
  domains: readonly number[],
  circles: readonly { domain: number; x: number; y: number; radius: number }[],
): boolean {
  const domainsAt = (x: number, y: number) =>
    circles
      .filter((circle) => Math.hypot(x - circle.x, y - circle.y) < circle.radius)
      .map(({ domain }) => domain)
      .sort();
  for (let x = 0; x < 420; x += 2) {
    for (let y = 0; y < 260; y += 2) {
      if (domainsAt(x, y).join() === domains.join()) return true;
    }
  }
  return false;
}
