import { serpLocations, type SerpLocation } from '../../config/serp-locations.js';

/** What services call a region: as it is known of its database, else as the project says; undefined where neither does. */
export function locationOf(code: string, customLocation: string): SerpLocation | undefined {
  return (
    serpLocations[code] ??
    (customLocation === '' ? undefined : { canonicalName: customLocation, country: '' })
  );
}
