import { expect, it } from 'vitest';
import { databaseTitle } from './database-title.js';

const newYork = { name: 'Google New York', caption: 'Google Нью-Йорк' };

it('separates engine and region in the language', () => {
  expect(databaseTitle(newYork, 'en')).toBe('Google · New York');
  expect(databaseTitle(newYork, 'ru')).toBe('Google · Нью-Йорк');
  expect(databaseTitle({ name: 'Own facts', caption: 'Свои факты' }, 'ru')).toBe('Свои факты');
});
