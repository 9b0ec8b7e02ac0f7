import { text } from '../../schema-kit/fields.js';

/** Field for the volume range, shared by all summaries with a volume. */
export const volumeRange = (): PropertyDecorator =>
  text(
    'Range that the broad search volume is known as, 100-1000: `ws` stands for it. Empty where it is a figure of its own.',
  );
