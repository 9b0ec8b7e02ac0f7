import {
  groupConditionBounds,
  maxEditFileKb,
  maxEditDomains,
  maxEditKeywords,
  maxEditTemplates,
  type GroupConditions,
  type GroupEditAction,
  type GroupEditSource,
} from '../../../../server/contract/group-edits.js';
import type { GroupEditInput } from '../../../graphql/generated/schema.js';

/** Which keywords of a report are changed: both lists, those of search results, those of ads. */
export type EditTarget = 'all' | 'organic' | 'context';

/** What an edit is begun with. */
export interface EditStart {
  action: GroupEditAction;
  by: GroupEditSource;
  target: EditTarget;
  /** Ids of domains that were checked in a table. */
  domains?: readonly string[];
}

/** Name of a number among the conditions. */
export type BoundName = keyof typeof groupConditionBounds;

/** An edit while it is put together. */
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
  /** Numbers as they were typed. */
  numbers: Partial<Record<BoundName, string>>;
}

/** The draft that a dialog opens with: its lists follow from where it was opened. */
export function draftOf({ target, domains = [] }: EditStart): EditDraft {
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

/** Lines of a text that are not blank, whatever ends them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Why a draft cannot be sent: the name of a text, with the limit that it states. */
export interface DraftFault {
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
    | 'order'
    | 'noTemplates'
    | 'manyTemplates';
  limit?: number;
  /** The number that is none, or is out of its bounds. */
  field?: BoundName;
}

/** What is wrong with a draft as far as the browser can tell; undefined where it may be sent. */
export function faultOf(by: GroupEditSource, draft: EditDraft): DraftFault | undefined {
  if (!draft.organic && !draft.context) return { text: 'noTarget' };
  const lines = linesOf(draft.text).length;
  switch (by) {
    case 'list':
      return rangeFault(lines, { none: 'emptyList', many: 'longList', max: maxEditKeywords });
    case 'template':
      return rangeFault(lines, { none: 'noTemplates', many: 'manyTemplates', max: maxEditTemplates });
    case 'file':
      return fileFault(draft.file);
    case 'domains':
      return (
        rangeFault(lines, { none: 'noDomains', many: 'manyDomains', max: maxEditDomains }) ??
        conditionsFault(draft)
      );
    case 'filter':
      return conditionsFault(draft) ?? (isAnythingAsked(draft) ? undefined : { text: 'noCondition' });
    case 'doubles':
    case 'keys':
      return undefined;
  }
}

function rangeFault(
  provided: number,
  { none, many, max }: { none: DraftFault['text']; many: DraftFault['text']; max: number },
): DraftFault | undefined {
  if (provided === 0) return { text: none };
  return provided > max ? { text: many, limit: max } : undefined;
}

function fileFault(file: File | undefined): DraftFault | undefined {
  if (!file) return { text: 'noFile' };
  if (!/\.(?:txt|csv)$/i.test(file.name)) return { text: 'fileType' };
  return file.size > maxEditFileKb * 1024 ? { text: 'fileSize', limit: maxEditFileKb } : undefined;
}

function conditionsFault(draft: EditDraft): DraftFault | undefined {
  if (!draft.keysFromOrganic && !draft.keysFromContext) return { text: 'noKeysType' };
  const typed = typedNumbers(draft);
  const outside = typed.find(([name, text]) => {
    const [min, max] = groupConditionBounds[name];
    return !/^\s*\d+\s*$/.test(text) || Number(text) < min || Number(text) > max;
  });
  if (outside) return { text: 'number', field: outside[0] };
  const numbers = new Map<string, number>(typed.map(([name, text]) => [name, Number(text)]));
  const crossed = typed.find(([name]) => {
    const from = numbers.get(name);
    const to = numbers.get(name.replace(/From$/, 'To'));
    return name.endsWith('From') && from !== undefined && to !== undefined && from > to;
  });
  return crossed && { text: 'order', field: crossed[0] };
}

/** Whether a condition is given for a list that is changed; one without is left alone. */
function isAnythingAsked(draft: EditDraft): boolean {
  const both = draft.keysFromOrganic === draft.keysFromContext;
  return typedNumbers(draft).some(([name]) => !both || draft[channelOf(name)]);
}

/** The numbers that are filled in, of the conditions that are switched on. */
function typedNumbers(draft: EditDraft): [BoundName, string][] {
  const isOn = { organic: draft.keysFromOrganic, context: draft.keysFromContext };
  return (Object.entries(draft.numbers) as [BoundName, string][]).filter(
    ([name, text]) => text.trim() !== '' && isOn[channelOf(name)],
  );
}

function channelOf(name: BoundName): 'organic' | 'context' {
  return name.startsWith('organic') ? 'organic' : 'context';
}

/** The edit as the server takes it; a file goes beside it. */
export function inputOf({ action, by }: Pick<EditStart, 'action' | 'by'>, draft: EditDraft): GroupEditInput {
  const { organic, context } = draft;
  const common = { action, by, organic, context };
  switch (by) {
    case 'list':
      return { ...common, keys: linesOf(draft.text) };
    case 'template':
      return { ...common, templates: linesOf(draft.text) };
    case 'domains':
      return { ...common, domains: linesOf(draft.text), conditions: conditionsOf(draft) };
    case 'filter':
      return { ...common, conditions: conditionsOf(draft) };
    case 'file':
    case 'doubles':
    case 'keys':
      return common;
  }
}

function conditionsOf(draft: EditDraft): GroupConditions {
  const provided = typedNumbers(draft);
  const { keysFromOrganic, keysFromContext, keysFromOrganicOr, keysFromContextOr } = draft;
  return {
    keysFromOrganic,
    keysFromContext,
    keysFromOrganicOr,
    keysFromContextOr,
    ...Object.fromEntries(provided.map(([name, typed]) => [name, Number(typed)])),
  };
}
