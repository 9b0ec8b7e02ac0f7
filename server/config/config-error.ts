import { OperatorError } from '../errors/operator-error.js';

/** An invalid environment variable. Ends the start with one line. */
export class ConfigError extends OperatorError {}
