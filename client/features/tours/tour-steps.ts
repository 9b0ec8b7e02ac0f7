import type { TourName, TourNeed } from '../../lib/page-tour.js';

/** A step of a tour: it points at the element whose `data-tour` is its target, and its texts stand under its id. */
export interface TourStep<Id extends string = string> {
  id: Id;
  target: string;
  /** What the page must have for the step to be there at all. */
  needs?: TourNeed;
}

const step = <const Id extends string>(id: Id, target: string, needs?: TourNeed): TourStep<Id> => ({
  id,
  target,
  ...(needs && { needs }),
});

/** The summary of a domain: 20 steps; the tenth is for owners of the site, those on ads for domains that advertise. */
const report = [
  step('title', 'title'),
  step('search', 'search'),
  step('limits', 'limits', 'limits'),
  step('help', 'help'),
  step('compare', 'compare'),
  step('pin', 'pin'),
  step('pdf', 'pdf'),
  step('seo', 'tab-organic-keywords'),
  step('ppc', 'tab-ad-keywords', 'ads'),
  step('own', 'tab-own-queries', 'ownData'),
  step('figures', 'figures'),
  step('visits', 'visits'),
  step('distribution', 'distribution'),
  step('competitors', 'competitors'),
  step('overTime', 'over-time'),
  step('topKeywords', 'top-keywords'),
  step('paidCompetitors', 'paid-competitors', 'ads'),
  step('topPages', 'top-pages'),
  step('ads', 'ads', 'ads'),
  step('paidKeywords', 'paid-keywords', 'ads'),
] as const;

/** The page of a clustering project: 15 steps, 14 while no folder is open. */
const clustering = [
  step('project', 'project-title'),
  step('figures', 'figures'),
  step('import', 'import', 'editing'),
  step('blacklist', 'blacklist', 'editing'),
  step('run', 'run', 'editing'),
  step('tree', 'tree'),
  step('find', 'find-folder'),
  step('newFolder', 'new-folder', 'editing'),
  step('unsorted', 'unsorted'),
  step('table', 'folder'),
  step('tools', 'table-tools'),
  step('evidence', 'evidence', 'openFolder'),
  step('undo', 'undo', 'editing'),
  step('history', 'history'),
  step('export', 'export'),
] as const;

/** Every step of every tour, in order. */
export const tourSteps = { report, clustering } as const satisfies Record<TourName, readonly TourStep[]>;

/** The steps of a tour on a page that has these things for its visitor. */
export function stepsFor(name: TourName, has: readonly TourNeed[]): readonly TourStep[] {
  return tourSteps[name].filter(({ needs }: TourStep) => needs === undefined || has.includes(needs));
}
