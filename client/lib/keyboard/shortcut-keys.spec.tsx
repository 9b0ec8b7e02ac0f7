import { expect, it } from 'vitest';
import { latinKey } from './shortcut-keys.js';

it('maps keys of a Russian keyboard to Latin ones', () => {
  expect(latinKey({ key: 'а', code: 'KeyF' })).toBe('f');
  expect(latinKey({ key: 'х', code: 'BracketLeft' })).toBe('[');
  expect(latinKey({ key: '.', code: 'Slash' })).toBe('/');
  expect(latinKey({ key: ',', code: 'Slash' })).toBe('?');
});

it('uses the character of Latin layouts regardless of its physical key', () => {
  expect(latinKey({ key: 'f', code: 'KeyY' })).toBe('f');
  expect(latinKey({ key: '?', code: 'Digit7' })).toBe('?');
  expect(latinKey({ key: 'C', code: 'KeyC' })).toBe('c');
});

it('keeps other keys', () => {
  expect(latinKey({ key: 'Escape', code: 'Escape' })).toBe('Escape');
  expect(latinKey({ key: '.', code: 'Period' })).toBe('.');
});
