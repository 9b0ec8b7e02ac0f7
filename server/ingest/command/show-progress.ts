import type { ImportPhase, ImportProgress } from '../import-progress.js';

/** Progress display on the console. */
interface ConsoleProgress extends ImportProgress {
  /** Clears the progress bar. */
  end(): void;
  /** Seconds since the start. */
  seconds(): number;
}

/** A terminal, file or pipe. */
interface ProgressOutput {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const phaseLabels: Readonly<Record<ImportPhase, string>> = {
  read: 'reading',
  load: 'loading',
  derive: 'deriving',
  publish: 'publishing',
};

/** Update intervals on a terminal and in a log. */
const redrawIntervalMs = 120;
const lineIntervalMs = 5_000;

/** Draws a progress bar on a terminal and prints occasional lines elsewhere. */
export function showProgress(output: ProgressOutput, now: () => number = Date.now): ConsoleProgress {
  const startedAt = now();
  let phaseStartedAt = startedAt;
  let phase: ImportPhase | undefined;
  let lastRenderedAt = -Infinity;
  const isTerminal = output.isTTY === true;
  const clear = () => isTerminal && lastRenderedAt > 0 && output.write('\r\u001b[K');
  return {
    update(state) {
      const isNewPhase = state.phase !== phase;
      if (isNewPhase) {
        phase = state.phase;
        phaseStartedAt = now();
      }
      const isFinished = state.done === state.total;
      if (
        !isNewPhase &&
        !isFinished &&
        now() - lastRenderedAt < (isTerminal ? redrawIntervalMs : lineIntervalMs)
      ) {
        return;
      }
      if (!isTerminal && !isNewPhase && !isFinished && state.phase !== 'read') return;
      lastRenderedAt = now();
      const text = describe(state, (now() - phaseStartedAt) / 1000, isTerminal);
      output.write(isTerminal ? `\r\u001b[K${text.slice(0, (output.columns ?? 80) - 1)}` : `${text}\n`);
    },
    end() {
      clear();
      lastRenderedAt = -Infinity;
    },
    seconds: () => (now() - startedAt) / 1000,
  };
}

type State = Parameters<ImportProgress['update']>[0];

function describe({ phase, done, total, records }: State, seconds: number, isInteractive: boolean): string {
  const share = total ? Math.min(1, done / total) : 0;
  const bar = isInteractive ? `${'█'.repeat(Math.round(share * 24)).padEnd(24, '░')} ` : '';
  const percent = `${String(Math.round(share * 100)).padStart(3)} %`;
  const rate =
    phase === 'read' && seconds > 0.5 ? `  ${Math.round(records / seconds).toLocaleString('en')} rows/s` : '';
  const remaining =
    share > 0.02 && share < 1 && seconds > 1
      ? `  ${formatDuration((seconds / share) * (1 - share))} left`
      : '';
  const count = phase === 'read' ? `  ${records.toLocaleString('en')} rows` : '';
  return `${phaseLabels[phase].padEnd(10)} ${bar}${percent}${count}${rate}${remaining}`;
}

function formatDuration(seconds: number): string {
  const rounded = Math.ceil(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}
