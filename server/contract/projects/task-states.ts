/** Task states with their public API numbers; the last two are final. */
export const taskStates = { processing: 1, failed: 2, done: 10 } as const;

export type TaskState = keyof typeof taskStates;

/** Task state number in the API. */
export type TaskStateNumber = (typeof taskStates)[TaskState];

/** The state with this number, or undefined. */
export function findTaskState(number: number): TaskState | undefined {
  return (Object.keys(taskStates) as TaskState[]).find((name) => taskStates[name] === number);
}
