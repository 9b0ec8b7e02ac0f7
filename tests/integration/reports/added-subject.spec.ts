import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { wordColumn } from '../../../server/reports/columns/keyword-columns.js';
import { generationConditions } from '../../../server/reports/engine/source-sql.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { defineReport, type ReportDefinition } from '../../../server/reports/engine/report-definition.js';
import type { ReportSubject } from '../../../server/reports/engine/report-subject.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimited, unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

/** Word lists of accounts: the words of a list select keywords. */
const wordLists = new Map([['fruit', { owner: 7, words: ['phone'] }]]);

const wordListSubject: ReportSubject = {
  parse: ({ uid = '' }) => ({ word_list: uid }),
  authorize: ({ uid = '' }, _, { ownerId }) => {
    const list = wordLists.get(uid);
    if (list?.owner !== ownerId) return Promise.reject(new AppError(ErrorCode.NotFound));
    return Promise.resolve({
      base: 'msk',
      name: uid,
      viewer: { ...unlimitedViewer, allowance: { ...unlimited, rows: 2 } },
      parameters: { list_words: list.words },
    });
  },
  createQuotaEvent: ({ definition, subject }, base) => ({
    report: definition.id,
    subject: String(subject['word_list']),
    analysed: `word list ${subject['word_list']}`,
    base,
    displayName: String(subject['word_list']),
    path: `/word-lists/${subject['word_list']}`,
  }),
};

const wordListKeywords = defineReport({
  id: 'word-list-keywords',
  section: 'keywords',
  // The contract does not have this subject.
  subject: 'wordList' as string as ReportDefinition['subject'],
  title: { en: 'Keywords of a word list', ru: 'Фразы списка слов' },
  description: { en: 'Keywords with words of a list.', ru: 'Фразы со словами списка.' },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['word'] },
  restPath: '/report/word_list',
  route: '/word-lists',
  source: {
    name: 'keywords of a word list',
    from: 'keyword',
    where: [...generationConditions, 'multiSearchAny(word, {list_words:Array(String)})'],
    identity: ['keyword_id'],
  },
  defaultSort: 'word|asc',
  columns: { word: wordColumn() },
});

const viewer = { ...unlimitedViewer, ownerId: 7 };
let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

describe('a subject that is registered outside the engine', () => {
  const deps = () => ({ ...fixture.deps, subjects: { wordList: wordListSubject } });

  it('selects rows by its parameters, in its database and within the limits of its viewer', async () => {
    const page = await runReport(wordListKeywords, { uid: 'fruit', base: 'gny' }, viewer, deps());
    const words = fixture.world.keywords.map(({ word }) => word).filter((word) => word.includes('phone'));
    expect(words.length).toBeGreaterThan(2);
    expect(page.total).toBe(words.length);
    expect(page.rows.map(({ word }) => word)).toEqual(words.toSorted().slice(0, 2));
    expect(page.restrictions.rowLimit).toBe(2);
  });

  it('creates the quota event', async () => {
    const { base, quotaEvent } = await prepareReport(
      wordListKeywords,
      { uid: 'fruit' },
      { viewer, deps: deps() },
    );
    expect(base.code).toBe('msk');
    expect(quotaEvent).toMatchObject({
      report: 'word-list-keywords',
      subject: 'fruit',
      base: 'msk',
      path: '/word-lists/fruit',
    });
  });

  it('authorizes the viewer, and is unknown without registration', async () => {
    const notFound = { code: ErrorCode.NotFound };
    await expect(
      runReport(wordListKeywords, { uid: 'fruit' }, unlimitedViewer, deps()),
    ).rejects.toMatchObject(notFound);
    await expect(runReport(wordListKeywords, { uid: 'fruit' }, viewer, fixture.deps)).rejects.toMatchObject(
      notFound,
    );
  });
});

it('the engine contains no word of the registered subjects and extensions', async () => {
  const folder = 'server/reports/engine';
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const words = /\b[gG]roups?\b|[cC]lustering|\btool runs?\b|[fF]irst.?[pP]arty|\bown data\b/;
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    expect([file, words.exec(text)?.[0]]).toEqual([file, undefined]);
  }
});
