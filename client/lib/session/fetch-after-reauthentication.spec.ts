import { expect, it, vi } from 'vitest';
import { fetchAfterReauthentication } from './fetch-after-reauthentication.js';
import { resumeSession, dismissSessionExpired } from './session-end.js';

const unauthorizedResponse = () =>
  new Response(JSON.stringify({ message: 'over', code: 'SESSION_OUT_OF_DATE' }), { status: 401 });
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));

it('retries a request after re-authentication', async () => {
  const send = vi.fn(() =>
    Promise.resolve(send.mock.calls.length === 1 ? unauthorizedResponse() : new Response('rows')),
  );
  const response = fetchAfterReauthentication(send);
  await flushPromises();
  expect(send).toHaveBeenCalledTimes(1);
  resumeSession();
  expect(await (await response).text()).toBe('rows');
  expect(send).toHaveBeenCalledTimes(2);
});

it('returns the error response after the dialog was dismissed', async () => {
  const send = vi.fn(() => Promise.resolve(unauthorizedResponse()));
  const response = fetchAfterReauthentication(send);
  await flushPromises();
  dismissSessionExpired();
  expect((await response).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
  resumeSession();
});

it('returns other errors to the caller', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('{"code":"WRONG_CREDENTIALS"}', { status: 401 })));
  expect((await fetchAfterReauthentication(send)).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
});
