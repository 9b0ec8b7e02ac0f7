/*
 * Shows push messages while no page is open, and leads to what they speak of. It caches nothing and touches no request.
 * A message is JSON: {title, body, click_action}, the last being a path of ours.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title = 'Rivalscope', body = '', click_action: link = '/' } = messageOf(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/mark.svg', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.link)));
});

/** What a message says; a text that is no JSON is its title. */
function messageOf(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return { title: data.text() };
  }
}

/** An address of this site; whatever points elsewhere opens the start page. */
function addressOf(link) {
  const address = new URL(typeof link === 'string' ? link : '/', self.location.origin);
  return address.origin === self.location.origin ? address.href : `${self.location.origin}/`;
}

/** Goes to a page that shows the address already, else opens it. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}
