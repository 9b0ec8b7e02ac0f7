import { demonstrationPassword } from '../../server/modules/accounts/demonstration-password.js';

/** Session headers of a demonstration account, for mutations that API tokens cannot send. */
export async function administratorSession(
  url: string,
  email = 'admin@example.com',
): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  const entered = await fetch(`${url}/api/panel/user/auth`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: demonstrationPassword }),
  });
  if (!entered.ok) throw new Error(`the administrator could not log in: ${await entered.text()}`);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const viewerResponse = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ query: '{ viewer { csrfToken } }' }),
  });
  const { data } = (await viewerResponse.json()) as { data: { viewer: { csrfToken: string } } };
  return { ...json, cookie, 'x-csrf-token': data.viewer.csrfToken };
}

/** Creates an API token in the session of an administrator. */
export async function administratorToken(url: string, session: Record<string, string>): Promise<string> {
  const tokenResponse = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: session,
    body: JSON.stringify({ query: 'mutation { regenerateApiToken { token } }' }),
  });
  const { data } = (await tokenResponse.json()) as { data: { regenerateApiToken: { token: string } } };
  return data.regenerateApiToken.token;
}
