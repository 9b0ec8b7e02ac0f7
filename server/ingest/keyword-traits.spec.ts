import { describe, expect, it } from 'vitest';
import { isGeo, isQuest, numwordsOf } from './keyword-traits.js';

describe('a keyword’s traits', () => {
  it.each([
    'hotels in new york',
    'tents denver',
    'купить палатку в москве',
    'отели санкт-петербурга',
    'ростов-на-дону туры',
    'ёлки в орле',
  ])('a place stands in “%s”', (keyword) => expect(isGeo(keyword)).toBe(true));

  it.each(['turkey recipes', 'hiking boots', 'new yorker', 'parisian', 'палатка автомат', 'jordan shoes'])(
    'no place stands in “%s”',
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
  ])('“%s” is a question', (keyword) => expect(isQuest(keyword)).toBe(true));

  it.each(['trash can', 'can opener', 'will power', 'somewhat', 'купить какао'])('“%s” is none', (keyword) =>
    expect(isQuest(keyword)).toBe(false),
  );

  it('counts words between blanks', () => {
    expect(['', 'tent', 't-shirt', 'two words'].map(numwordsOf)).toEqual([0, 1, 1, 2]);
  });
});
