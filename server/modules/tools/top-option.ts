import type { ToolOption } from './tool-options.js';

/** How deep a top is that counts. */
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
