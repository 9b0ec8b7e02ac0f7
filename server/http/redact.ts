/** Query parameters that hold a secret and are never written to a log. */
const secretParameter = /([?&](?:auth-token|token|password)=)[^&#]*/gi;

/** Headers that hold a secret, by pino's paths. */
export const secretPaths: string[] = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-api-token"]',
  'req.headers["x-keyso-token"]',
  'req.headers["x-csrf-token"]',
  'headers.authorization',
  'headers.cookie',
  'password',
  'token',
];

/** An address as it may stand in a log: without the values of secret parameters, and of a bounded length. */
export function redactedUrl(url: string): string {
  const decodedNames = url.replace(/%2d/gi, '-');
  return decodedNames.replace(secretParameter, '$1[redacted]').slice(0, 2000);
}
