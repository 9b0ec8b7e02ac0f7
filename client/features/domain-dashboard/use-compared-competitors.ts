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
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
  lines: readonly CompetitorLine[];
}

/** Competitors whose visits stand beside the domain's: the closest one until others are chosen; none for a guest. */
export function useComparedCompetitors(
  domain: string,
  base: string | undefined,
  points: readonly HistoryPoint[],
): ComparedCompetitors {
  const { data } = useDashboardCompetitorsQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const [userChoice, setChosen] = useState<ReadonlySet<string>>();
  const choices = useMemo(() => competitorChoices(data?.dashboardCompetitors ?? []), [data]);
  const chosen = useMemo(
    () => userChoice ?? new Set(choices.slice(0, 1).map(({ name }) => name)),
    [userChoice, choices],
  );
  // All in one question, so that a tick draws its line at once.
  const { data: visits } = useCompetitorVisitsQuery({
    variables: { domains: choices.map(({ name }) => ({ name, base })) },
    skip: choices.length === 0 || points.length < 2,
    errorPolicy: 'ignore',
  });
  const lines = useMemo(
    () =>
      competitorLines(
        choices.filter(({ name }) => chosen.has(name)),
        visits?.domainSummaries ?? [],
        points,
      ),
    [choices, chosen, visits, points],
  );
  return { choices, chosen, setChosen, lines };
}
