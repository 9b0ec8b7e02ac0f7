import { useMemo, useState } from 'react';
import { useDashboardCompetitorsQuery, useRivalVisitsQuery } from './domain-dashboard.generated.js';
import type { HistoryPoint } from './dashboard-types.js';
import { rivalChoices, rivalLines, type RivalChoice, type RivalLine } from './rival-lines.js';

interface ComparedRivals {
  choices: readonly RivalChoice[];
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
  lines: readonly RivalLine[];
}

/** Rivals whose visits stand beside the domain's: the closest one until others are chosen; none for a guest. */
export function useComparedRivals(
  domain: string,
  base: string | undefined,
  points: readonly HistoryPoint[],
): ComparedRivals {
  const { data } = useDashboardCompetitorsQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const [picked, setChosen] = useState<ReadonlySet<string>>();
  const choices = useMemo(() => rivalChoices(data?.dashboardCompetitors ?? []), [data]);
  const chosen = useMemo(
    () => picked ?? new Set(choices.slice(0, 1).map(({ name }) => name)),
    [picked, choices],
  );
  // All in one question, so that a tick draws its line at once.
  const { data: visits } = useRivalVisitsQuery({
    variables: { domains: choices.map(({ name }) => ({ name, base })) },
    skip: choices.length === 0 || points.length < 2,
    errorPolicy: 'ignore',
  });
  const lines = useMemo(
    () =>
      rivalLines(
        choices.filter(({ name }) => chosen.has(name)),
        visits?.domainSummaries ?? [],
        points,
      ),
    [choices, chosen, visits, points],
  );
  return { choices, chosen, setChosen, lines };
}
