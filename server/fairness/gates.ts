import type { Config } from '../config/config.js';
import { FairGate } from './fair-gate.js';

/** The gates of one process: before the queries of pages, the files on their way, work on long lists, and the drawing of logos. */
export interface Gates {
  queries: FairGate;
  files: FairGate;
  lists: FairGate;
  logos: FairGate;
}

/** What may wait of one account: more is a flood and no use of the product. */
const waitingPerAccount = { queries: 500, files: 50, lists: 5, logos: 10 } as const;

/** Long lists that are worked on at once: each takes the processor for about a second, in turns with everything else. */
const listsAtOnce = 2;

/** Requests that may wait whatever the time: a browser sends six at once. */
const noOverload = 8;

export function openGates(config: Config): Gates {
  return {
    queries: new FairGate({
      places: config.queriesAtOnce,
      placesPerKey: config.queriesPerAccount,
      placesBesideOthers: Math.ceil(config.queriesPerAccount / 2),
      waitingPerKey: waitingPerAccount.queries,
      overload: { wait: config.overloadMs, waiting: noOverload },
    }),
    files: new FairGate({
      places: config.exportsAtOnce,
      placesPerKey: config.exportsPerAccount,
      waitingPerKey: waitingPerAccount.files,
      longestWait: config.exportWaitSeconds * 1000,
    }),
    lists: new FairGate({
      places: listsAtOnce,
      placesPerKey: 1,
      waitingPerKey: waitingPerAccount.lists,
    }),
    logos: new FairGate({
      places: config.logosAtOnce,
      placesPerKey: 1,
      waitingPerKey: waitingPerAccount.logos,
    }),
  };
}
