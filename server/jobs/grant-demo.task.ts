import type { DemoService } from '../modules/demo/demo.service.js';
import type { Task } from './job-payloads.js';

/** Gives the free days of a guest's request to who has the e-mail already; the answer to the guest tells nothing of it. */
export function grantDemoTask(demos: DemoService): Task<'grant-demo'> {
  return ({ request }) => demos.grantToKnown(request);
}
