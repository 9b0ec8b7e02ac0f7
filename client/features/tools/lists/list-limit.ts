import { useViewer } from '../../../graphql/use-viewer.js';

/** Lines that the visitor's plan takes in a list, of a tool that takes so many on any plan. */
export function useListLimit(max: number): number {
  const { viewer } = useViewer();
  return Math.min(max, viewer?.plan.limits.plainListLines ?? max);
}
