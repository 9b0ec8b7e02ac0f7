import { expect, it } from 'vitest';
import { draftOf, validateDraft, toEditInput, linesOf, type EditDraft } from './edit-draft.js';

const draft = (change: Partial<EditDraft> = {}): EditDraft => ({
  ...draftOf({ action: 'delete', by: 'list', target: 'all' }),
  ...change,
});
const lines = (count: number) => Array.from({ length: count }, (_line, at) => `word ${at}`).join('\n');
const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

it('T37 is opened with the lists that its place is about', () => {
  const lists = (target: 'all' | 'organic' | 'context') => {
    const { organic, context, keysFromOrganic, keysFromContext } = draftOf({
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

it('T39 is opened with the checked domains', () => {
  const { text } = draftOf({
    action: 'import',
    by: 'domains',
    target: 'all',
    domains: ['a.example', 'b.example'],
  });
  expect(text).toBe('a.example\nb.example');
});

it('T31 takes 1 to 10,000 lines, drops blank ones, and reads every end of a line', () => {
  expect(linesOf('one\r\n\r\n two \rthree\n\n')).toEqual(['one', 'two', 'three']);
  expect(validateDraft('list', draft({ text: ' \n\n' }))).toEqual({ text: 'emptyList' });
  expect(validateDraft('list', draft({ text: lines(10_000) }))).toBeUndefined();
  expect(validateDraft('list', draft({ text: lines(10_001) }))).toEqual({ text: 'longList', limit: 10_000 });
});

it('T32 takes a txt or csv file of at most 5,120 KB, and says which of both is wrong', () => {
  expect(validateDraft('file', draft())).toEqual({ text: 'noFile' });
  expect(validateDraft('file', draft({ file: file('words.xlsx', 1) }))).toEqual({ text: 'fileType' });
  expect(validateDraft('file', draft({ file: file('words.csv', 5120 * 1024 + 1) }))).toEqual({
    text: 'fileSize',
    limit: 5120,
  });
  expect(validateDraft('file', draft({ file: file('WORDS.TXT', 5120 * 1024) }))).toBeUndefined();
});

it('T33 needs domains, at most ten, and keywords of at least one kind', () => {
  expect(validateDraft('domains', draft())).toEqual({ text: 'noDomains' });
  expect(validateDraft('domains', draft({ text: lines(11) }))).toEqual({ text: 'manyDomains', limit: 10 });
  const none = draft({ text: 'a.example', keysFromOrganic: false, keysFromContext: false });
  expect(validateDraft('domains', none)).toEqual({ text: 'noKeysType' });
  expect(validateDraft('domains', { ...none, keysFromContext: true })).toBeUndefined();
});

it('T34 takes positions of 1 to 50 and names the number that is none', () => {
  const typed = (organicPosTo: string) => validateDraft('filter', draft({ numbers: { organicPosTo } }));
  expect(typed('50')).toBeUndefined();
  expect(typed('')).toEqual({ text: 'noCondition' });
  for (const errorOf of ['0', '51', '1.5', 'x', '-1']) {
    expect(typed(errorOf)).toEqual({ text: 'number', field: 'organicPosTo' });
  }
});

it('T34 takes a range whose ends are in their order, and only conditions that are switched on', () => {
  const numbers = { organicWsFrom: '10', organicWsTo: '9' };
  expect(validateDraft('filter', draft({ numbers }))).toEqual({ text: 'order', field: 'organicWsFrom' });
  expect(validateDraft('filter', draft({ numbers: { ...numbers, organicWsTo: '10' } }))).toBeUndefined();
  const switchedOff = draft({ keysFromOrganic: false, numbers });
  expect(validateDraft('filter', switchedOff)).toEqual({ text: 'noCondition' });
  expect(toEditInput({ action: 'delete', by: 'filter' }, switchedOff).conditions).not.toHaveProperty(
    'organicWsFrom',
  );
  const noKeywordType = draft({ keysFromOrganic: false, keysFromContext: false });
  expect(validateDraft('filter', noKeywordType)).toEqual({ text: 'noKeysType' });
  // Conditions on search results alone choose for both lists; those on ads leave the list of search results as it is.
  const ofAds = { numbers: { contextWsFrom: '1' }, context: false };
  expect(validateDraft('filter', draft(ofAds))).toEqual({ text: 'noCondition' });
  expect(validateDraft('filter', draft({ ...ofAds, keysFromOrganic: false }))).toBeUndefined();
});

it('T35 needs at least one template, at most 300', () => {
  expect(validateDraft('template', draft({ text: '\n' }))).toEqual({ text: 'noTemplates' });
  expect(validateDraft('template', draft({ text: lines(300) }))).toBeUndefined();
  expect(validateDraft('template', draft({ text: lines(301) }))).toEqual({
    text: 'manyTemplates',
    limit: 300,
  });
});

it('changes nothing without a list to change', () => {
  expect(validateDraft('doubles', draft({ organic: false, context: false }))).toEqual({ text: 'noTarget' });
});

it('sends what its source takes and nothing else', () => {
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
