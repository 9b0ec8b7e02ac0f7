import { describe, expect, it } from 'vitest';
import { asciiTokens, wordForms, wordsOf } from './word-forms.js';

/** RE2 and JavaScript read these patterns alike. */
const finds = (typed: string, text: string): boolean =>
  wordForms(wordsOf(typed)).every((pattern) => new RegExp(pattern, 'u').test(text));

describe('word forms', () => {
  it.each([
    [
      'телефон',
      ['телефоны', 'купить телефона', 'телефонами оптом', 'телефону'],
      ['телефонный', 'микротелефон'],
    ],
    ['телефоны', ['телефон', 'телефону'], ['телеграф']],
    ['столы', ['стол'], ['столько']],
    ['заказать', ['заказал', 'заказ', 'закажи заказы'], ['указать']],
    ['телефонами', ['телефон', 'телефонов'], ['телега']],
    ['купить', ['купить', 'куплено и купил'], ['копить']],
    ['красные', ['красный диван', 'красного', 'красную'], ['краска']],
    ['ёлки', ['елка', 'ёлку'], ['ель']],
    ['елка', ['ёлка'], []],
    ['phone', ['phones', 'phone case', "the phone's"], ['telephone', 'phonetics']],
    ['phones', ['phone'], []],
    ['running', ['run fast', 'runs', 'runner', 'running'], ['runway']],
    ['run', ['running', 'runs'], ['prune', 'runway']],
    ['berries', ['berry', 'berries'], ['berlin']],
    ['make', ['making', 'makes', 'maker'], ['mask']],
    ['buy phone', ['phones to buy', 'buying a phone'], ['buy a phablet']],
    ['tv', ['smart tv 4k'], ['tvs-net']],
    ['5g', ['5g phone'], ['15g', '5ghz']],
  ])('%s is found in its forms and in nothing else', (typed, found, missed) => {
    expect(found.filter((text) => !finds(typed, text))).toEqual([]);
    expect(missed.filter((text) => finds(typed, text))).toEqual([]);
  });

  it('never lets a sign of the text into the pattern', () => {
    expect(wordsOf('a.*b (c|d) [e] \\d')).toEqual(['a', 'b', 'c', 'd', 'e', 'd']);
  });

  it('parts tokens as the text index does: by ASCII signs alone', () => {
    expect(asciiTokens("Купить c++ o'neil ёлку, кафе–бар")).toEqual([
      'купить',
      'c',
      'o',
      'neil',
      'ёлку',
      'кафе–бар',
    ]);
  });
});
