import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateSample, sampleBases, sampleDates, type SampleBase } from './generate-sample.js';

interface Line {
  type: 'organic' | 'ad' | 'keyword' | 'site';
  keyword?: string;
  position?: number;
  url?: string;
  title?: string;
  date: string;
  base: string;
  links?: string[];
  facts?: string[];
  wizards?: string[];
  adsense_id?: string;
  domain?: string;
}

const size = { seed: 1, keywords: 1_500 };
const generateText = (base: SampleBase, options = size) => [...generateSample(base, options)].join('');
const parseLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const getHost = (line: Line) => new URL(line.url ?? `https://${line.domain}`).hostname.replace(/^www\./, '');
const [gny, msk] = sampleBases as [SampleBase, SampleBase];
const text = generateText(gny);
const lines = parseLines(text);
const latest = lines.filter(({ date }) => date === sampleDates.at(-1));
const organic = latest.filter(({ type }) => type === 'organic');

describe('the sample data', () => {
  it('is deterministic by seed', () => {
    const digest = (seed: number) =>
      createHash('sha256')
        .update(generateText(gny, { seed, keywords: 200 }))
        .digest('hex');
    expect(digest(1)).toBe(digest(1));
    expect(digest(2)).not.toBe(digest(1));
  });

  it('has about the requested number of keywords, three snapshots per base and up to fifty results per keyword', () => {
    expect(new Set(lines.map(({ date }) => date))).toEqual(new Set(sampleDates));
    const keywords = new Set(lines.filter(({ type }) => type === 'keyword').map(({ keyword }) => keyword));
    expect(Math.abs(keywords.size - size.keywords)).toBeLessThan(20);
    const positions = organic.map(({ position }) => position ?? 0);
    expect(Math.max(...positions)).toBe(50);
    expect(Math.min(...positions)).toBe(1);
    expect(organic.length / keywords.size).toBeGreaterThan(30);
  });

  it.each(['en', 'ru'])('contains the keywords of the example in the positions help (%s)', (language) => {
    const file = path.join(import.meta.dirname, `../../../client/help/${language}/positions-help.md`);
    const [, example = ''] = readFileSync(file, 'utf8').split(/^## (?:Example|Пример)$/m);
    const examples = [...example.matchAll(/\*([^*]+)\*/g)].map(([, keyword]) => keyword);
    const keywords = new Set(lines.map(({ keyword }) => keyword));
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.filter((keyword) => !keywords.has(keyword))).toEqual([]);
  });

  it('only contains ASCII domains under .example', () => {
    const hosts = [...lines, ...parseLines(generateText(msk, { seed: 1, keywords: 300 }))]
      .filter(({ type }) => type !== 'keyword')
      .map(getHost);
    expect(hosts.filter((host) => !/^[a-z0-9.-]+\.example$/.test(host))).toEqual([]);
    expect(hosts.some((host) => host.startsWith('xn--'))).toBe(true);
  });

  it('has large sites, many small ones and subdomains', () => {
    const counts = new Map<string, Set<string>>();
    for (const line of organic) {
      counts.set(getHost(line), (counts.get(getHost(line)) ?? new Set()).add(line.keyword ?? ''));
    }
    const sizes = [...counts.values()].map((keywords) => keywords.size).toSorted((a, b) => b - a);
    expect(sizes.slice(0, 10).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(
      sizes.slice(-300).reduce((sum, count) => sum + count, 0),
    );
    expect(counts.get('northtrail.example')?.size).toBeGreaterThan(150);
    for (const competitor of ['peakline', 'campwell', 'gearshelf', 'tentandstove']) {
      expect(counts.get(`${competitor}.example`)?.size).toBeGreaterThan(60);
    }
    expect([...counts.keys()].some((host) => host.split('.').length > 2)).toBe(true);
  });

  it('has pages on one to five levels', () => {
    const levels = new Set(
      organic.map(({ url }) => new URL(url ?? '').pathname.split('/').filter(Boolean).length),
    );
    for (const level of [1, 2, 3, 4, 5]) expect(levels).toContain(level);
  });

  it('changes positions, results and pages between snapshots', () => {
    const positions = (date: string | undefined) =>
      new Map(
        lines
          .filter((line) => line.type === 'organic' && line.date === date)
          .map((line) => [`${line.keyword} ${getHost(line)}`, line]),
      );
    const [before, after] = [positions(sampleDates.at(-2)), positions(sampleDates.at(-1))];
    const sharedResults = [...after].filter(([key]) => before.has(key));
    const movedResults = sharedResults.filter(([key, line]) => before.get(key)?.position !== line.position);
    const changedPages = sharedResults.filter(([key, line]) => before.get(key)?.url !== line.url);
    const lostKeys = [...before.keys()].filter((key) => !after.has(key));
    expect(movedResults.length / sharedResults.length).toBeGreaterThan(0.3);
    expect(changedPages.length / sharedResults.length).toBeGreaterThan(0.005);
    expect(changedPages.length / sharedResults.length).toBeLessThan(0.2);
    expect(lostKeys.length / before.size).toBeGreaterThan(0.02);
    expect(lostKeys.length / before.size).toBeLessThan(0.3);
    expect(after.size - sharedResults.length).toBeGreaterThan(100);
  });

  it('has ads with sitelinks and callouts, SERP features and publisher identifiers', () => {
    const ads = latest.filter(({ type }) => type === 'ad');
    expect(ads.length).toBeGreaterThan(200);
    expect(ads.some(({ links, facts }) => (links?.length ?? 0) > 1 && (facts?.length ?? 0) > 1)).toBe(true);
    expect(latest.some(({ wizards }) => wizards?.includes('Featured snippet'))).toBe(true);
    expect(latest.some(({ adsense_id }) => adsense_id?.startsWith('pub-'))).toBe(true);
  });
});
