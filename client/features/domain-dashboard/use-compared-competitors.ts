import { useMemo, useState } from 'react';
import { useDashboardCompetitorsQuery, useCompetitorVisitsQuery } from './domain-dashboard.generated.js';
import type { HistoryPoint } from './dashboard-types.js';
import {
  competitorChoices,
  competitorLines,
  type CompetitorChoice,
  type CompetitorLine,
} from './competitor-lines.js';

interface ComparedCompetitors {
  choices: readonly CompetitorChoice[];
  selected: ReadonlySet<string>;
  setSelected: (selected: ReadonlySet<string>) => void;
  lines: readonly CompetitorLine[];
}

/** Competitors in the visits chart: the closest one until the user selects others. Empty for guests. */
export function useComparedCompetitors(
  domain: string,
  base: string | undefined,
  points: readonly HistoryPoint[],
): ComparedCompetitors {
  const { data } = useDashboardCompetitorsQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const [userChoice, setSelected] = useState<ReadonlySet<string>>();
  const choices = useMemo(() => competitorChoices(data?.dashboardCompetitors ?? []), [data]);
  const selected = useMemo(
    () => userChoice ?? new Set(choices.slice(0, 1).map(({ name }) => name)),
    [userChoice, choices],
  );
  // Loads all competitors in one query, so that a selection draws its line immediately.
  const { data: visits } = useCompetitorVisitsQuery({
    variables: { domains: choices.map(({ name }) => ({ name, base })) },
    skip: choices.length === 0 || points.length < 2,
    errorPolicy: 'ignore',
  });
  const lines = useMemo(
    () =>
      competitorLines(
        choices.filter(({ name }) => selected.has(name)),
        visits?.domainSummaries ?? [],
        points,
      ),
    [choices, selected, visits, points],
  );
  return { choices, selected, setSelected, lines };
}
