import type { SlotLimits } from './slots.js';

/** What the parent tells the engine's process once, after the fork. It holds a secret, so it is no argument. */
export interface HostOptions {
  dataDir: string;
  /** Folder of its own for the socket, pipes and small bodies; removed at the end. */
  runDir: string;
  socketPath: string;
  configFile: string;
  secret: string;
  slots: SlotLimits;
}

/** What the engine's process tells its parent. */
export type HostMessage = { state: 'ready'; version: string } | { state: 'failed'; reason: string };
