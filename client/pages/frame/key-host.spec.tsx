import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openKeyList } from '../../lib/keyboard/open-keys.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { KeyHost } from './key-host.js';

beforeAll(() => startPage(['palette', 'shortcuts']));
afterEach(() => {
  act(() => openKeyList(undefined));
  cleanup();
});

function openCommands(): void {
  render(
    <InPage address="/">
      <input aria-label="other" />
      <KeyHost />
    </InPage>,
  );
  screen.getByRole('textbox', { name: 'other' }).focus();
  press('k', { ctrlKey: true });
}

function press(key: string, modifiers = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}

it('passes early keystrokes to the command list once it is loaded', async () => {
  openCommands();
  // Keys of a shortcut must not type into the focused element.
  expect(['l', 'o', 's', 'x', 'Backspace', 't'].map((key) => press(key))).not.toContain(true);
  const field = await screen.findByRole('combobox', {}, { timeout: 20_000 });
  await expect.poll(() => (field as HTMLInputElement).value).toBe('lost');
  expect(document.activeElement).toBe(field);
});

it('stops capturing keys when the command list is cancelled', () => {
  openCommands();
  act(() => void press('Escape'));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(press('x')).toBe(true);
});
