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

/** Room at the sides for names and for numbers that stand outside. */
const sidePadding = { x: 66, y: 30 } as const;

/** A line between a text and what it is about. */
export interface Leader {
  from: Point;
  to: Point;
}

/** A circle of one domain. */
interface VennCircle extends Circle {
  /** Number of the domain, from 1. */
  domain: number;
  /** Where its name stands. */
  label: Point & { anchor: 'start' | 'middle' | 'end' };
  /** From its name to its edge. */
  leader: Leader;
}

/** Keywords that exactly some domains have, as a shape. */
export interface VennRegion extends ComparedPart {
  path: string;
  /** Middle of its number; undefined where the drawing shows no such part: the list beside it does. */
  text: Point | undefined;
  /** From its number to the shape, where that stands outside. */
  leader: Leader | undefined;
}

/**
 * Circles whose areas and overlaps are as large as what the domains have and share; domains without keywords have none.
 * `names` are those that stand beside the circles.
 */
export function layoutVenn(
  parts: readonly ComparedPart[],
  names: readonly string[],
): { circles: VennCircle[]; regions: VennRegion[] } {
  const sets = sharedSets(parts, names.length).filter(
    ({ sets: subset, size }) => size > 0 || subset.length > 1,
  );
  const nonEmptyDomains = new Set(
    sets.filter(({ sets: subset }) => subset.length === 1).map(({ sets: [only] }) => only),
  );
  const drawnSets = sets.filter(({ sets: subset }) => subset.every((number) => nonEmptyDomains.has(number)));
  if (nonEmptyDomains.size === 0) return { circles: [], regions: [] };
  const areas = layout(drawnSets, {
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
  const circles = placeNames(unlabelledCircles, names);
  const shapes = areas.flatMap(({ data, distinctPath }) => {
    const domains = data.sets.map(Number);
    const part = parts.find((one) => one.domains.join() === domains.join());
    return part && distinctPath !== '' ? [{ ...part, path: distinctPath }] : [];
  });
  return { circles, regions: placeNumbers(shapes, circles, names) };
}

/** The layout knows nothing of the room around it; paths are moved as a whole where they are drawn. */
function offsetCircle(circle: Circle): Circle {
  return { x: circle.x + sidePadding.x, y: circle.y + sidePadding.y, radius: circle.radius };
}

/** Moves paths into the drawing. */
export const pathsTransform = `translate(${sidePadding.x} ${sidePadding.y})`;

/** Pixels that signs of 13 px take: a letter of a name with its dot, a digit. */
const charWidth = { initial: 6.4, dot: 13, digit: 7, line: 14 } as const;
/** A line ends so far from the number that it leads to. */
const margin = 5;
const maxNameLength = 22;

/** A name as there is room for it. */
export function shortenName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name;
}

function numberBoxSize(keywords: number): Pick<Box, 'width' | 'height'> {
  // From a hundred thousand on numbers are written short; a blank or a comma stands between thousands.
  const charCount = keywords < 100_000 ? String(keywords).length + (keywords < 1000 ? 0 : 0.6) : 5;
  return { width: charCount * charWidth.digit + margin, height: charWidth.line };
}

/** Numbers in their shapes, or outside at a line where the shape is too small: the largest choose first. */
function placeNumbers(
  shapes: readonly (ComparedPart & { path: string })[],
  circles: readonly VennCircle[],
  names: readonly string[],
): VennRegion[] {
  const textBoxes = circles.map((circle) => nameBox(circle, names));
  const measuredShapes = [...shapes]
    .sort((one, other) => other.keywords - one.keywords)
    .map((shape) => {
      const size = numberBoxSize(shape.keywords);
      const within = circles.map(({ domain }) => shape.domains.includes(domain));
      const position = findInnerPosition(circles, within, size);
      if (position?.isInside) textBoxes.push({ ...position.at, ...size });
      return { shape, size, place: position };
    });
  return measuredShapes.map(({ shape, size, place: position }) => {
    if (!position) return { ...shape, text: undefined, leader: undefined };
    if (position.isInside) return { ...shape, text: position.at, leader: undefined };
    const box = findOuterPosition(position.at, size, { circles, textBoxes });
    if (!box) return { ...shape, text: undefined, leader: undefined };
    textBoxes.push(box);
    return {
      ...shape,
      text: { x: box.x, y: box.y },
      leader: { from: nearestBoxPoint(box, position.at), to: position.at },
    };
  });
}

const labelEdges = { left: 10, right: canvas.width - 10, top: 16, bottom: canvas.height - 8 } as const;

/**
 * Where the names stand, so that none covers another one however near the circles lie: of two at the upper corners, of three
 * one in the middle above or below and the others at the corners across.
 */
function placeNames(
  circles: readonly Omit<VennCircle, 'label' | 'leader'>[],
  names: readonly string[],
): VennCircle[] {
  const labels = labelsOf(circles);
  return circles.flatMap((circle) => {
    const label = labels.get(circle.domain);
    if (!label) return [];
    const remaining = circles.filter((other) => other !== circle);
    const box = nameBox({ domain: circle.domain, label }, names);
    const to = nearestEdgePoint(nearestBoxPoint(box, circle), circle, remaining);
    return [{ ...circle, label, leader: { from: nearestBoxPoint(box, to), to } }];
  });
}

/** What a name covers, its dot with it. */
function nameBox({ domain, label }: Pick<VennCircle, 'domain' | 'label'>, names: readonly string[]): Box {
  const width = shortenName(names[domain - 1] ?? '').length * charWidth.initial + charWidth.dot;
  const middle = { start: width / 2, middle: 0, end: -width / 2 }[label.anchor];
  return { x: label.x + middle, y: label.y - 4, width, height: charWidth.line };
}

function labelsOf(
  circles: readonly Pick<VennCircle, 'domain' | 'x' | 'y'>[],
): Map<number, VennCircle['label']> {
  const byX = [...circles].sort((one, other) => one.x - other.x);
  const [top, middle, bottom] = [...circles].sort((one, other) => one.y - other.y);
  if (!top || !middle || !bottom) return new Map(cornersOf(byX, labelEdges.top));
  const isAbove = middle.y - top.y > bottom.y - middle.y;
  const middleLabelled = isAbove ? top : bottom;
  const y = isAbove ? labelEdges.top : labelEdges.bottom;
  return new Map<number, VennCircle['label']>([
    [middleLabelled.domain, { x: canvas.width / 2, y, anchor: 'middle' }],
    ...cornersOf(
      byX.filter((circle) => circle !== middleLabelled),
      isAbove ? labelEdges.bottom : labelEdges.top,
    ),
  ]);
}

function cornersOf(byX: readonly Pick<VennCircle, 'domain'>[], y: number): [number, VennCircle['label']][] {
  return byX.map(({ domain }, at) => [
    domain,
    at === 0 ? { x: labelEdges.left, y, anchor: 'start' } : { x: labelEdges.right, y, anchor: 'end' },
  ]);
}
