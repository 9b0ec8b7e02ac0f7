import { text } from '../../schema-kit/fields.js';

/** The range of a keyword's volume beside it, as every summary that shows the volume has it. */
export const volumeRange = (): PropertyDecorator =>
  text(
    'Range that the broad search volume is known as, 100-1000: `ws` stands for it. Empty where it is a figure of its own.',
  );
