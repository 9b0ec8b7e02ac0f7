import type { RequestDemoMutation } from './request-demo.generated.js';

/** What the server answered to a request. */
export type DemoRequestResult = RequestDemoMutation['requestDemo'];
