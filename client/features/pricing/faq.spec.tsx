import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import { Faq } from './pricing-page.js';

beforeAll(() => startPage(['pricing']));
afterEach(cleanup);

const openQuestionIds = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

it('opens the question in the URL hash and updates the hash when another one opens', () => {
  render(
    <InPage address="/pricing?needleTariff=4#changes/lower">
      <Faq isLayoutReady />
    </InPage>,
  );
  expect(openQuestionIds()).toEqual(['changes/lower']);
  fireEvent.click(screen.getByText('Where do I enter a promo code?'));
  expect([openQuestionIds(), currentAddress()]).toEqual([
    ['payment/promo'],
    '/pricing?needleTariff=4#payment/promo',
  ]);
  fireEvent.click(screen.getByText('Where do I enter a promo code?'));
  expect([openQuestionIds(), currentAddress()]).toEqual([[], '/pricing?needleTariff=4']);
});

it('gives every question a unique anchor in its category', () => {
  render(
    <InPage address="/pricing#plans/no-such-question">
      <Faq isLayoutReady />
    </InPage>,
  );
  const anchors = [...document.querySelectorAll('details')].map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^(plans|payment|changes)\/[a-z]+$/);
  expect(openQuestionIds()).toEqual([]);
});
