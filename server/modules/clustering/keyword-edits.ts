import {
  defaultClusterSettings,
  maxBlacklistTemplates,
  virtualFolders,
} from '../../contract/projects/clustering.js';
import { normaliseKeyword } from '../../contract/formatting/normalise-keyword.js';
import {
  areNegativeKeywordsTooLong,
  splitNegativeKeywords,
} from '../../contract/reports/negative-keywords.js';
import { formatCount } from '../../errors/format-count.js';
import { clusterSettings } from '../../ingest/clustering/run-clustering.js';
import { readFolder } from '../../ingest/clustering/folder-rows.js';
import {
  applyBlacklist,
  highestVolumeWord,
  importKeywords,
  moveKeywords,
  readPlacement,
  readExistingWords,
  readUnknownKeywords,
  removeKeywords,
  setMainKeyword,
} from '../../ingest/clustering/keyword-rows.js';
import type { SkippedKeyword } from './clustering-change.js';
import type { WriteEdit } from './clustering-edit.service.js';
import { clusteringErrors, badRequest } from './clustering-errors.js';
import type { ImportedKeywords } from './collect-keywords.js';

/** Maximum number of skipped keywords listed in a response. */
const maxListedSkipped = 100;

/**
 * Imports keywords into a project, either without a folder or onto the blacklist. `targetName` names the source of
 * the keywords in the history.
 */
export function importKeywordsEdit({ keywords, tooLong }: ImportedKeywords, targetName?: string): WriteEdit {
  return async (work, { blacklist }) => {
    const existingWords = await readExistingWords(work);
    await importKeywords(work, keywords, blacklist);
    const unknownKeywords = await readUnknownKeywords(work, maxListedSkipped);
    const existingKeywords = keywords.filter(({ word }) => existingWords.has(word));
    const skipped: SkippedKeyword[] = [
      ...unknownKeywords.map(({ word }): SkippedKeyword => ({ phrase: word, reason: 'UNKNOWN' })),
      ...existingKeywords.map(({ word }): SkippedKeyword => ({ phrase: word, reason: 'PRESENT' })),
      ...tooLong.map((word): SkippedKeyword => ({ phrase: `${word.slice(0, 100)}…`, reason: 'TOO_LONG' })),
    ];
    return {
      kind: 'IMPORT',
      targetName,
      skipped: skipped.slice(0, maxListedSkipped),
      skippedCount: (unknownKeywords[0]?.all ?? 0) + existingKeywords.length + tooLong.length,
      errorIfUnchanged: badRequest(allPresentMessage),
    };
  };
}

/** Moves keywords into a folder, to the non-grouped keywords (-1) or onto the blacklist (-2). */
export function moveKeywordsEdit(ids: readonly number[], to: number): WriteEdit {
  return async (work) => {
    if (ids.length === 0) throw badRequest(clusteringErrors.chooseKeywords);
    const folder = to > 0 ? await readFolder(work, to) : undefined;
    if (to > 0 && !folder) throw badRequest(clusteringErrors.noFolder);
    if (to === virtualFolders.all || to < virtualFolders.blacklist) {
      throw badRequest(clusteringErrors.noFolder);
    }
    await moveKeywords(work, ids, to);
    const kind = to > 0 ? 'MOVE' : to === virtualFolders.unsorted ? 'UNGROUP' : 'TO_BLACKLIST';
    return { kind, targetName: folder?.name };
  };
}

/** Makes a keyword the main keyword of its folder, which has only one. */
export function setMainKeywordEdit(keyword: number): WriteEdit {
  return async (work, { settings }) => {
    const placement = await readPlacement(work, keyword);
    if (placement === undefined) throw badRequest(clusteringErrors.chooseKeywords);
    const folder = await readFolder(work, placement.folder);
    if (folder === undefined) throw badRequest(notInFolderMessage);
    if (placement.head === keyword) throw badRequest(mainAlreadyMessage);
    const { top, skippedDomains, ...limits } = settings ?? defaultClusterSettings;
    const { strength } = clusterSettings({ top, skippedDomains, ...limits });
    await setMainKeyword(work, { keyword, folder: folder.folder }, { top, strength, skippedDomains });
    return { kind: 'MAIN_KEYWORD', targetName: await highestVolumeWord(work, [keyword]) };
  };
}

/** Removes keywords from a project. */
export function removeKeywordsEdit(ids: readonly number[]): WriteEdit {
  return async (work) => {
    if (ids.length === 0) throw badRequest(clusteringErrors.chooseKeywords);
    await removeKeywords(work, ids);
    return { kind: 'REMOVE_KEYWORDS' };
  };
}

/** Sets the blacklist templates, one per line or separated by commas: `%` matches any text, `_` one character. */
export function setBlacklistEdit(input: readonly string[]): WriteEdit {
  return async (work, { blacklist }, language) => {
    if (areNegativeKeywordsTooLong(input)) throw badRequest(tooManyTemplatesMessage);
    const templates = splitNegativeKeywords(input).map((template) => normaliseKeyword(template, language));
    const patterns = [...new Set(templates.filter((template) => template !== ''))];
    if (patterns.length > maxBlacklistTemplates) throw badRequest(tooManyTemplatesMessage);
    await applyBlacklist(work, { previousPatterns: blacklist, patterns });
    return { kind: 'BLACKLIST', blacklist: patterns };
  };
}

const formattedLimit = formatCount(maxBlacklistTemplates);
const tooManyTemplatesMessage = {
  en: `A blacklist can have up to ${formattedLimit.en} lines.`,
  ru: `В чёрном списке – не больше ${formattedLimit.ru} строк.`,
};

const notInFolderMessage = {
  en: 'Only a keyword in a folder can become its main keyword.',
  ru: 'Главной может стать только фраза в папке.',
};

const mainAlreadyMessage = {
  en: 'This is the main keyword of its folder already.',
  ru: 'Это уже главная фраза своей папки.',
};

const allPresentMessage = {
  en: 'The project already has all of these keywords.',
  ru: 'Все эти фразы уже есть в проекте.',
};
