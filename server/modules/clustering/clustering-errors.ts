import { formatPlansIncluding, type PlanSet } from '../../config/plan-set.js';
import type { Localised } from '../../contract/language/localised.js';
import {
  clusterFileTypes,
  maxClusteredKeywords,
  maxImportedKeywords,
} from '../../contract/projects/clustering.js';
import { AppError } from '../../errors/app-error.js';
import { formatCount } from '../../errors/format-count.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Creates a BadRequest error. */
export function badRequest(message: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: message });
}

/** Creates an InvalidField error. */
export function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}

/** Supported file extensions as a phrase. */
function formatFileTypes(conjunction: string): string {
  return `${clusterFileTypes.slice(0, -1).join(', ')} ${conjunction} ${clusterFileTypes.at(-1)}`;
}

const clusteredLimit = formatCount(maxClusteredKeywords);
const importLimit = formatCount(maxImportedKeywords);

/** Names the plans with clustering. */
export function clusteringNotInPlan(planSet: PlanSet): Localised {
  const plans = formatPlansIncluding(planSet, ({ semanticKernel }) => semanticKernel);
  return {
    en: `Keyword clustering comes with ${plans.en}.`,
    ru: `Кластеризация доступна на ${plans.ru}.`,
  };
}

/** Error messages of clustering projects. */
export const clusteringErrors = {
  noKeywords: { en: 'Enter at least one keyword.', ru: 'Укажите хотя бы одну фразу.' },
  wrongFile: {
    en: `Choose a file of the type ${formatFileTypes('or')}.`,
    ru: `Выберите файл типа ${formatFileTypes('или')}.`,
  },
  noFileKeywords: { en: 'There are no keywords in the file.', ru: 'В файле нет фраз.' },
  noGroup: { en: 'The group report was not found.', ru: 'Групповой отчёт не найден.' },
  groupNotReady: { en: 'The group report is still being built.', ru: 'Групповой отчёт ещё строится.' },
  otherBase: {
    en: 'The group report and the project use different databases.',
    ru: 'Групповой отчёт и проект относятся к разным базам.',
  },
  tooMany: {
    en: `An import can contain up to ${importLimit.en} keywords.`,
    ru: `За один импорт – не больше ${importLimit.ru} фраз.`,
  },
  running: {
    en: 'The keywords are being clustered. Wait until that is done.',
    ru: 'Идёт кластеризация. Дождитесь её окончания.',
  },
  tooManyToCluster: {
    en: `One run clusters up to ${clusteredLimit.en} keywords. Lock folders that are done, or delete keywords.`,
    ru: `За один раз кластеризуются не больше ${clusteredLimit.ru} фраз. Закрепите готовые папки или удалите лишние фразы.`,
  },
  nothingToCluster: {
    en: 'There are no keywords to cluster: all are in locked folders, or the project is empty.',
    ru: 'Кластеризовать нечего: все фразы в закреплённых папках или проект пуст.',
  },
  noName: { en: 'Enter a name.', ru: 'Введите название.' },
  noSite: { en: 'Enter a domain, such as example.com.', ru: 'Укажите домен, например example.com.' },
  noFolder: { en: 'The folder is no longer there.', ru: 'Этой папки больше нет.' },
  sameFolder: { en: 'It is already there.', ru: 'Это то же самое место.' },
  intoItself: { en: 'A folder cannot be moved into itself.', ru: 'Папку нельзя переместить в саму себя.' },
  tooDeep: {
    en: 'Folders can be nested at most five levels deep.',
    ru: 'Вложенность папок – не больше пяти уровней.',
  },
  nameTaken: {
    en: 'A folder with this name already exists here.',
    ru: 'Здесь уже есть папка с таким названием.',
  },
  chooseFolders: { en: 'Choose folders.', ru: 'Выберите папки.' },
  chooseKeywords: { en: 'Choose keywords.', ru: 'Выберите фразы.' },
  notSplit: {
    en: 'At this strength the folder would not be split.',
    ru: 'При этой силе связи папка не разделится.',
  },
  notUndoable: {
    en: 'Another edit was made after this one: undo that one first.',
    ru: 'После этой правки сделана другая: сначала отмените её.',
  },
  notRedoable: {
    en: 'Another edit was made since, so this one cannot be redone.',
    ru: 'С тех пор сделана другая правка: повторить эту уже нельзя.',
  },
  tooOld: {
    en: 'This edit is too old to be undone.',
    ru: 'Эту правку уже нельзя отменить: она слишком давняя.',
  },
  undoneAlready: { en: 'This edit is undone already.', ru: 'Эта правка уже отменена.' },
  redoneAlready: { en: 'This edit is redone already.', ru: 'Эта правка уже повторена.' },
  noTeamMember: { en: 'Choose a team member.', ru: 'Выберите участника.' },
  onlyOwners: {
    en: 'only the owner of a project and the account owner can delete and transfer it',
    ru: 'удалять проект и передавать его могут только его владелец и владелец аккаунта',
  },
} as const satisfies Readonly<Record<string, Localised>>;
