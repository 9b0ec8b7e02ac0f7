/** Size of the diagram in SVG units. */
export const canvas = { width: 420, height: 260 } as const;

export interface Point {
  x: number;
  y: number;
}

export interface Circle extends Point {
  radius: number;
}

/** Bounding box of a text, with its centre as position. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Minimum distance of a text from edges and other texts. */
const minGap = 3;
/** Grid step of the search and number of directions. */
const searchStep = 2;
const angleSteps = 48;

/** Per circle: whether a point must be inside. */
type Membership = readonly boolean[];

/** Position of a label. If the text does not fit inside, it is the point with the most clearance. */
interface LabelPosition {
  point: Point;
  isInside: boolean;
}

/** Finds the point with the most clearance inside exactly these circles; undefined if they have no such region. */
export function findInnerPosition(
  circles: readonly Circle[],
  membership: Membership,
  size: Pick<Box, 'width' | 'height'>,
): LabelPosition | undefined {
  const [bounds] = circles.filter((_, index) => membership[index]).sort((a, b) => a.radius - b.radius);
  if (!bounds) return undefined;
  let bestClearance: { point: Point; clearance: number } | undefined;
  let bestFit: { point: Point; clearance: number } | undefined;
  for (const x of stepsAcross(bounds.x, bounds.radius, canvas.width)) {
    for (const y of stepsAcross(bounds.y, bounds.radius, canvas.height)) {
      const point = { x, y };
      const clearance = computeClearance(point, circles, membership);
      if (clearance <= 0) continue;
      if (!bestClearance || clearance > bestClearance.clearance) bestClearance = { point, clearance };
      if (bestFit && clearance <= bestFit.clearance) continue;
      if (
        boxOutlinePoints({ ...point, ...size }).every(
          (outlinePoint) => computeClearance(outlinePoint, circles, membership) >= minGap,
        )
      ) {
        bestFit = { point, clearance };
      }
    }
  }
  const best = bestFit ?? bestClearance;
  return best && { point: best.point, isInside: bestFit !== undefined };
}

/** Grid coordinates across a circle. */
function stepsAcross(middle: number, radius: number, max: number): number[] {
  const from = Math.max(0, Math.ceil((middle - radius) / searchStep));
  const to = Math.min(Math.floor((middle + radius) / searchStep), Math.ceil(max / searchStep) - 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => (from + index) * searchStep);
}

/** Finds the nearest free position outside all circles and texts; undefined if there is none. */
export function findOuterPosition(
  point: Point,
  size: Pick<Box, 'width' | 'height'>,
  { circles, textBoxes }: { circles: readonly Circle[]; textBoxes: readonly Box[] },
): Box | undefined {
  for (let distance = searchStep; distance < canvas.width; distance += searchStep) {
    for (let angleStep = 0; angleStep < angleSteps; angleStep += 1) {
      const angle = (angleStep / angleSteps) * 2 * Math.PI;
      const box = {
        x: point.x + distance * Math.cos(angle),
        y: point.y + distance * Math.sin(angle),
        ...size,
      };
      const isFree =
        isInCanvas(box) &&
        circles.every((circle) => !boxTouchesCircle(box, circle)) &&
        textBoxes.every((text) => !boxesOverlap(box, text)) &&
        textBoxes.every((text) => !lineCrossesBox(point, box, text));
      if (isFree) return box;
    }
  }
  return undefined;
}

/** Nearest uncovered point on the edge of a circle, as the end of a leader line. */
export function nearestEdgePoint(from: Point, circle: Circle, otherCircles: readonly Circle[]): Point {
  const edge = Array.from({ length: angleSteps }, (_, angleStep) => {
    const angle = (angleStep / angleSteps) * 2 * Math.PI;
    return {
      x: circle.x + circle.radius * Math.cos(angle),
      y: circle.y + circle.radius * Math.sin(angle),
    };
  });
  const uncovered = edge.filter((point) => otherCircles.every((b) => distance(point, b) > b.radius));
  const [nearest = from] = (uncovered.length > 0 ? uncovered : edge).sort(
    (a, b) => distance(a, from) - distance(b, from),
  );
  return nearest;
}

/** Nearest point of a text box, as the start of a leader line. */
export function nearestBoxPoint(box: Box, to: Point): Point {
  const clamp = (value: number, middle: number, halfSize: number) =>
    Math.min(Math.max(value, middle - halfSize), middle + halfSize);
  return { x: clamp(to.x, box.x, box.width / 2), y: clamp(to.y, box.y, box.height / 2) };
}

/** Signed distance to the nearest circle edge; negative outside the region. */
function computeClearance(point: Point, circles: readonly Circle[], membership: Membership): number {
  // Avoids allocations, because it runs for tens of thousands of points.
  let min = Infinity;
  let at = 0;
  for (const circle of circles) {
    const inside = circle.radius - distance(point, circle);
    min = Math.min(min, membership[at] === true ? inside : -inside);
    if (min <= 0) return min;
    at += 1;
  }
  return min;
}

function boxOutlinePoints({ x, y, width, height }: Box): Point[] {
  return [-0.5, 0, 0.5].flatMap((xFraction) =>
    [-0.5, 0, 0.5].map((yFraction) => ({ x: x + xFraction * width, y: y + yFraction * height })),
  );
}

function isInCanvas({ x, y, width, height }: Box): boolean {
  return (
    x - width / 2 >= minGap &&
    x + width / 2 <= canvas.width - minGap &&
    y - height / 2 >= minGap &&
    y + height / 2 <= canvas.height - minGap
  );
}

function boxTouchesCircle(box: Box, circle: Circle): boolean {
  return distance(nearestBoxPoint(box, circle), circle) < circle.radius + 2 * minGap;
}

function boxesOverlap(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + minGap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + minGap
  );
}

function lineCrossesBox(from: Point, to: Point, text: Box): boolean {
  return Array.from({ length: 40 }, (_, index) => index / 40).some((fraction) =>
    boxesOverlap(
      {
        x: from.x + (to.x - from.x) * fraction,
        y: from.y + (to.y - from.y) * fraction,
        width: 0,
        height: 0,
      },
      text,
    ),
  );
}

function distance(a: Point, b: Point): number {
  // Several times faster than Math.hypot, whose overflow protection is not needed here.
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
