import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { reportOf } from '../../reports/report-registry.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../accounts/lock-account.js';
import { checkedView, knownView } from '../table-settings/table-view.js';
import type { TableViewInput } from '../table-settings/table-view.type.js';
import { checkedName } from './filter-name.js';
import { SavedFilterRecord } from '../../entities/saved-filter.entity.js';
import type { SavedFilter, SavedFilterInput } from './saved-filter.type.js';
import { checkedFilter, filterStringOf } from './stored-filter.js';

/** Filters of one person, all reports together. */
const maxFilters = 200;

/** What changes of a saved filter; what is missing stays. A view of null makes it a filter alone. */
interface SavedFilterChange {
  filterName?: string | null;
  favorite?: boolean | null;
  filter?: string | null;
  view?: TableViewInput | null;
}

/** Filters that people gave a name. Each belongs to one person alone. */
export class SavedFilterService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** A person's filters of one report, favourites first, then by name. Throws NotFound where there is no such report. */
  list({ account }: AuthenticatedUser, reportName: string): Promise<SavedFilter[]> {
    return listOf(this.postgres.manager, account.id, reportOf(reportName));
  }

  /**
   * Saves a filter under a name, in place of the one of that name where the person says so; answers all of its report.
   * @throws AppError NotFound, InvalidField, BadFilter, BadSort; FilterExists for a name that is taken
   */
  create({ account }: AuthenticatedUser, input: SavedFilterInput): Promise<SavedFilter[]> {
    const definition = reportOf(input.reportName);
    const name = checkedName(input.filterName);
    const content = {
      filter: checkedFilter(definition, input.filter),
      view: input.view ? checkedView(definition, input.view) : null,
      updatedAt: this.now(),
    };
    return this.inTurn(account.id, async (tx) => {
      const own = { accountId: account.id, report: definition.id };
      const same = await tx.findOneBy(SavedFilterRecord, { ...own, nameKey: name.nameKey });
      if (same && !input.filterReplace) throw nameTaken(same.name);
      if (same) {
        const favorite = input.favorite ?? same.favorite;
        await tx.update(SavedFilterRecord, { id: same.id }, { ...name, ...content, favorite });
      } else {
        await refuseTooMany(tx, account.id);
        const favorite = input.favorite ?? false;
        const createdAt = content.updatedAt;
        await tx.insert(SavedFilterRecord, { ...own, ...name, ...content, favorite, createdAt });
      }
      return listOf(tx, account.id, definition);
    });
  }

  /**
   * Changes a saved filter; answers all of its report.
   * @throws AppError NotFound also for somebody else's; BadRequest where nothing is to change; InvalidField, BadFilter, BadSort,
   * FilterExists
   */
  update({ account }: AuthenticatedUser, id: number, change: SavedFilterChange): Promise<SavedFilter[]> {
    if (!saysAnything(change)) throw new AppError(ErrorCode.BadRequest, { what: nothingToChange });
    return this.inTurn(account.id, async (tx) => {
      const stored = await findOwn(tx, account.id, id);
      const definition = reportOf(stored.report);
      const changed = { ...changedParts(definition, change), updatedAt: this.now() };
      const { nameKey } = changed;
      const same = nameKey === undefined ? null : await findNamed(tx, stored, nameKey);
      if (same && same.id !== id) throw nameTaken(same.name);
      await tx.update(SavedFilterRecord, { id }, changed);
      return listOf(tx, account.id, definition);
    });
  }

  /** Deletes a saved filter; answers those of its report that are left. Throws NotFound also for somebody else's. */
  delete({ account }: AuthenticatedUser, id: number): Promise<SavedFilter[]> {
    return this.inTurn(account.id, async (tx) => {
      const { report } = await findOwn(tx, account.id, id);
      await tx.delete(SavedFilterRecord, { id });
      return listOf(tx, account.id, reportOf(report));
    });
  }

  /** Changes of one person's filters take turns, so that names and their number hold. */
  private inTurn<Answer>(accountId: number, work: (tx: EntityManager) => Promise<Answer>): Promise<Answer> {
    return this.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      return work(tx);
    });
  }
}

const nothingToChange = {
  en: 'Name what is to change: filterName, favorite or filter.',
  ru: 'Укажите, что изменить: filterName, favorite или filter.',
};

function saysAnything({ filterName, favorite, filter, view }: SavedFilterChange): boolean {
  return (
    [filterName, favorite, filter].some((part) => part !== undefined && part !== null) || view !== undefined
  );
}

function changedParts(
  definition: ReportDefinition,
  { filterName = null, favorite = null, filter = null, view }: SavedFilterChange,
): Partial<SavedFilterRecord> {
  return {
    ...(filterName === null ? {} : checkedName(filterName)),
    ...(favorite === null ? {} : { favorite }),
    ...(filter === null ? {} : { filter: checkedFilter(definition, filter) }),
    ...(view === undefined ? {} : { view: view && checkedView(definition, view) }),
  };
}

async function findOwn(tx: EntityManager, accountId: number, id: number): Promise<SavedFilterRecord> {
  const stored = await tx.findOneBy(SavedFilterRecord, { id, accountId });
  if (stored === null) throw new AppError(ErrorCode.NotFound);
  return stored;
}

/** The filter of this name beside another one, in the same report of the same person. */
function findNamed(
  tx: EntityManager,
  { accountId, report }: SavedFilterRecord,
  nameKey: string,
): Promise<SavedFilterRecord | null> {
  return tx.findOneBy(SavedFilterRecord, { accountId, report, nameKey });
}

async function refuseTooMany(tx: EntityManager, accountId: number): Promise<void> {
  const stored = await tx.countBy(SavedFilterRecord, { accountId });
  if (stored < maxFilters) return;
  const what = {
    en: `You have ${maxFilters} saved filters, which is all we keep. Delete one first.`,
    ru: `Сохранено ${maxFilters} фильтров, больше нельзя. Сначала удалите ненужный.`,
  };
  throw new AppError(ErrorCode.InvalidField, { field: 'filterName', what });
}

function nameTaken(name: string): AppError {
  return new AppError(ErrorCode.FilterExists, { field: 'filterName', name });
}

async function listOf(
  tx: EntityManager,
  accountId: number,
  definition: ReportDefinition,
): Promise<SavedFilter[]> {
  const stored = await tx.find(SavedFilterRecord, {
    where: { accountId, report: definition.id },
    order: { favorite: 'DESC', nameKey: 'ASC' },
  });
  return stored.map((record) => presented(definition, record));
}

function presented(definition: ReportDefinition, record: SavedFilterRecord): SavedFilter {
  const { id, name, report, favorite, filter, view, updatedAt } = record;
  return {
    id,
    filterName: name,
    reportName: report,
    favorite,
    filter,
    filterString: filterStringOf(definition, filter),
    view: view && knownView(definition, view),
    updatedAt: updatedAt.toISOString(),
  };
}
