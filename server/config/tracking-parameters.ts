/**
 * Query parameters that search engines and advertising systems add to addresses, from their documentation. They differ
 * between visitors and do not change the page. A name may end with `*`.
 */
export const defaultTrackingParameters =
  'srsltid, gclid, gclsrc, gbraid, wbraid, gad_source, gad_campaignid, dclid, msclkid, yclid, ysclid, ymclid, yrclid, yabizcmpgn, fbclid, twclid, ttclid, li_fat_id, igshid, epik, rb_clickid, _openstat, mc_eid, _gl';

/** The format for error messages. */
export const trackingParametersFormat =
  'must be names of query parameters, separated by commas, as "srsltid, utm_*", or none';

const namePattern = /^[\w.-]{1,100}\*?$/;
const maxNames = 200;

/** Parses a list of names into lower case. Undefined if it is invalid. */
export function parseTrackingParameters(text: string): string[] | undefined {
  if (text.trim().toLowerCase() === 'none') return [];
  const names = text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names.length <= maxNames && names.every((name) => namePattern.test(name))
    ? [...new Set(names)].toSorted()
    : undefined;
}

let configured: { text: string; names: readonly string[] } | undefined;

/**
 * The names in `TRACKING_PARAMETERS`. Read from the environment of the process, because every conversion of an address
 * needs them; the start of the process validates the variable.
 */
export function trackingParameters(): readonly string[] {
  const text = process.env['TRACKING_PARAMETERS'] || defaultTrackingParameters;
  if (configured?.text !== text) {
    const names = parseTrackingParameters(text);
    if (!names) throw new Error(`TRACKING_PARAMETERS ${trackingParametersFormat}`);
    configured = { text, names };
  }
  return configured.names;
}
