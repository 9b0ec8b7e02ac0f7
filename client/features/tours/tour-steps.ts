import type { TourName, TourNeed } from '../../lib/tours/page-tour.js';

/** Tour step. It highlights the element whose `data-tour` equals `target`; its id is the i18n key. */
export interface TourStep<Id extends string = string> {
  id: Id;
  target: string;
  /** Page feature that the step requires. */
  needs?: TourNeed;
}

const step = <const Id extends string>(id: Id, target: string, needs?: TourNeed): TourStep<Id> => ({
  id,
  target,
  ...(needs && { needs }),
});

/** Tour of a domain summary. Some steps require first-party data or ads. */
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

/** Tour of a clustering project. One step requires an open folder. */
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

/** Steps of all tours, in order. */
export const tourSteps = { report, clustering } as const satisfies Record<TourName, readonly TourStep[]>;

/** Ids of the steps in the short tours. */
const shortTours: Readonly<Record<TourName, readonly string[]>> = {
  report: ['search', 'help', 'seo', 'figures', 'distribution', 'competitors'],
  clustering: ['project', 'run', 'tree', 'unsorted', 'table', 'export'],
};

/** Steps of a tour whose requirements the page meets. */
export function stepsFor(name: TourName, has: readonly TourNeed[], isShort = false): readonly TourStep[] {
  return tourSteps[name].filter(
    ({ id, needs }: TourStep) =>
      (needs === undefined || has.includes(needs)) && (!isShort || shortTours[name].includes(id)),
  );
}
