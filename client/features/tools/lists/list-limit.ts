import { useViewer } from '../../../graphql/accounts/use-viewer.js';

/** Maximum number of list lines: the plan limit, capped by the limit of the tool. */
export function useListLimit(max: number): number {
  const { viewer } = useViewer();
  return Math.min(max, viewer?.plan.limits.plainListLines ?? max);
}
