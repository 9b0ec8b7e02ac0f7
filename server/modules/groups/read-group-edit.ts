import { json } from 'node:stream/consumers';
import {
  groupConditionBounds,
  maxEditFileKb,
  maxEditDomains,
  maxEditTemplates,
  type GroupConditions,
  type GroupEditAction,
  type GroupEditSource,
} from '../../contract/projects/group-edits.js';
import type { Localised } from '../../contract/language/localised.js';
import { readFileInProcess } from '../../file-reader/read-file.js';
import { interactiveLimits } from '../../file-reader/read-limits.js';
import { buildCondition, resolveSource } from '../../ingest/group/condition-sql.js';
import type { GroupEdit } from '../../ingest/group/group-edit.js';
import { groupChannels } from '../../reports/subjects/group.subject.js';
import { type IncomingFile, createFileLimit, readUpload } from '../../request/uploaded-file.js';
import { parseDomainNames } from './read-domain-list.js';
import { wrongFileTypeMessage, type EditFileRequest } from './edit-file-handler.js';
import { assertListLength, invalidEditPart, normaliseEditLine, parseEditKeywords } from './edit-keywords.js';

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

/** The client that sent the edit, and the language of the database. */
interface EditReader {
  language: string;
  /** Scheduling key of the client. */
  key: string;
  signal: AbortSignal;
}

const editFileHandler = new URL('./edit-file-handler', import.meta.url);

/** Validates an edit. Throws InvalidField for the invalid part, TooLarge and Overloaded for a file. */
export async function readGroupEdit(request: GroupEditRequest, reader: EditReader): Promise<GroupEdit> {
  const { action, by } = request;
  const channels = groupChannels.filter((channel) => request[channel]);
  if (channels.length === 0) throw invalidEditPart('organic', missingListMessage);
  const commonFields = { action, by, channels };
  switch (by) {
    case 'list':
      return { ...commonFields, words: parseEditKeywords(request.keys ?? [], 'keys', reader.language) };
    case 'file':
      if (!request.file) throw invalidEditPart('file', missingFileMessage);
      return { ...commonFields, words: await readKeywordFile(request.file, reader) };
    case 'keys':
      return { ...commonFields, ids: readIds(request.ids ?? []) };
    case 'domains': {
      const domains = readDomains(request.domains ?? []);
      const conditions = readConditions(request.conditions ?? {});
      if (conditions.keysFromOrganic !== true && conditions.keysFromContext !== true) {
        throw invalidEditPart('conditions', missingChannelMessage);
      }
      return { ...commonFields, domains, conditions };
    }
    case 'filter': {
      const conditions = readConditions(request.conditions ?? {});
      const hasCondition = channels.some((channel) =>
        buildCondition(resolveSource(channel, conditions), conditions),
      );
      if (!hasCondition) throw invalidEditPart('conditions', missingConditionMessage);
      return { ...commonFields, conditions };
    }
    case 'template':
      return { ...commonFields, templates: readTemplates(request.templates ?? [], reader.language) };
    case 'doubles':
      return commonFields;
  }
}

function readIds(ids: readonly number[]): number[] {
  assertListLength(ids.length, 'ids');
  if (ids.some((id) => id < 1)) throw invalidEditPart('ids', invalidIdMessage);
  return [...new Set(ids)];
}

function readDomains(lines: readonly string[]): string[] {
  const entries = lines.flatMap((line) => line.split(/[\n\r]+/)).map((line) => line.trim());
  const ids = entries.filter((line) => /^\d{1,16}$/.test(line));
  const names = parseDomainNames(entries.filter((line) => line !== '' && !ids.includes(line)));
  const domains = [...new Set([...ids, ...names])];
  if (domains.length === 0) throw invalidEditPart('domains', missingDomainsMessage);
  if (domains.length > maxEditDomains) throw invalidEditPart('domains', tooManyDomainsMessage);
  return domains;
}

function readTemplates(lines: readonly string[], language: string): string[] {
  const entries = lines.flatMap((line) => line.split(/\r\n?|\n/));
  const templates = entries.map((line) => normaliseEditLine(line, language)).filter((line) => line !== '');
  if (templates.length === 0) throw invalidEditPart('templates', missingTemplatesMessage);
  if (templates.length > maxEditTemplates) throw invalidEditPart('templates', tooManyTemplatesMessage);
  return [...new Set(templates)];
}

function readConditions(entries: GroupConditions): GroupConditions {
  for (const [name, [min, max]] of Object.entries(groupConditionBounds)) {
    const value = entries[name as keyof typeof groupConditionBounds];
    if (value === undefined || value === null) continue;
    if (!Number.isInteger(value) || value < min || value > max) {
      throw invalidEditPart(name, createOutOfRangeMessage(min, max));
    }
  }
  const present = Object.entries(entries).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present);
}

const missingListMessage: Localised = {
  en: 'Choose organic or paid keywords.',
  ru: 'Выберите фразы в поиске или в рекламе.',
};

const invalidIdMessage: Localised = {
  en: 'Keyword ids must be positive integers.',
  ru: 'Номера фраз – положительные целые числа.',
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
 * Reads the keywords of a text file, or of the first column of a table, in a process of its own.
 * @throws AppError TooLarge above the limit, InvalidField for other file types and invalid lists, BadRequest for an
 *   interrupted upload, Overloaded
 */
async function readKeywordFile(file: IncomingFile, { key, signal, language }: EditReader): Promise<string[]> {
  const { filename: name = '' } = await file.promise;
  const [, type] = /\.(txt|csv)$/i.exec(name) ?? [];
  if (type === undefined) throw invalidEditPart('file', wrongFileTypeMessage);
  const upload = await readUpload(file, createFileLimit(maxEditFileKb));
  const input = { isTable: type.toLowerCase() === 'csv', language };
  const request = { handler: editFileHandler, input, upload, name, signal };
  return (await json(
    readFileInProcess<EditFileRequest>(request, { limits: interactiveLimits, key }),
  )) as string[];
}
