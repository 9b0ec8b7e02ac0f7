/**
 * Query parameters that logs contain. All others are redacted, because clients also send secrets, e-mails and searched
 * texts as parameters.
 */
const loggedNames: ReadonlySet<string> = new Set([
  'base',
  'columns',
  'db',
  'encoding',
  'format',
  'from',
  'lang',
  'limit',
  'offset',
  'page',
  'per_page',
  'sort',
  'type',
]);

/** Values of logged parameters. Encoded or long values could contain another parameter. */
const plainValue = /^[\w.,:|+-]{0,64}$/;

/** Log fields that pino redacts. */
export const secretPaths: string[] = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-api-token"]',
  'req.headers["x-keyso-token"]',
  'req.headers["x-csrf-token"]',
  'headers.authorization',
  'headers.cookie',
  // Parameters of a failed PostgreSQL statement may contain password hashes.
  'err.parameters',
  'password',
  'token',
];

/** Redacts emailed links and all query parameters outside an allow-list in a URL, and limits its length. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const redactedPath = path.split('/').map(redactSegment).join('/');
  const redacted =
    query === undefined ? redactedPath : `${redactedPath}?${query.split('&').map(redactParameter).join('&')}`;
  return redacted.slice(0, 2000);
}

/** Emailed links contain 32 random bytes in base64url as a path segment. E-mails are personal data. */
function redactSegment(segment: string): string {
  return /^[\w-]{43}(?![\w-])|.@./.test(decodeSafely(segment)) ? '[redacted]' : segment;
}

function redactParameter(pair: string): string {
  if (pair === '') return pair;
  const [name = '', value] = pair.split(/=(.*)/s, 2);
  if (loggedNames.has(name) && value !== undefined && plainValue.test(value)) return pair;
  return /^[\w-]{1,32}$/.test(name) && value !== undefined ? `${name}=[redacted]` : '[redacted]';
}

function decodeSafely(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
