import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { requireReport } from '../../reports/report-registry.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { validateView, supportedView } from '../table-settings/table-view.js';
import type { TableViewInput } from '../table-settings/table-view.type.js';
import { SavedFilterRecord } from '../../entities/saved-filter.entity.js';
import type { SavedFilter, SavedFilterInput } from './saved-filter.type.js';
import { validateFilter, formatFilterString } from './stored-filter.js';
import type { Localised } from '../../contract/language/localised.js';
import { normaliseToNfc } from '../../contract/formatting/normalise-to-nfc.js';

const maxNameCharacters = 64;

/** A display name and its case-folded key. */
interface FilterName {
  name: string;
  nameKey: string;
}

/**
 * Validates a filter name.
 * @throws AppError InvalidField if it is empty, too long or not a single line
 */
function parseFilterName(input: string): FilterName {
  const name = normaliseToNfc(input).trim();
  if (name === '') throw invalidName({ en: 'Enter a name for the filter.', ru: 'Укажите имя фильтра.' });
  if ([...name].length > maxNameCharacters) {
    throw invalidName({
      en: `The name is longer than ${maxNameCharacters} characters.`,
      ru: `Имя длиннее ${maxNameCharacters} знаков.`,
    });
  }
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) {
    throw invalidName({
      en: 'The name must be one line of text.',
      ru: 'Имя должно быть одной строкой текста.',
    });
  }
  return { name, nameKey: name.toLowerCase() };
}

function invalidName(message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field: 'filterName', what: message });
}

/** Maximum filters per account, across all reports. */
const maxFiltersPerAccount = 200;

/** Changes to a saved filter; undefined fields stay unchanged. A null view removes the table settings. */
interface SavedFilterChange {
  filterName?: string | null;
  favorite?: boolean | null;
  filter?: string | null;
  view?: TableViewInput | null;
}

/** Saved filters, private to an account. */
export class SavedFilterService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /**
   * The user's filters of a report, favorites first, then by name.
   * @throws AppError NotFound for an unknown report
   */
  list({ account }: AuthenticatedUser, reportName: string): Promise<SavedFilter[]> {
    return listFilters(this.postgres.manager, account.id, requireReport(reportName));
  }

  /**
   * Saves a filter, optionally replacing one with the same name, and returns all filters of the report.
   * @throws AppError NotFound, InvalidField, BadFilter, BadSort; FilterExists if the name is taken
   */
  create({ account }: AuthenticatedUser, input: SavedFilterInput): Promise<SavedFilter[]> {
    const definition = requireReport(input.reportName);
    const name = parseFilterName(input.filterName);
    const content = {
      filter: validateFilter(definition, input.filter),
      view: input.view ? validateView(definition, input.view) : null,
      updatedAt: this.now(),
    };
    return this.withAccountLock(account.id, async (tx) => {
      const reportKey = { accountId: account.id, report: definition.id };
      const existing = await tx.findOneBy(SavedFilterRecord, { ...reportKey, nameKey: name.nameKey });
      if (existing && !input.filterReplace) throw nameTakenError(existing.name);
      if (existing) {
        const favorite = input.favorite ?? existing.favorite;
        await tx.update(SavedFilterRecord, { id: existing.id }, { ...name, ...content, favorite });
      } else {
        await assertFilterLimit(tx, account.id);
        const favorite = input.favorite ?? false;
        const createdAt = content.updatedAt;
        await tx.insert(SavedFilterRecord, { ...reportKey, ...name, ...content, favorite, createdAt });
      }
      return listFilters(tx, account.id, definition);
    });
  }

  /**
   * Updates a filter and returns all filters of its report.
   * @throws AppError NotFound for other accounts' filters; BadRequest without changes; InvalidField, BadFilter,
   *   BadSort, FilterExists
   */
  update({ account }: AuthenticatedUser, id: number, change: SavedFilterChange): Promise<SavedFilter[]> {
    if (!hasChanges(change)) throw new AppError(ErrorCode.BadRequest, { what: nothingToChangeMessage });
    return this.withAccountLock(account.id, async (tx) => {
      const filterRecord = await findOwned(tx, account.id, id);
      const definition = requireReport(filterRecord.report);
      const changedFields = { ...buildChangedColumns(definition, change), updatedAt: this.now() };
      const { nameKey } = changedFields;
      const sameName = nameKey === undefined ? null : await findByName(tx, filterRecord, nameKey);
      if (sameName && sameName.id !== id) throw nameTakenError(sameName.name);
      await tx.update(SavedFilterRecord, { id }, changedFields);
      return listFilters(tx, account.id, definition);
    });
  }

  /**
   * Deletes a filter and returns the remaining ones of its report.
   * @throws AppError NotFound for other accounts' filters
   */
  delete({ account }: AuthenticatedUser, id: number): Promise<SavedFilter[]> {
    return this.withAccountLock(account.id, async (tx) => {
      const { report } = await findOwned(tx, account.id, id);
      await tx.delete(SavedFilterRecord, { id });
      return listFilters(tx, account.id, requireReport(report));
    });
  }

  /** Serializes changes by the account lock, so that the unique name and the limit hold. */
  private withAccountLock<Result>(
    accountId: number,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      return work(tx);
    });
  }
}

