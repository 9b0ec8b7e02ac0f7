import { beforeAll, describe, expect, it } from 'vitest';
import { findSuggestions } from '../../../server/modules/suggestions/suggest.js';
import { SuggestionScope } from '../../../server/modules/suggestions/suggestion.type.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

describe('suggestions', () => {
  const suggest = async (query: string, scope: SuggestionScope) =>
    (await findSuggestions(query, 'gny', scope, fixture.deps)).map(({ text }) => text);

  it('list prefix matches by weight and then other matches', async () => {
    const starting = fixture.world.keywords
      .filter(({ word }) => word.startsWith('buy p'))
      .sort((left, right) => right.ws - left.ws || (left.word < right.word ? -1 : 1));
    expect((await suggest('BUY p', SuggestionScope.keyword)).slice(0, starting.length)).toEqual(
      starting.map(({ word }) => word).slice(0, 10),
    );
    expect(await suggest('beta', SuggestionScope.domain)).toEqual(['beta.example', 'shop.beta.example']);
    for (const typed of ['http://www.Пример', 'прим', 'пример.', 'РИМЕР', 'пример.example', 'xn--e1a']) {
      expect(await suggest(typed, SuggestionScope.domain), typed).toEqual(['пример.example']);
    }
    expect(await suggest('ёлка', SuggestionScope.domain_and_keyword)).not.toEqual([]);
    expect(await suggest('   ', SuggestionScope.domain_and_keyword)).toEqual([]);
    expect(await suggest("' OR 1=1 --", SuggestionScope.domain_and_keyword)).toEqual([]);
  });
});
