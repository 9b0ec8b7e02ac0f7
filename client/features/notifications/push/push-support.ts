/** The script that shows messages while no page is open; at the root, so that its scope is the whole site. */
const workerUrl = '/push-worker.js';

/** Whether this browser can show messages of a site at all. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** This browser's subscription, where it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerUrl);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser for messages signed with the key. Throws where the browser's message service is not reached. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerUrl);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) });
}

/** A subscription as the server takes it. */
export function serializeSubscription(subscription: PushSubscription) {
  return {
    endpoint: subscription.endpoint,
    p256dh: encodeBase64Url(subscription.getKey('p256dh')),
    auth: encodeBase64Url(subscription.getKey('auth')),
  };
}

/** Bytes of a text in base64url. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Bytes as a text in base64url, without the padding. */
export function encodeBase64Url(key: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