const nothingToChangeMessage = {
  en: 'Specify a change: filterName, favorite or filter.',
  ru: 'Укажите, что изменить: filterName, favorite или filter.',
};

function hasChanges({ filterName, favorite, filter, view }: SavedFilterChange): boolean {
  return (
    [filterName, favorite, filter].some((part) => part !== undefined && part !== null) || view !== undefined
  );
}

function buildChangedColumns(
  definition: ReportDefinition,
  { filterName = null, favorite = null, filter = null, view }: SavedFilterChange,
): Partial<SavedFilterRecord> {
  return {
    ...(filterName === null ? {} : parseFilterName(filterName)),
    ...(favorite === null ? {} : { favorite }),
    ...(filter === null ? {} : { filter: validateFilter(definition, filter) }),
    ...(view === undefined ? {} : { view: view && validateView(definition, view) }),
  };
}

async function findOwned(tx: EntityManager, accountId: number, id: number): Promise<SavedFilterRecord> {
  const filterRecord = await tx.findOneBy(SavedFilterRecord, { id, accountId });
  if (filterRecord === null) throw new AppError(ErrorCode.NotFound);
  return filterRecord;
}

/** Finds the filter with this name in the same report and account. */
function findByName(
  tx: EntityManager,
  { accountId, report }: SavedFilterRecord,
  nameKey: string,
): Promise<SavedFilterRecord | null> {
  return tx.findOneBy(SavedFilterRecord, { accountId, report, nameKey });
}

async function assertFilterLimit(tx: EntityManager, accountId: number): Promise<void> {
  const filterCount = await tx.countBy(SavedFilterRecord, { accountId });
  if (filterCount < maxFiltersPerAccount) return;
  const message = {
    en: `You have reached the limit of ${maxFiltersPerAccount} saved filters. Delete one first.`,
    ru: `Достигнут предел: ${maxFiltersPerAccount} сохранённых фильтров. Сначала удалите ненужный.`,
  };
  throw new AppError(ErrorCode.InvalidField, { field: 'filterName', what: message });
}

function nameTakenError(name: string): AppError {
  return new AppError(ErrorCode.FilterExists, { field: 'filterName', name });
}

async function listFilters(
  tx: EntityManager,
  accountId: number,
  definition: ReportDefinition,
): Promise<SavedFilter[]> {
  const records = await tx.find(SavedFilterRecord, {
    where: { accountId, report: definition.id },
    order: { favorite: 'DESC', nameKey: 'ASC' },
  });
  return records.map((record) => presentFilter(definition, record));
}

function presentFilter(definition: ReportDefinition, record: SavedFilterRecord): SavedFilter {
  const { id, name, report, favorite, filter, view, updatedAt } = record;
  return {
    id,
    filterName: name,
    reportName: report,
    favorite,
    filter,
    filterString: formatFilterString(definition, filter),
    view: view && supportedView(definition, view),
    updatedAt: updatedAt.toISOString(),
  };
}
