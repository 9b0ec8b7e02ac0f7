/** States of a long task, as the documents number them: the last two are final. */
export const taskStates = { processing: 1, failed: 2, done: 10 } as const;

export type TaskState = keyof typeof taskStates;

/** The number by which calls tell a state. */
export type TaskStateNumber = (typeof taskStates)[TaskState];

/** The name of a state by its number; undefined for a number that is none. */
export function taskStateOf(number: number): TaskState | undefined {
  return (Object.keys(taskStates) as TaskState[]).find((name) => taskStates[name] === number);
}
