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
export function redactedUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const shownPath = path.split('/').map(redactedStep).join('/');
  const shown =
    query === undefined ? shownPath : `${shownPath}?${query.split('&').map(redactedPair).join('&')}`;
  return shown.slice(0, 2000);
}

/** The links of letters hold their secrets in the path: 32 random bytes in base64url. */
function redactedStep(step: string): string {
  return /^[\w-]{43}(?![\w-])/.test(decoded(step)) ? '[redacted]' : step;
}

function redactedPair(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  return secretNames.has(decoded(name).toLowerCase()) ? `${name}=[redacted]` : pair;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
