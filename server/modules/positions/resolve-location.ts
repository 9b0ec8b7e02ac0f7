import { serpLocations, type SerpLocation } from '../../config/serp-locations.js';

/** Provider location of a database; falls back to the project's own location, or undefined. */
export function resolveLocation(code: string, customLocation: string): SerpLocation | undefined {
  return (
    serpLocations[code] ??
    (customLocation === '' ? undefined : { canonicalName: customLocation, country: '' })
  );
}
