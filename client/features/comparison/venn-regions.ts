import { layout } from '@upsetjs/venn.js';
import { type ComparedPart, sharedSets } from './compared-parts.js';

/** Size of the drawing, in its own units. */
export const canvas = { width: 420, height: 260 } as const;
/** Room at the sides for the names of the sites. */
const room = { x: 66, y: 26 } as const;
/** A number nearer to an edge than this has no room: the list beside the diagram has it. */
const clearance = 11;

/** A circle of one domain. */
interface VennCircle {
  /** Number of the domain, from 1. */
  domain: number;
  x: number;
  y: number;
  radius: number;
  /** Where its name stands. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

type Placed = Omit<VennCircle, 'label'>;

/** Keywords that exactly some domains have, as a shape. */
export interface VennRegion extends ComparedPart {
  path: string;
  /** Where its number stands; undefined where there is no room for it. */
  text: { x: number; y: number } | undefined;
}

/** Circles whose areas and overlaps are as large as what the domains have and share; domains without keywords have none. */
export function layVenn(
  parts: readonly ComparedPart[],
  count: number,
): { circles: VennCircle[]; regions: VennRegion[] } {
  const sets = sharedSets(parts, count).filter(({ sets: choice, size }) => size > 0 || choice.length > 1);
  const there = new Set(
    sets.filter(({ sets: choice }) => choice.length === 1).map(({ sets: [only] }) => only),
  );
  const known = sets.filter(({ sets: choice }) => choice.every((number) => there.has(number)));
  if (there.size === 0) return { circles: [], regions: [] };
  const areas = layout(known, {
    width: canvas.width - 2 * room.x,
    height: canvas.height - 2 * room.y,
    padding: 2,
    orientation: Math.PI / 2,
  });
  const circles = areas
    .filter(({ data }) => data.sets.length === 1)
    .flatMap(({ data, circles: [circle] }) =>
      circle ? [{ domain: Number(data.sets[0]), ...moved(circle) }] : [],
    );
  const labels = labelsOf(circles);
  return {
    circles: circles.flatMap((circle) => {
      const label = labels.get(circle.domain);
      return label ? [{ ...circle, label }] : [];
    }),
    regions: areas.flatMap(({ data, distinctPath, text }) => {
      const domains = data.sets.map(Number);
      const part = parts.find((one) => one.domains.join() === domains.join());
      if (!part || distinctPath === '') return [];
      return [{ ...part, path: distinctPath, text: hasRoom(moved(text), circles) ? moved(text) : undefined }];
    }),
  };
}

/** The layout knows nothing of the room around it; paths are moved as a whole where they are drawn. */
function moved<Point extends { x: number; y: number }>(point: Point): Point {
  return { ...point, x: point.x + room.x, y: point.y + room.y };
}

/** Moves paths into the drawing. */
export const pathsTransform = `translate(${room.x} ${room.y})`;

const edge = { left: 10, right: canvas.width - 10, top: 16, bottom: canvas.height - 8 } as const;

/**
 * Where the names stand, so that none covers another one however near the circles lie: of two at the upper corners, of three
 * one in the middle above or below and the others at the corners across.
 */
function labelsOf(circles: readonly Placed[]): Map<number, VennCircle['label']> {
  const byX = [...circles].sort((one, other) => one.x - other.x);
  if (circles.length < 3) return new Map(cornersOf(byX, edge.top));
  const byY = [...circles].sort((one, other) => one.y - other.y);
  const [top, middle, bottom] = byY as [Placed, Placed, Placed];
  const isAbove = middle.y - top.y > bottom.y - middle.y;
  const alone = isAbove ? top : bottom;
  const y = isAbove ? edge.top : edge.bottom;
  return new Map<number, VennCircle['label']>([
    [alone.domain, { x: canvas.width / 2, y, anchor: 'middle' }],
    ...cornersOf(
      byX.filter((circle) => circle !== alone),
      isAbove ? edge.bottom : edge.top,
    ),
  ]);
}

function cornersOf(byX: readonly Placed[], y: number): [number, VennCircle['label']][] {
  return byX.map(({ domain }, at) => [
    domain,
    at === 0 ? { x: edge.left, y, anchor: 'start' } : { x: edge.right, y, anchor: 'end' },
  ]);
}

/** Whether a number at this point stands clear of every circle's edge. */
function hasRoom(point: { x: number; y: number }, circles: readonly Placed[]): boolean {
  return circles.every(
    ({ x, y, radius }) => Math.abs(Math.hypot(point.x - x, point.y - y) - radius) >= clearance,
  );
}
