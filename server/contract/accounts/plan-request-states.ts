/** State of a plan request. */
export type PlanRequestState = 'new' | 'answered' | 'declined';
