import {
  groupConditionBounds,
  maxEditFileKb,
  maxEditDomains,
  maxEditKeywords,
  maxEditTemplates,
  type GroupConditions,
  type GroupEditAction,
  type GroupEditSource,
} from '../../../../server/contract/projects/group-edits.js';
import { parseTypedNumber } from '../../../../server/contract/filter-language/typed-values.js';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';

/** Keyword lists that an edit changes: both, organic, or paid. */
export type EditTarget = 'all' | 'organic' | 'context';

/** Initial values of an edit. */
export interface InitialEdit {
  action: GroupEditAction;
  by: GroupEditSource;
  target: EditTarget;
  /** IDs of the domains selected in a table. */
  domains?: readonly string[];
}

/** Name of a numeric bound in the conditions. */
export type BoundName = keyof typeof groupConditionBounds;

/** Form state of an edit. */
export interface EditDraft {
  organic: boolean;
  context: boolean;
  /** Keywords, domains or templates, one per line. */
  text: string;
  file: File | undefined;
  keysFromOrganic: boolean;
  keysFromContext: boolean;
  keysFromOrganicOr: boolean;
  keysFromContextOr: boolean;
  /** Bounds as typed by the user. */
  numbers: Partial<Record<BoundName, string>>;
}

/** Initial form state. `target` preselects the keyword lists. */
export function createDraft({ target, domains = [] }: InitialEdit): EditDraft {
  const organic = target !== 'context';
  const context = target !== 'organic';
  return {
    organic,
    context,
    text: domains.join('\n'),
    file: undefined,
    keysFromOrganic: organic,
    keysFromContext: context,
    keysFromOrganicOr: false,
    keysFromContextOr: false,
    numbers: {},
  };
}

/** Non-blank lines of a text, with any line ending. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A validation error: its translation key and the limit in its message. */
export interface DraftError {
  text:
    | 'noTarget'
    | 'emptyList'
    | 'longList'
    | 'noFile'
    | 'fileType'
    | 'fileSize'
    | 'noDomains'
    | 'manyDomains'
    | 'noKeysType'
    | 'noCondition'
    | 'number'
    | 'noNumber'
    | 'order'
    | 'noTemplates'
    | 'manyTemplates';
  limit?: number;
  /** Bound that is invalid. */
  field?: BoundName;
}

/** Validates a draft on the client; undefined if it is valid. */
export function validateDraft(by: GroupEditSource, draft: EditDraft): DraftError | undefined {
  if (!draft.organic && !draft.context) return { text: 'noTarget' };
  const lines = splitLines(draft.text).length;
  switch (by) {
    case 'list':
      return validateCount(lines, { none: 'emptyList', tooMany: 'longList', max: maxEditKeywords });
    case 'template':
      return validateCount(lines, { none: 'noTemplates', tooMany: 'manyTemplates', max: maxEditTemplates });
    case 'file':
      return validateFile(draft.file);
    case 'domains':
      return (
        validateCount(lines, { none: 'noDomains', tooMany: 'manyDomains', max: maxEditDomains }) ??
        validateConditions(draft)
      );
    case 'filter':
      return (
        validateConditions(draft) ?? (hasEffectiveCondition(draft) ? undefined : { text: 'noCondition' })
      );
    case 'doubles':
    case 'keys':
      return undefined;
  }
}

function validateCount(
  count: number,
  { none, tooMany, max }: { none: DraftError['text']; tooMany: DraftError['text']; max: number },
): DraftError | undefined {
  if (count === 0) return { text: none };
  return count > max ? { text: tooMany, limit: max } : undefined;
}

function validateFile(file: File | undefined): DraftError | undefined {
  if (!file) return { text: 'noFile' };
  if (!/\.(?:txt|csv)$/i.test(file.name)) return { text: 'fileType' };
  return file.size > maxEditFileKb * 1024 ? { text: 'fileSize', limit: maxEditFileKb } : undefined;
}

function validateConditions(draft: EditDraft): DraftError | undefined {
  if (!draft.keysFromOrganic && !draft.keysFromContext) return { text: 'noKeysType' };
  const filled = filledNumbers(draft);
  const outOfBounds = filled.find(([name, text]) => {
    const [min, max] = groupConditionBounds[name];
    const number = parseBound(text);
    return number === undefined || number < min || number > max;
  });
  if (outOfBounds) {
    return {
      text: parseBound(outOfBounds[1]) === undefined ? 'noNumber' : 'number',
      field: outOfBounds[0],
    };
  }
  const numbers = new Map<string, number>(filled.map(([name, text]) => [name, parseBound(text) ?? 0]));
  const reversedRange = filled.find(([name]) => {
    const from = numbers.get(name);
    const to = numbers.get(name.replace(/From$/, 'To'));
    return name.endsWith('From') && from !== undefined && to !== undefined && from > to;
  });
  return reversedRange && { text: 'order', field: reversedRange[0] };
}

/** Parses a whole number as people type it, such as `10k` or `1 000`; undefined for other text. */
function parseBound(text: string): number | undefined {
  const number = parseTypedNumber(text, 'en', true);
  return number !== undefined && /^\d+$/.test(number) ? Number(number) : undefined;
}

/** Whether some condition applies to a list that the edit changes. A list without conditions stays unchanged. */
function hasEffectiveCondition(draft: EditDraft): boolean {
  const hasBothSources = draft.keysFromOrganic === draft.keysFromContext;
  return filledNumbers(draft).some(([name]) => !hasBothSources || draft[getChannel(name)]);
}

/** Filled numbers of the enabled conditions. */
function filledNumbers(draft: EditDraft): [BoundName, string][] {
  const isEnabled = { organic: draft.keysFromOrganic, context: draft.keysFromContext };
  return (Object.entries(draft.numbers) as [BoundName, string][]).filter(
    ([name, text]) => text.trim() !== '' && isEnabled[getChannel(name)],
  );
}

function getChannel(name: BoundName): 'organic' | 'context' {
  return name.startsWith('organic') ? 'organic' : 'context';
}

/** Converts a draft to mutation input. A file is uploaded separately. */
export function toEditInput(
  { action, by }: Pick<InitialEdit, 'action' | 'by'>,
  draft: EditDraft,
): GroupEditInput {
  const { organic, context } = draft;
  const common = { action, by, organic, context };
  switch (by) {
    case 'list':
      return { ...common, keys: splitLines(draft.text) };
    case 'template':
      return { ...common, templates: splitLines(draft.text) };
    case 'domains':
      return { ...common, domains: splitLines(draft.text), conditions: toConditions(draft) };
    case 'filter':
      return { ...common, conditions: toConditions(draft) };
    case 'file':
    case 'doubles':
    case 'keys':
      return common;
  }
}

function toConditions(draft: EditDraft): GroupConditions {
  const count = filledNumbers(draft);
  const { keysFromOrganic, keysFromContext, keysFromOrganicOr, keysFromContextOr } = draft;
  return {
    keysFromOrganic,
    keysFromContext,
    keysFromOrganicOr,
    keysFromContextOr,
    ...Object.fromEntries(count.map(([name, filled]) => [name, parseBound(filled)])),
  };
}
