import { serpPrices } from '../../config/serp-providers.js';
import type { Language } from '../../contract/language/localised.js';
import { serpProviderIds } from '../../contract/projects/positions.js';
import { searchEngines } from '../../contract/reports/search-engine.js';
import type { PositionRunRecord } from '../../entities/position-run.entity.js';
import type { PositionsCost, PositionsProject, PositionsRun, SerpSource } from './position.type.js';
import type { CheckCost } from './position-runs.service.js';
import type { ProjectDetails } from './project-rows.js';
import { serpProviders } from './providers/serp-providers.js';
import type { SavedKey } from './serp-keys.service.js';

const toDollars = (micros: number) => micros / 1_000_000;

export function presentProject(project: ProjectDetails, tags: string[]): PositionsProject {
  const { regions, capMicros, nextDue, createdAt, ...columns } = project;
  return {
    ...columns,
    tags,
    regions: regions.map(({ base, location }) => ({ base, location })),
    cap: toDollars(capMicros),
    nextDue: nextDue?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentCost({ keywords, pages, micros, spentMicros, capMicros }: CheckCost): PositionsCost {
  return {
    keywords,
    pages,
    cost: toDollars(micros),
    spent: toDollars(spentMicros),
    cap: toDollars(capMicros),
  };
}

export function presentRun(
  run: PositionRunRecord & { isUnderWay: boolean },
  language: Language,
): PositionsRun {
  const { startedAt, finishedAt, dueAt, spentMicros, failureReason, added, ...columns } = run;
  return {
    ...columns,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    isScheduled: dueAt !== null,
    spent: toDollars(spentMicros),
    refused: failureReason?.[language] ?? null,
    isAdded: added,
  };
}

/** Every provider with the account's key hint. */
export function presentSources(keys: readonly SavedKey[], language: Language): SerpSource[] {
  return serpProviderIds.map((id) => {
    const { name, keyFormat, devices } = serpProviders[id];
    const { firstPage, nextPage, date, source } = serpPrices[id];
    return {
      id,
      name,
      keyForm: keyFormat[language],
      hint: keys.find(({ provider }) => provider === id)?.hint ?? null,
      engines: searchEngines.filter((engine) => devices[engine] !== undefined),
      devices: [...(devices.google ?? [])],
      firstPage: toDollars(firstPage),
      nextPage: toDollars(nextPage),
      priceDate: date,
      priceSource: source,
    };
  });
}
