import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { ReviewCarousel } from './review-carousel.js';

beforeAll(() => startPage(['operatorContent']));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const review = (name: string) => ({ name, text: `Words of ${name}.`, position: null, link: null });

function renderCarousel(names: readonly string[]) {
  render(
    <InPage address="/pricing" results={{}}>
      <ReviewCarousel reviews={names.map(review)} />
    </InPage>,
  );
}

function advanceTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const visibleReview = () => screen.getByText(/^Words of/).textContent;

it('rotates reviews every five seconds and starts over after the last one', () => {
  renderCarousel(['Ann', 'Bob']);
  expect(visibleReview()).toBe('Words of Ann.');
  advanceTime(4900);
  expect(visibleReview()).toBe('Words of Ann.');
  advanceTime(200);
  expect(visibleReview()).toBe('Words of Bob.');
  advanceTime(5000);
  expect(visibleReview()).toBe('Words of Ann.');
});

it('stops while paused and while hovered', () => {
  renderCarousel(['Ann', 'Bob']);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  advanceTime(20_000);
  expect(visibleReview()).toBe('Words of Ann.');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.pointerEnter(screen.getByRole('group', { name: 'Reviews' }));
  advanceTime(20_000);
  expect(visibleReview()).toBe('Words of Ann.');
  fireEvent.pointerLeave(screen.getByRole('group', { name: 'Reviews' }));
  advanceTime(5100);
  expect(visibleReview()).toBe('Words of Bob.');
});

it('does not rotate with reduced motion but responds to its buttons', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduce'),
      }) as unknown as MediaQueryList,
  );
  renderCarousel(['Ann', 'Bob']);
  advanceTime(20_000);
  expect(visibleReview()).toBe('Words of Ann.');
  fireEvent.click(screen.getByRole('button', { name: 'Next review' }));
  expect(visibleReview()).toBe('Words of Bob.');
});

it('shows no buttons for a single review', () => {
  renderCarousel(['Ann']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
