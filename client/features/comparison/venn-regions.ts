import { layout } from '@upsetjs/venn.js';
import { type ComparedPart, sharedSets } from './compared-parts.js';
import {
  type Box,
  canvas,
  type Circle,
  nearestEdgePoint,
  findOuterPosition,
  type Point,
  nearestBoxPoint,
  findInnerPosition,
} from './venn-placement.js';

/** Space for names and numbers outside the circles. */
const sidePadding = { x: 66, y: 30 } as const;

/** Leader line between a label and its target. */
export interface Leader {
  from: Point;
  to: Point;
}

/** Circle of one domain. */
interface VennCircle extends Circle {
  /** Number of the domain, from 1. */
  domain: number;
  /** Position of the name. */
  label: Point & { anchor: 'start' | 'middle' | 'end' };
  /** From the name to the edge of the circle. */
  leader: Leader;
}

/** A part of the comparison with its shape. */
export interface VennRegion extends ComparedPart {
  path: string;
  /** Centre of the number; undefined if the diagram cannot show this part. */
  text: Point | undefined;
  /** Line from an outside number to the shape. */
  leader: Leader | undefined;
}

/**
 * Computes circles whose areas and overlaps are proportional to the keyword counts. Domains without keywords get no
 * circle.
 */
export function layoutVenn(
  parts: readonly ComparedPart[],
  names: readonly string[],
): { circles: VennCircle[]; regions: VennRegion[] } {
  const sets = sharedSets(parts, names.length).filter(
    ({ sets: domains, size }) => size > 0 || domains.length > 1,
  );
  const nonEmptyDomains = new Set(
    sets.filter(({ sets: domains }) => domains.length === 1).map(({ sets: [only] }) => only),
  );
  const visibleSets = sets.filter(({ sets: domains }) =>
    domains.every((number) => nonEmptyDomains.has(number)),
  );
  if (nonEmptyDomains.size === 0) return { circles: [], regions: [] };
  const areas = layout(visibleSets, {
    width: canvas.width - 2 * sidePadding.x,
    height: canvas.height - 2 * sidePadding.y,
    padding: 2,
    orientation: Math.PI / 2,
  });
  const unlabelledCircles = areas
    .filter(({ data }) => data.sets.length === 1)
    .flatMap(({ data, circles: [circle] }) =>
      circle ? [{ domain: Number(data.sets[0]), ...offsetCircle(circle) }] : [],
    );
  const circles = attachLeaders(unlabelledCircles, names);
  const shapes = areas.flatMap(({ data, distinctPath }) => {
    const domains = data.sets.map(Number);
    const part = parts.find((a) => a.domains.join() === domains.join());
    return part && distinctPath !== '' ? [{ ...part, path: distinctPath }] : [];
  });
  return { circles, regions: placeNumbers(shapes, circles, names) };
}

/** Adds the padding, which the layout does not include. `pathsTransform` adds it to paths. */
function offsetCircle(circle: Circle): Circle {
  return { x: circle.x + sidePadding.x, y: circle.y + sidePadding.y, radius: circle.radius };
}

/** Adds the padding to the paths. */
export const pathsTransform = `translate(${sidePadding.x} ${sidePadding.y})`;

/** Approximate text metrics at 13 px: width of a letter, of the dot before a name and of a digit, and line height. */
const textSizePx = { initial: 6.4, dot: 13, digit: 7, line: 14 } as const;
/** Gap between a leader line and its number. */
const labelGap = 5;
const maxNameLength = 22;

/** Truncates a name to the available width. */
export function shortenName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name;
}

function numberBoxSize(keywords: number): Pick<Box, 'width' | 'height'> {
  // Numbers from 100,000 are abbreviated; smaller ones contain a thousands separator.
  const charCount = keywords < 100_000 ? String(keywords).length + (keywords < 1000 ? 0 : 0.6) : 5;
  return { width: charCount * textSizePx.digit + labelGap, height: textSizePx.line };
}

