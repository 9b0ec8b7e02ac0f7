/** Query parameters that are redacted in logs. */
const secretNames: ReadonlySet<string> = new Set(['auth-token', 'token', 'uid', 'password', 'password2']);

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

/** Redacts secret parameters and emailed links in a URL and limits its length. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const redactedPath = path.split('/').map(redactSegment).join('/');
  const redacted =
    query === undefined ? redactedPath : `${redactedPath}?${query.split('&').map(redactParameter).join('&')}`;
  return redacted.slice(0, 2000);
}

/** Emailed links contain 32 random bytes in base64url as a path segment. */
function redactSegment(segment: string): string {
  return /^[\w-]{43}(?![\w-])/.test(decodeSafely(segment)) ? '[redacted]' : segment;
}

function redactParameter(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  return secretNames.has(decodeSafely(name).toLowerCase()) ? `${name}=[redacted]` : pair;
}

function decodeSafely(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
