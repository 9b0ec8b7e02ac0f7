import { expect, it } from 'vitest';
import { createDraft, validateDraft, toEditInput, splitLines, type EditDraft } from './edit-draft.js';

const draft = (change: Partial<EditDraft> = {}): EditDraft => ({
  ...createDraft({ action: 'delete', by: 'list', target: 'all' }),
  ...change,
});
const lines = (count: number) => Array.from({ length: count }, (_line, index) => `word ${index}`).join('\n');
const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

it('preselects the keyword lists of the edit target', () => {
  const lists = (target: 'all' | 'organic' | 'context') => {
    const { organic, context, keysFromOrganic, keysFromContext } = createDraft({
      action: 'import',
      by: 'domains',
      target,
    });
    return [organic, context, keysFromOrganic, keysFromContext];
  };
  expect(lists('all')).toEqual([true, true, true, true]);
  expect(lists('organic')).toEqual([true, false, true, false]);
  expect(lists('context')).toEqual([false, true, false, true]);
});

it('starts with the selected domains', () => {
  const { text } = createDraft({
    action: 'import',
    by: 'domains',
    target: 'all',
    domains: ['a.example', 'b.example'],
  });
  expect(text).toBe('a.example\nb.example');
});

it('accepts 1 to 10,000 lines, drops blank ones and handles every line ending', () => {
  expect(splitLines('one\r\n\r\n two \rthree\n\n')).toEqual(['one', 'two', 'three']);
  expect(validateDraft('list', draft({ text: ' \n\n' }))).toEqual({ text: 'emptyList' });
  expect(validateDraft('list', draft({ text: lines(10_000) }))).toBeUndefined();
  expect(validateDraft('list', draft({ text: lines(10_001) }))).toEqual({ text: 'longList', limit: 10_000 });
});

it('accepts a txt or csv file up to 5,120 KB and names the violated rule', () => {
  expect(validateDraft('file', draft())).toEqual({ text: 'noFile' });
  expect(validateDraft('file', draft({ file: file('words.xlsx', 1) }))).toEqual({ text: 'fileType' });
  expect(validateDraft('file', draft({ file: file('words.csv', 5120 * 1024 + 1) }))).toEqual({
    text: 'fileSize',
    limit: 5120,
  });
  expect(validateDraft('file', draft({ file: file('WORDS.TXT', 5120 * 1024) }))).toBeUndefined();
});

it('requires one to ten domains and at least one kind of keywords', () => {
  expect(validateDraft('domains', draft())).toEqual({ text: 'noDomains' });
  expect(validateDraft('domains', draft({ text: lines(11) }))).toEqual({ text: 'manyDomains', limit: 10 });
  const withoutSources = draft({ text: 'a.example', keysFromOrganic: false, keysFromContext: false });
  expect(validateDraft('domains', withoutSources)).toEqual({ text: 'noKeysType' });
  expect(validateDraft('domains', { ...withoutSources, keysFromContext: true })).toBeUndefined();
});

it('accepts positions from 1 to 50 and names the invalid number', () => {
  const validatePosition = (organicPosTo: string) =>
    validateDraft('filter', draft({ numbers: { organicPosTo } }));
  expect(validatePosition('50')).toBeUndefined();
  expect(validatePosition('')).toEqual({ text: 'noCondition' });
  for (const outOfRange of ['0', '51', '10k']) {
    expect(validatePosition(outOfRange)).toEqual({ text: 'number', field: 'organicPosTo' });
  }
  for (const otherText of ['1.5', 'x', '-1']) {
    expect(validatePosition(otherText)).toEqual({ text: 'noNumber', field: 'organicPosTo' });
  }
});

it('reads numbers as the table filter does', () => {
  const numbers = { organicWsFrom: '1 000', organicWsTo: '10k' };
  expect(validateDraft('filter', draft({ numbers }))).toBeUndefined();
  expect(toEditInput({ action: 'delete', by: 'filter' }, draft({ numbers })).conditions).toMatchObject({
    organicWsFrom: 1000,
    organicWsTo: 10_000,
  });
});

it('accepts only ordered ranges and ignores disabled conditions', () => {
  const numbers = { organicWsFrom: '10', organicWsTo: '9' };
  expect(validateDraft('filter', draft({ numbers }))).toEqual({ text: 'order', field: 'organicWsFrom' });
  expect(validateDraft('filter', draft({ numbers: { ...numbers, organicWsTo: '10' } }))).toBeUndefined();
  const disabledDraft = draft({ keysFromOrganic: false, numbers });
  expect(validateDraft('filter', disabledDraft)).toEqual({ text: 'noCondition' });
  expect(toEditInput({ action: 'delete', by: 'filter' }, disabledDraft).conditions).not.toHaveProperty(
    'organicWsFrom',
  );
  const noKeywordType = draft({ keysFromOrganic: false, keysFromContext: false });
  expect(validateDraft('filter', noKeywordType)).toEqual({ text: 'noKeysType' });
  // Organic conditions without paid ones apply to both lists; paid conditions leave the organic list unchanged.
  const paidConditions = { numbers: { contextWsFrom: '1' }, context: false };
  expect(validateDraft('filter', draft(paidConditions))).toEqual({ text: 'noCondition' });
  expect(validateDraft('filter', draft({ ...paidConditions, keysFromOrganic: false }))).toBeUndefined();
});

it('accepts 1 to 300 templates', () => {
  expect(validateDraft('template', draft({ text: '\n' }))).toEqual({ text: 'noTemplates' });
  expect(validateDraft('template', draft({ text: lines(300) }))).toBeUndefined();
  expect(validateDraft('template', draft({ text: lines(301) }))).toEqual({
    text: 'manyTemplates',
    limit: 300,
  });
});

it('requires a list to change', () => {
  expect(validateDraft('doubles', draft({ organic: false, context: false }))).toEqual({ text: 'noTarget' });
});

it('sends only the fields of its source', () => {
  const full = draft({ text: ' %tent% \n', numbers: { organicWsFrom: '100', contextWskFrom: ' ' } });
  const toInput = (by: 'list' | 'template' | 'domains' | 'filter' | 'doubles') =>
    toEditInput({ action: 'delete', by }, full);
  const common = { action: 'delete', organic: true, context: true };
  const conditions = {
    keysFromOrganic: true,
    keysFromContext: true,
    keysFromOrganicOr: false,
    keysFromContextOr: false,
    organicWsFrom: 100,
  };
  expect(toInput('list')).toEqual({ ...common, by: 'list', keys: ['%tent%'] });
  expect(toInput('template')).toEqual({ ...common, by: 'template', templates: ['%tent%'] });
  expect(toInput('domains')).toEqual({ ...common, by: 'domains', domains: ['%tent%'], conditions });
  expect(toInput('filter')).toEqual({ ...common, by: 'filter', conditions });
  expect(toInput('doubles')).toEqual({ ...common, by: 'doubles' });
});
