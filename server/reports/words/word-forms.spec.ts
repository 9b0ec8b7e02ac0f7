import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitWords } from './split-words.js';
import { loadWordForms, type WordForms } from './word-forms.js';
import { anyWordPattern } from './word-pattern.js';
import { englishForms, newWords, russianForms } from './word-forms.fixture.js';

let getForms: WordForms;
beforeAll(async () => {
  getForms = await loadWordForms(['word', 'слово']);
}, 30_000);

/** RE2 and JavaScript interpret these patterns alike. */
const matches = (typed: string, text: string): boolean =>
  splitWords(typed).every((word) => new RegExp(anyWordPattern(getForms(word)), 'u').test(text));

describe('word forms', () => {
  it.each([
    [
      'телефон',
      ['телефоны', 'купить телефона', 'телефонами оптом', 'телефону'],
      ['телефонный', 'микротелефон'],
    ],
    ['телефоны', ['телефон', 'телефону'], ['телеграф']],
    ['столы', ['стол'], ['столько', 'столовая']],
    ['заказать', ['заказал', 'закажи заказы'], ['указать', 'заказ']],
    ['телефонами', ['телефон', 'телефонов'], ['телега']],
    ['купить', ['купить', 'куплено и купил'], ['копить']],
    ['красные', ['красный диван', 'красного', 'красную'], ['краска']],
    ['ёлки', ['елка', 'ёлку'], ['ель']],
    ['елка', ['ёлка'], []],
    ['дёшево', ['дешево'], ['душ']],
    ['день', ['дни', 'на день рождения'], ['дело', 'дели', 'дети']],
    ['мыть', ['мыл окна', 'моет'], ['мой дом']],
    ['мой', ['моя'], ['мыть окна']],
    ['длить', ['длится'.slice(0, -2)], ['для дома']],
    ['для', ['для'], ['длит']],
    ['нож из стали', ['ножи из сталь'], ['стал нож']],
    ['в москве', ['москва в'], ['век москва']],
    ['phone', ['phones', 'phone case', "the phone's"], ['telephone', 'phonetics']],
    ["phone's", ['phones'], ['telephone']],
    ['phones', ['phone'], []],
    ['running', ['run fast', 'runs', 'ran', 'running'], ['runway', 'runner']],
    ['run', ['running', 'runs'], ['prune', 'runway']],
    ['berries', ['berry', 'berries'], ['berlin']],
    ['make', ['making', 'makes', 'made'], ['mask', 'maker']],
    ['man', ['men', "men's shoes", 'mens shoes'], ['how many', 'mane', 'woman']],
    ["women's", ['womens boots', 'woman'], ['men']],
    ['hope', ['hoping', 'hoped'], ['hop', 'hopping', 'shop']],
    ['hop', ['hopping', 'hops'], ['hope', 'hoping']],
    ['rating', ['rates', 'rate'], ['rat', 'rats']],
    ['number', ['numbers'], ['numb']],
    ['led lamp', ['led lamps'], ['lead lamp']],
    ['lead', ['leads', 'leading'], ['led lamp']],
    ['see', ['seen', 'sees'], ['saw', 'seed']],
    ['gas', ['gas', 'gases'], ['ga']],
    ['its', ['its'], ['it']],
    ['buy phone', ['phones to buy', 'buying a phone'], ['buy a phablet']],
    ['tv', ['smart tv 4k', 'tvs'], ['tvshow']],
    ['5g', ['5g phone'], ['15g', '5ghz']],
  ])('matches %s in all its forms and nothing else', (typed, expectedMatches, expectedMisses) => {
    expect(expectedMatches.filter((text) => !matches(typed, text))).toEqual([]);
    expect(expectedMisses.filter((text) => matches(typed, text))).toEqual([]);
  });

  it.each([...russianForms, ...englishForms, ...newWords])(
    'finds all forms in “%s” by each of them',
    (line) => {
      const forms = line.split(' ');
      for (const typed of forms) {
        const computedForms = new Set(getForms(typed));
        expect([typed, forms.filter((form) => !computedForms.has(form))]).toEqual([typed, []]);
      }
    },
  );

  it('finds a word by each of its forms', () => {
    const words = [...russianForms, ...englishForms].map((line) => line.split(' ')[0] ?? '');
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), (word, index) => {
        const forms = getForms(word);
        const form = forms[index % forms.length] ?? word;
        expect([form, word, getForms(form).includes(word)]).toEqual([form, word, true]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never lets special characters into the pattern', () => {
    expect(splitWords('a.*b (c|d) [e] \\d')).toEqual(['a', 'b', 'c', 'd', 'e', 'd']);
    for (const line of [...russianForms, ...englishForms, ...newWords]) {
      for (const form of line.split(' ').flatMap(getForms)) expect(form).toMatch(/^[а-яёa-z]+$/);
    }
  });
});
