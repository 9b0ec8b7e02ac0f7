import type { ToolOption } from './tool-options.js';

/** Option for the number of top positions that count. */
export const topOption: ToolOption = {
  id: 'top',
  title: { en: 'Depth', ru: 'Глубина' },
  description: {
    en: 'Number of top positions that count.',
    ru: 'Позиции, на которых результат учитывается.',
  },
  default: 10,
  oneOf: [10, 50],
};
