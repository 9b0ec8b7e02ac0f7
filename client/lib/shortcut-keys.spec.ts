import { expect, it } from 'vitest';
import { latinKey } from './shortcut-keys.js';

it('reads keys of a Russian keyboard as those of a Latin one', () => {
  expect(latinKey({ key: 'а', code: 'KeyF' })).toBe('f');
  expect(latinKey({ key: 'х', code: 'BracketLeft' })).toBe('[');
  expect(latinKey({ key: '.', code: 'Slash' })).toBe('/');
  expect(latinKey({ key: ',', code: 'Slash' })).toBe('?');
});

it('goes by the letter where the keyboard writes Latin ones, wherever they lie', () => {
  expect(latinKey({ key: 'f', code: 'KeyY' })).toBe('f');
  expect(latinKey({ key: '?', code: 'Digit7' })).toBe('?');
  expect(latinKey({ key: 'C', code: 'KeyC' })).toBe('c');
});

it('leaves other keys as they are', () => {
  expect(latinKey({ key: 'Escape', code: 'Escape' })).toBe('Escape');
  expect(latinKey({ key: '.', code: 'Period' })).toBe('.');
});
