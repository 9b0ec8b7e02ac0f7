import { describe, expect, it } from 'vitest';
import { serpFeatures, findSerpFeatureId } from './serp-features.js';

const findName = (importedName: string) =>
  serpFeatures.find(({ id }) => id === findSerpFeatureId(importedName))?.name.en;

describe('SERP features', () => {
  it('have consecutive ids from 1 that fit into a byte', () => {
    expect(serpFeatures.map(({ id }) => id)).toEqual(serpFeatures.map((_, index) => index + 1));
    expect(serpFeatures.length).toBeLessThan(256);
  });

  it('have unique aliases', () => {
    const aliases = serpFeatures.flatMap((feature) => [...new Set(feature.aliases)]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it.each([
    ['Reviews', 'Reviews'],
    ['Image pack', 'Images'],
    ['People also ask', 'People also ask'],
    ['Site links', 'Sitelinks'],
    ['Video Carousel', 'Video'],
    ['Featured snippet', 'Featured snippet'],
    ['Local pack', 'Local pack'],
    ['Knowledge panel', 'Knowledge panel'],
    ['AdWords top', 'Ads on top'],
    ['AdWords bottom', 'Ads at the bottom'],
    ['FAQ', 'FAQ'],
    ['Tweet', 'Posts'],
    ['Instant answer', 'Instant answer'],
    ['Carousel', 'Carousel'],
    ['Jobs search', 'Jobs'],
    ['Shopping ads', 'Shopping ads'],
    ['Top stories', 'Top stories'],
    ['Flights', 'Flights'],
    ['Featured video', 'Featured video'],
    ['Hotels Pack', 'Hotels'],
  ])('include %s of Semrush', (importedName, name) => {
    expect(findName(importedName)).toBe(name);
  });

  it.each([
    ['people_also_ask', 'People also ask'],
    ['local_pack', 'Local pack'],
    ['knowledge_graph', 'Knowledge panel'],
    ['top_stories', 'Top stories'],
    ['related_questions', 'People also ask'],
    ['answer_box', 'Instant answer'],
    ['inline_images', 'Images'],
    ['shopping_results', 'Shopping results'],
    ['peopleAlsoAsk', 'People also ask'],
    ['knowledgeGraph', 'Knowledge panel'],
    ['relatedSearches', 'Related searches'],
    ['answerBox', 'Instant answer'],
    ['ai_overview', 'AI overview'],
    ['Быстрый ответ', 'Featured snippet'],
  ])('include %s of other formats', (importedName, name) => {
    expect(findName(importedName)).toBe(name);
  });

  it('do not include plain links', () => {
    expect(findSerpFeatureId('organic')).toBeUndefined();
    expect(findSerpFeatureId('')).toBeUndefined();
  });
});
