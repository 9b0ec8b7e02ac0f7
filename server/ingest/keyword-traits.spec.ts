import { describe, expect, it } from 'vitest';
import { isGeo, isQuest, countWords } from './keyword-traits.js';

describe('the traits of a keyword', () => {
  it.each([
    'hotels in new york',
    'tents denver',
    'купить палатку в москве',
    'отели санкт-петербурга',
    'ростов-на-дону туры',
    'ёлки в орле',
  ])('finds a place in “%s”', (keyword) => expect(isGeo(keyword)).toBe(true));

  it.each(['turkey recipes', 'hiking boots', 'new yorker', 'parisian', 'палатка автомат', 'jordan shoes'])(
    'finds no place in “%s”',
    (keyword) => expect(isGeo(keyword)).toBe(false),
  );

  it.each([
    'how to pitch a tent',
    'best tent for what',
    'can you freeze soup',
    'is it safe',
    'как выбрать рюкзак',
    'стоит ли брать',
    'rain today?',
  ])('recognises “%s” as a question', (keyword) => expect(isQuest(keyword)).toBe(true));

  it.each(['trash can', 'can opener', 'will power', 'somewhat', 'купить какао'])(
    'does not recognise “%s” as a question',
    (keyword) => expect(isQuest(keyword)).toBe(false),
  );

  it('counts words between spaces', () => {
    expect(['', 'tent', 't-shirt', 'two words'].map(countWords)).toEqual([0, 1, 1, 2]);
  });
});
