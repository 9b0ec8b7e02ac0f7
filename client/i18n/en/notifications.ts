/** Texts of system notifications and push messages. */
export const notifications = {
  failed: 'Notifications did not load.',
  empty: 'No unread notifications',
  emptyText: 'Product news and finished tasks appear here.',
  toAccount: 'Set up push notifications',
  all: 'All notifications',
  markRead: 'Mark “{{title}}” as read',
  markReadShort: 'Mark as read',
  markAll: 'Mark all as read',
  notMarked: 'Nothing was marked as read',
  unread_one: '{{formatted}} unread',
  unread_other: '{{formatted}} unread',
  push: {
    tell: 'Notify me when it is ready',
    willTell: 'You will get a notification.',
    title: 'Push notifications',
    subtitle: 'in this browser',
    label: 'Notify me when a task ends',
    text: 'For example, when a file import is complete. It works even if this page is closed.',
    elsewhere: 'They are enabled in another of your browsers.',
    blockedTitle: 'Notifications are blocked for this site.',
    blocked:
      'Open the site’s settings from the icon left of the address, set Notifications to Allow, and reload the page.',
    dismissed:
      'You did not allow your browser to show notifications. Turn them on again to repeat the prompt.',
    failedTitle: 'Notifications were not turned on.',
    failedOff: 'Notifications were not turned off.',
    unreachable: 'Your browser could not reach its push service. Try again later.',
  },
} as const;
