import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable-password.js';

describe('isGuessable', () => {
  it.each([
    'aaaaaaaa',
    'AAAAAAAAa',
    'abababababab',
    'abcabcabcabc',
    'passwordpassword',
    'Football99',
    '!Dragon24',
    'Password123!',
    'abcdefghij',
    '9876543210',
    'абвгдежз',
    'qwertyuiop',
    'poiuytrewq',
    '1qaz2wsx',
  ])('rejects %s', async (password) => {
    expect(await isGuessable(password)).toBe(true);
  });

  it.each([
    'violet harbour 58 kettle',
    'kq7!vz0p',
    'kq7!kq7!kq7!',
    'пароль из слов и чисел 7',
    '🦊🐻🐼🦁🐯🐨🐸🐙',
    'football under the bridge',
  ])('accepts %s', async (password) => {
    expect(await isGuessable(password)).toBe(false);
  });

  it.each([
    'anna.kovaleva@example.com',
    'Anna.Kovaleva',
    'annakovaleva',
    'anna.kovaleva+news',
    '12anna-kovaleva34',
    'Rivalscope2026',
    'rivalscoperivalscope',
    'rival-scope-26',
  ])('rejects %s for the account anna.kovaleva+news@example.com', async (password) => {
    expect(await isGuessable(password, 'anna.kovaleva+news@example.com')).toBe(true);
  });

  it.each(['anna.kovaleva 58 kettle', 'rivalscope of the harbour', 'violet harbour 58'])(
    'accepts %s for the same account',
    async (password) => {
      expect(await isGuessable(password, 'anna.kovaleva+news@example.com')).toBe(false);
    },
  );
});
