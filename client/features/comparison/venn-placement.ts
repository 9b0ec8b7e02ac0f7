/** Size of the drawing, in its own units. */
export const canvas = { width: 420, height: 260 } as const;

export interface Point {
  x: number;
  y: number;
}

export interface Circle extends Point {
  radius: number;
}

/** What a text covers, around its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Room that a text keeps from edges and other texts. */
const minGap = 3;
/** Steps of the search for a place, in units of the drawing and parts of a whole turn. */
const searchStep = 2;
const angleSteps = 48;

/** Whether a point lies in just those of the circles, by their places in the list. */
type Membership = readonly boolean[];

/** Where a text of this size stands in a part of the diagram; `isInside` where the part has the room, else at its widest place. */
interface LabelPosition {
  at: Point;
  isInside: boolean;
}

/** The widest place of the part that lies in just these circles; undefined where the drawing has no such part. */
export function findInnerPosition(
  circles: readonly Circle[],
  within: Membership,
  size: Pick<Box, 'width' | 'height'>,
): LabelPosition | undefined {
  const [bounds] = circles.filter((_, at) => within[at]).sort((one, other) => one.radius - other.radius);
  if (!bounds) return undefined;
  let widest: { at: Point; clearance: number } | undefined;
  let bestFitting: { at: Point; clearance: number } | undefined;
  for (const x of stepsAcross(bounds.x, bounds.radius, canvas.width)) {
    for (const y of stepsAcross(bounds.y, bounds.radius, canvas.height)) {
      const at = { x, y };
      const clearance = clearanceOf(at, circles, within);
      if (clearance <= 0) continue;
      if (!widest || clearance > widest.clearance) widest = { at, clearance };
      if (bestFitting && clearance <= bestFitting.clearance) continue;
      if (
        boxOutlinePoints({ ...at, ...size }).every((point) => clearanceOf(point, circles, within) >= minGap)
      ) {
        bestFitting = { at, clearance };
      }
    }
  }
  const best = bestFitting ?? widest;
  return best && { at: best.at, isInside: bestFitting !== undefined };
}

/** Where the search looks across a circle. */
function stepsAcross(middle: number, radius: number, max: number): number[] {
  const from = Math.max(0, Math.ceil((middle - radius) / searchStep));
  const to = Math.min(Math.floor((middle + radius) / searchStep), Math.ceil(max / searchStep) - 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => (from + index) * searchStep);
}

/** The nearest place beside all circles and other texts for a text about this point; undefined where the drawing is full. */
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
        circles.every((circle) => !touches(box, circle)) &&
        textBoxes.every((text) => !overlap(box, text)) &&
        textBoxes.every((text) => !crosses(point, box, text));
      if (isFree) return box;
    }
  }
  return undefined;
}

/** The point of a circle's edge to which a line from outside leads: the nearest that no other circle covers, where there is one. */
export function nearestEdgePoint(from: Point, circle: Circle, remaining: readonly Circle[]): Point {
  const edge = Array.from({ length: angleSteps }, (_, angleStep) => {
    const angle = (angleStep / angleSteps) * 2 * Math.PI;
    return {
      x: circle.x + circle.radius * Math.cos(angle),
      y: circle.y + circle.radius * Math.sin(angle),
    };
  });
  const uncovered = edge.filter((point) => remaining.every((other) => distance(point, other) > other.radius));
  const [nearest = from] = (uncovered.length > 0 ? uncovered : edge).sort(
    (one, other) => distance(one, from) - distance(other, from),
  );
  return nearest;
}

/** The point of a text's rim that is nearest to another one: a line starts there. */
export function nearestBoxPoint(box: Box, to: Point): Point {
  const clamp = (value: number, middle: number, half: number) =>
    Math.min(Math.max(value, middle - half), middle + half);
  return { x: clamp(to.x, box.x, box.width / 2), y: clamp(to.y, box.y, box.height / 2) };
}

/** How far a point is from every circle's edge; not above zero where it lies in other circles than these. */
function clearanceOf(point: Point, circles: readonly Circle[], within: Membership): number {
  // Asked of tens of thousands of points: lists made for each would be most of the work.
  let min = Infinity;
  let at = 0;
  for (const circle of circles) {
    const inside = circle.radius - distance(point, circle);
    min = Math.min(min, within[at] === true ? inside : -inside);
    if (min <= 0) return min;
    at += 1;
  }
  return min;
}

function boxOutlinePoints({ x, y, width, height }: Box): Point[] {
  return [-0.5, 0, 0.5].flatMap((across) =>
    [-0.5, 0, 0.5].map((down) => ({ x: x + across * width, y: y + down * height })),
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

function touches(box: Box, circle: Circle): boolean {
  return distance(nearestBoxPoint(box, circle), circle) < circle.radius + 2 * minGap;
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + minGap &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + minGap
  );
}

function crosses(from: Point, to: Point, text: Box): boolean {
  return Array.from({ length: 40 }, (_, at) => at / 40).some((part) =>
    overlap(
      {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        width: 0,
        height: 0,
      },
      text,
    ),
  );
}

function distance(one: Point, other: Point): number {
  // Several times as fast as Math.hypot, which guards against figures that no drawing has.
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
}
