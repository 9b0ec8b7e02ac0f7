import {
  groupConditionBounds,
  maxEditFileKb,
  maxEditDomains,
  maxEditKeywords,
  maxEditTemplates,
  type GroupConditions,
  type GroupEditAction,
  type GroupEditSource,
} from '../../contract/projects/group-edits.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { formatCount } from '../../errors/format-count.js';
import { ErrorCode } from '../../errors/error-code.js';
import { buildCondition, resolveSource } from '../../ingest/group/condition-sql.js';
import type { GroupEdit } from '../../ingest/group/group-edit.js';
import { groupChannels } from '../../reports/subjects/group.subject.js';
import { normaliseKeyword } from '../../contract/formatting/normalise-keyword.js';
import { type IncomingFile, createFileLimit, readUpload } from '../../request/uploaded-file.js';
import { parseDomainNames } from './read-domain-list.js';
import { parseFirstCell } from '../../contract/tools/first-cell.js';
import { splitLines } from '../../contract/tools/text-lines.js';
import { detectEncoding } from '../../ingest/source/text-encoding.js';

/** An edit as submitted. */
interface GroupEditRequest {
  action: GroupEditAction;
  by: GroupEditSource;
  organic: boolean;
  context: boolean;
  keys?: readonly string[] | null;
  file?: IncomingFile | null;
  domains?: readonly string[] | null;
  conditions?: GroupConditions | null;
  templates?: readonly string[] | null;
  ids?: readonly number[] | null;
}

/** Longer than any keyword in a database. */
const maxLineLength = 1000;

/** Validates an edit. Throws InvalidField for the invalid part, TooLarge for a file. */
export async function readGroupEdit(request: GroupEditRequest): Promise<GroupEdit> {
  const { action, by } = request;
  const channels = groupChannels.filter((channel) => request[channel]);
  if (channels.length === 0) throw invalid('organic', missingListMessage);
  const commonFields = { action, by, channels };
  switch (by) {
    case 'list':
      return { ...commonFields, words: readKeywords(request.keys ?? [], 'keys') };
    case 'file':
      if (!request.file) throw invalid('file', missingFileMessage);
      return { ...commonFields, words: readKeywords(await readKeywordFile(request.file), 'file') };
    case 'keys':
      return { ...commonFields, ids: readIds(request.ids ?? []) };
    case 'domains': {
      const domains = readDomains(request.domains ?? []);
      const conditions = readConditions(request.conditions ?? {});
      if (conditions.keysFromOrganic !== true && conditions.keysFromContext !== true) {
        throw invalid('conditions', missingChannelMessage);
      }
      return { ...commonFields, domains, conditions };
    }
    case 'filter': {
      const conditions = readConditions(request.conditions ?? {});
      const hasCondition = channels.some((channel) =>
        buildCondition(resolveSource(channel, conditions), conditions),
      );
      if (!hasCondition) throw invalid('conditions', missingConditionMessage);
      return { ...commonFields, conditions };
    }
    case 'template':
      return { ...commonFields, templates: readTemplates(request.templates ?? []) };
    case 'doubles':
      return commonFields;
  }
}

function readKeywords(lines: readonly string[], field: string): string[] {
  const entries = lines.flatMap((line) => line.split(/\r\n?|\n/)).filter((line) => line.trim() !== '');
  if (entries.length === 0) throw invalid(field, emptyListMessage);
  if (entries.length > maxEditKeywords) throw invalid(field, tooManyLinesMessage);
  const keywords = entries.map((line) =>
    normaliseKeyword(replaceInvalidCharacters(line)).slice(0, maxLineLength),
  );
  return [...new Set(keywords)].filter((word) => word !== '');
}

function readIds(ids: readonly number[]): number[] {
  if (ids.length === 0) throw invalid('ids', emptyListMessage);
  if (ids.length > maxEditKeywords) throw invalid('ids', tooManyLinesMessage);
  if (ids.some((id) => id < 1)) throw invalid('ids', invalidIdMessage);
  return [...new Set(ids)];
}

function readDomains(lines: readonly string[]): string[] {
  const entries = lines.flatMap((line) => line.split(/[\n\r]+/)).map((line) => line.trim());
  const ids = entries.filter((line) => /^\d{1,16}$/.test(line));
  const names = parseDomainNames(entries.filter((line) => line !== '' && !ids.includes(line)));
  const domains = [...new Set([...ids, ...names])];
  if (domains.length === 0) throw invalid('domains', missingDomainsMessage);
  if (domains.length > maxEditDomains) throw invalid('domains', tooManyDomainsMessage);
  return domains;
}

