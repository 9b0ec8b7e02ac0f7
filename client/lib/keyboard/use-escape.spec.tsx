import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useEscape } from './use-escape.js';

afterEach(cleanup);

function Disclosure() {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <p>Content</p> : null}
    </>
  );
}

const open = () => fireEvent.click(screen.getByRole('button'));

it('closes an open part wherever the focus is', () => {
  render(<Disclosure />);
  open();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.queryByText('Content')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Content')).toBeNull();
});

it('leaves the key to an element that has handled it', () => {
  render(<Disclosure />);
  const button = screen.getByRole('button');
  button.addEventListener('keydown', (event) => event.preventDefault());
  open();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByText('Content')).not.toBeNull();
});

it('ignores the key while nothing is open', () => {
  render(<Disclosure />);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});
