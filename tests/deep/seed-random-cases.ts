// Setup file of deep runs: seeds the random cases of fast-check that have no seed of their own.
import fc from 'fast-check';

const seed = process.env['TEST_SEED'];
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
