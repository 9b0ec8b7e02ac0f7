import { expect, it } from 'vitest';
import { withoutNotification } from './use-notifications.js';

const item = (id: number) => ({ id, title: `Update ${id}`, link: '', startedAt: '2026-11-01T10:00:00Z' });

it('removes a read notification from the list and the count', () => {
  const notifications = { count: 12, items: [item(3), item(2), item(1)] };
  expect(withoutNotification(notifications, 2)).toEqual({ count: 11, items: [item(3), item(1)] });
});

it('keeps the count when the notification is already removed', () => {
  expect(withoutNotification({ count: 1, items: [item(1)] }, 7)).toEqual({ count: 1, items: [item(1)] });
  expect(withoutNotification(undefined, 7)).toEqual({ count: 0, items: [] });
});
