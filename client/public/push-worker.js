/*
 * Service worker that shows push messages while no page is open. It caches nothing and intercepts no request.
 * A message is JSON: {title, body, click_action}; `click_action` is a path of this site.
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

/** Parses a push message. Text that is not JSON becomes the title. */
function messageOf(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return { title: data.text() };
  }
}

/** Absolute URL of a link; the start page if the link leaves this site. */
function addressOf(link) {
  const address = new URL(typeof link === 'string' ? link : '/', self.location.origin);
  return address.origin === self.location.origin ? address.href : `${self.location.origin}/`;
}

/** Focuses a window that already shows the URL, or opens a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}
