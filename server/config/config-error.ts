import { OperatorError } from '../errors/operator-error.js';

/** A bad value of an environment variable: stops the start with one line. */
export class ConfigError extends OperatorError {}
