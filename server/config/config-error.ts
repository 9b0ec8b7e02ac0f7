import { OperatorError } from '../errors/operator-error.js';

/** An invalid environment variable. The program prints the one-line message and exits. */
export class ConfigError extends OperatorError {}
