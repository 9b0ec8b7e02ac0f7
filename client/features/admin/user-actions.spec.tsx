import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, RejectedError, startPage } from '../../testing/in-page.js';
import type { AdminUser } from './admin-user.js';
import { UserActions } from './user-actions.js';

beforeAll(() => startPage(['admin', 'forms']));
afterEach(cleanup);

const user = {
  id: 7,
  email: 'reader@xn--bcher-kva.example',
  isAdministrator: false,
  administratorRole: null,
  blockedAt: null,
  sessions: [],
} as unknown as AdminUser;

it('the dialog that blocks a user focuses the password, confirms with Enter and shows its errors', async () => {
  let password: unknown;
  const responses = {
    AdministratorRole: () => ({ administratorRole: 'owner' }),
    BlockAccount: (variables: Readonly<Record<string, unknown>>) => {
      ({ password } = variables);
      return password === 'right one'
        ? { blockAccount: { id: 7 } }
        : new RejectedError('WRONG_PASSWORD', 'Wrong password.');
    },
  };
  render(
    <InPage address="/admin?person=7" results={responses}>
      <Notifications />
      <UserActions user={user} isSelf={false} reload={() => Promise.resolve()} />
    </InPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block reader@bücher.example', hidden: true });
  const field = within(dialog).getByLabelText('Your own password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const submit = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    const form = field.closest('form');
    if (!form) throw new Error('The password is not in a form, so Enter does not submit it.');
    fireEvent.submit(form);
  };
  submit('wrong one');
  await within(dialog).findByText('Wrong password.');
  expect(password).toBe('wrong one');
  submit('right one');
  await screen.findByText('reader@bücher.example is blocked');
});
