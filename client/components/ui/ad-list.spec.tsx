import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AdList } from './ad-list.js';

afterEach(cleanup);

it('links the title of an ad', () => {
  const ad = { key: 1, title: 'Tents for two', text: 'Free delivery', detail: '7 keywords' };
  render(<AdList ads={[{ ...ad, to: '/adkeysbyads?domain=a.example&ad=1&db=gny' }]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Tents for two' }).getAttribute('href')).toBe(
    '/adkeysbyads?domain=a.example&ad=1&db=gny',
  );
});
