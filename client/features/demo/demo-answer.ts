import type { RequestDemoMutation } from '../../graphql/generated/operations.js';

/** What the server answered to a request. */
export type DemoAnswer = RequestDemoMutation['requestDemo'];
