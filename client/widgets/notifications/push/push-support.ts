/** Must be in the root folder so that its scope is the entire site. */
const workerUrl = '/push-worker.js';

/** Feature detection for web push. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Push subscription of this browser, or null. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerUrl);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with the server's VAPID key.
 * @throws if the browser's push service is unreachable.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerUrl);
  const { pushManager } = await navigator.serviceWorker.ready;
  // The browser rejects a new subscription while one with a different key exists.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) });
}

/** Subscription in the format of the GraphQL input. */
export function serializeSubscription(subscription: PushSubscription) {
  return {
    endpoint: subscription.endpoint,
    p256dh: encodeBase64Url(subscription.getKey('p256dh')),
    auth: encodeBase64Url(subscription.getKey('auth')),
  };
}

/** Decodes base64url. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Encodes bytes as base64url without padding. */
export function encodeBase64Url(key: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
