import type { RequestDemoMutation } from './request-demo.generated.js';

/** Response of the `requestDemo` mutation. */
export type DemoRequestResult = RequestDemoMutation['requestDemo'];
