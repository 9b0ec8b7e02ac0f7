import type { SlotLimits } from './slots.js';

/** Options that the parent sends after the fork. They contain a secret, so they are not passed as arguments. */
export interface HostOptions {
  dataDir: string;
  /** Private folder for the socket, pipes and small bodies. Removed on shutdown. */
  runDir: string;
  socketPath: string;
  configFile: string;
  secret: string;
  slots: SlotLimits;
}

/** Message of the engine's process to its parent. */
export type HostMessage = { state: 'ready'; version: string } | { state: 'failed'; reason: string };
