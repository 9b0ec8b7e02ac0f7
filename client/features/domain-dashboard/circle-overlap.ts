/** Intersection area of two circles at a distance of their centres. */
export function intersectionArea(r1: number, r2: number, distance: number): number {
  if (distance >= r1 + r2) return 0;
  const smallerRadius = Math.min(r1, r2);
  if (distance <= Math.abs(r1 - r2)) return Math.PI * smallerRadius * smallerRadius;
  const a1 = Math.acos((distance ** 2 + r1 ** 2 - r2 ** 2) / (2 * distance * r1));
  const a2 = Math.acos((distance ** 2 + r2 ** 2 - r1 ** 2) / (2 * distance * r2));
  return r1 * r1 * (a1 - Math.sin(2 * a1) / 2) + r2 * r2 * (a2 - Math.sin(2 * a2) / 2);
}

/** Distance of the centres at which two circles share an area. */
export function distanceForArea(r1: number, r2: number, area: number): number {
  let [near, far] = [Math.abs(r1 - r2), r1 + r2];
  for (let step = 0; step < 40; step += 1) {
    const midpoint = (near + far) / 2;
    if (intersectionArea(r1, r2, midpoint) > area) near = midpoint;
    else far = midpoint;
  }
  return (near + far) / 2;
}
