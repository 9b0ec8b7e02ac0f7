import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config/config.js';
import { showProgress } from '../ingest/command/show-progress.js';
import { removeSample } from '../ingest/sample/remove-sample.js';
import { openStores } from '../stores/open-stores.js';
import { runProgram } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

const usage = `npm run sample -- --remove

Removes the sample data, and has no start load them again. What you imported stays. Works while the server runs and while it
does not.`;

await runProgram(async (log) => {
  const { values } = parseArgs({
    options: { remove: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || !values.remove) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const config = loadConfig();
  const signal = createStopSignal('stopping; the databases stay as they are');
  const stores = await openStores(config, log, { role: 'tool' });
  const progress = showProgress(process.stderr);
  try {
    const codes = await removeSample({ stores, config, progress, signal });
    progress.end();
    console.log(
      codes.length === 0 ? 'There is no sample data.' : `The sample data is removed: ${codes.join(', ')}.`,
    );
    return 0;
  } finally {
    progress.end();
    await stores.close();
  }
});