/** Places the number of each part, largest part first, inside the shape or outside with a leader line. */
function placeNumbers(
  shapes: readonly (ComparedPart & { path: string })[],
  circles: readonly VennCircle[],
  names: readonly string[],
): VennRegion[] {
  const textBoxes = circles.map((circle) => nameBox(circle, names));
  const measuredShapes = [...shapes]
    .sort((a, b) => b.keywords - a.keywords)
    .map((shape) => {
      const size = numberBoxSize(shape.keywords);
      const membership = circles.map(({ domain }) => shape.domains.includes(domain));
      const position = findInnerPosition(circles, membership, size);
      if (position?.isInside) textBoxes.push({ ...position.point, ...size });
      return { shape, size, place: position };
    });
  return measuredShapes.map(({ shape, size, place: position }) => {
    if (!position) return { ...shape, text: undefined, leader: undefined };
    if (position.isInside) return { ...shape, text: position.point, leader: undefined };
    const box = findOuterPosition(position.point, size, { circles, textBoxes });
    if (!box) return { ...shape, text: undefined, leader: undefined };
    textBoxes.push(box);
    return {
      ...shape,
      text: { x: box.x, y: box.y },
      leader: { from: nearestBoxPoint(box, position.point), to: position.point },
    };
  });
}

const labelEdges = { left: 10, right: canvas.width - 10, top: 16, bottom: canvas.height - 8 } as const;

/** Attaches a leader line to every name. */
function attachLeaders(
  circles: readonly Omit<VennCircle, 'label' | 'leader'>[],
  names: readonly string[],
): VennCircle[] {
  const labels = placeLabels(circles);
  return circles.flatMap((circle) => {
    const label = labels.get(circle.domain);
    if (!label) return [];
    const remaining = circles.filter((b) => b !== circle);
    const box = nameBox({ domain: circle.domain, label }, names);
    const to = nearestEdgePoint(nearestBoxPoint(box, circle), circle, remaining);
    return [{ ...circle, label, leader: { from: nearestBoxPoint(box, to), to } }];
  });
}

/** Bounding box of a name and its dot. */
function nameBox({ domain, label }: Pick<VennCircle, 'domain' | 'label'>, names: readonly string[]): Box {
  const width = shortenName(names[domain - 1] ?? '').length * textSizePx.initial + textSizePx.dot;
  const middle = { start: width / 2, middle: 0, end: -width / 2 }[label.anchor];
  return { x: label.x + middle, y: label.y - 4, width, height: textSizePx.line };
}

function placeLabels(
  circles: readonly Pick<VennCircle, 'domain' | 'x' | 'y'>[],
): Map<number, VennCircle['label']> {
  const byX = [...circles].sort((a, b) => a.x - b.x);
  const [top, middle, bottom] = [...circles].sort((a, b) => a.y - b.y);
  if (!top || !middle || !bottom) return new Map(cornerLabels(byX, labelEdges.top));
  const isAbove = middle.y - top.y > bottom.y - middle.y;
  const middleAnchor = isAbove ? top : bottom;
  const y = isAbove ? labelEdges.top : labelEdges.bottom;
  return new Map<number, VennCircle['label']>([
    [middleAnchor.domain, { x: canvas.width / 2, y, anchor: 'middle' }],
    ...cornerLabels(
      byX.filter((circle) => circle !== middleAnchor),
      isAbove ? labelEdges.bottom : labelEdges.top,
    ),
  ]);
}

function cornerLabels(
  byX: readonly Pick<VennCircle, 'domain'>[],
  y: number,
): [number, VennCircle['label']][] {
  return byX.map(({ domain }, index) => [
    domain,
    index === 0 ? { x: labelEdges.left, y, anchor: 'start' } : { x: labelEdges.right, y, anchor: 'end' },
  ]);
}
