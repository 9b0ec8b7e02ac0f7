import { text } from '../../schema-kit/fields.js';

/** Field for the volume range, shared by all summaries with a volume. */
export const volumeRange = (): PropertyDecorator =>
  text(
    'Range of the broad search volume, such as `100-1000`, which `ws` represents. Empty for an exact volume.',
  );
