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
    tell: 'Tell me when it is ready',
    willTell: 'You will get a notification.',
    title: 'Push notifications',
    subtitle: 'in this browser',
    label: 'Notify me when a task ends',
    text: 'For example, when an import of files is done. It works even with this page closed.',
    elsewhere: 'They go to another browser of yours.',
    blockedTitle: 'Notifications are blocked for this site.',
    blocked:
      'Open the site’s settings from the icon left of the address, set Notifications to Allow, and reload the page.',
    dismissed:
      'Your browser was not allowed to show notifications. Turn them on again to be asked once more.',
    failedTitle: 'Notifications were not turned on.',
    failedOff: 'Notifications were not turned off.',
    unreachable: 'Your browser could not reach its push service. Try again later.',
  },
} as const;
