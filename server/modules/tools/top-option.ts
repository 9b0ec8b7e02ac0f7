import type { ToolOption } from './tool-options.js';

/** Depth of the top that counts. */
export const topOption: ToolOption = {
  id: 'top',
  title: { en: 'Positions in each top', ru: 'Позиций в каждом топе' },
  description: {
    en: 'Positions within which a result counts.',
    ru: 'Позиции, на которых результат учитывается.',
  },
  default: 10,
  oneOf: [10, 50],
};