function readTemplates(lines: readonly string[]): string[] {
  const entries = lines.flatMap((line) => line.split(/\r\n?|\n/));
  const templates = entries
    .map((line) => normaliseKeyword(replaceInvalidCharacters(line)))
    .filter((line) => line !== '');
  if (templates.length === 0) throw invalid('templates', missingTemplatesMessage);
  if (templates.length > maxEditTemplates) throw invalid('templates', tooManyTemplatesMessage);
  return [...new Set(templates.map((template) => template.slice(0, maxLineLength)))];
}

function readConditions(entries: GroupConditions): GroupConditions {
  for (const [name, [min, max]] of Object.entries(groupConditionBounds)) {
    const value = entries[name as keyof typeof groupConditionBounds];
    if (value === undefined || value === null) continue;
    if (!Number.isInteger(value) || value < min || value > max) {
      throw invalid(name, createOutOfRangeMessage(min, max));
    }
  }
  const present = Object.entries(entries).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present);
}

/** Replaces lone surrogates and zero characters, which PostgreSQL rejects. */
function replaceInvalidCharacters(text: string): string {
  return Buffer.from(text).toString().replaceAll('\0', ' ');
}

function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}

const missingListMessage: Localised = {
  en: 'Choose organic or paid keywords.',
  ru: 'Выберите фразы в поиске или в рекламе.',
};

const emptyListMessage: Localised = {
  en: 'The list of keywords is empty.',
  ru: 'Список фраз пуст.',
};

const invalidIdMessage: Localised = {
  en: 'Keyword ids must be positive integers.',
  ru: 'Номера фраз – положительные целые числа.',
};

const tooManyLinesMessage: Localised = {
  en: `A list has at most ${formatCount(maxEditKeywords).en} lines.`,
  ru: `В списке не больше ${formatCount(maxEditKeywords).ru} строк.`,
};

const missingFileMessage: Localised = {
  en: `Choose a txt or csv file of at most ${maxEditFileKb} KB.`,
  ru: `Выберите файл txt или csv не больше ${maxEditFileKb} КБ.`,
};

const missingDomainsMessage: Localised = {
  en: 'The list of domains is empty.',
  ru: 'Список доменов пуст.',
};

const tooManyDomainsMessage: Localised = {
  en: `Choose at most ${maxEditDomains} domains.`,
  ru: `Выберите не больше ${maxEditDomains} доменов.`,
};

const missingChannelMessage: Localised = {
  en: 'Choose where to take keywords from: search results or ads.',
  ru: 'Выберите, откуда взять фразы: из поиска или из рекламы.',
};

const missingConditionMessage: Localised = {
  en: 'Enter at least one condition.',
  ru: 'Задайте хотя бы одно условие.',
};

const missingTemplatesMessage: Localised = {
  en: 'Enter at least one template, one per line.',
  ru: 'Введите хотя бы один шаблон, по одному в строке.',
};

const tooManyTemplatesMessage: Localised = {
  en: `Enter at most ${maxEditTemplates} templates.`,
  ru: `Введите не больше ${maxEditTemplates} шаблонов.`,
};

function createOutOfRangeMessage(min: number, max: number): Localised {
  return { en: `A whole number from ${min} to ${max}.`, ru: `Целое число от ${min} до ${max}.` };
}

/**
 * Lines of a text file, or the first column of a table, in any encoding.
 * @throws AppError TooLarge above the limit, InvalidField for other file types, BadRequest for an interrupted upload
 */
async function readKeywordFile(upload: IncomingFile): Promise<string[]> {
  const { filename = '' } = await upload.promise;
  const [, type] = /\.(txt|csv)$/i.exec(filename) ?? [];
  if (type === undefined) throw createWrongTypeError();
  const bytes = await readUpload(upload, createFileLimit(maxEditFileKb));
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  // A zero byte indicates a binary file, regardless of the extension.
  if (text.includes('\0')) throw createWrongTypeError();
  const lines = splitLines(text);
  return type.toLowerCase() === 'csv' ? lines.map(parseFirstCell) : lines;
}

function createWrongTypeError(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'file',
    what: { en: 'Choose a file of the type txt or csv.', ru: 'Выберите файл типа txt или csv.' },
  });
}
