/** Query parameters that hold a secret and are never written to a log. */
const secretNames: ReadonlySet<string> = new Set(['auth-token', 'token', 'uid', 'password', 'password2']);

/** Headers that hold a secret, by pino's paths. */
export const secretPaths: string[] = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-api-token"]',
  'req.headers["x-keyso-token"]',
  'req.headers["x-csrf-token"]',
  'headers.authorization',
  'headers.cookie',
  // Values of a statement that PostgreSQL refused, hashes of passwords among them.
  'err.parameters',
  'password',
  'token',
];

/** An address as it may stand in a log: without the values of secret parameters and of mailed links, and of a bounded length. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const redactedPath = path.split('/').map(redactSegment).join('/');
  const redacted =
    query === undefined ? redactedPath : `${redactedPath}?${query.split('&').map(redactParameter).join('&')}`;
  return redacted.slice(0, 2000);
}

/** The links of letters hold their secrets in the path: 32 random bytes in base64url. */
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
