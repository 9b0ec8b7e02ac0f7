import { serpLocations, type SerpLocation } from '../../config/serp-locations.js';

/** What services call a region: as it is known of its database, else as the project says; undefined where neither does. */
export function locationOf(code: string, said: string): SerpLocation | undefined {
  return serpLocations[code] ?? (said === '' ? undefined : { place: said, country: '' });
}
