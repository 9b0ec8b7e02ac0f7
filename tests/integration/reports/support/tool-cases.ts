import type { ReportCase } from './report-cases.js';
import { batchOf, themesOf } from './tool-oracles.js';

const byDescending = (column: string) => [{ column, direction: 'desc' as const }];

/** Tool reports with their arguments, expected rows and order. */
export const toolCases: readonly ReportCase[] = [
  [
    'tool-domain-batch',
    {
      arguments: {
        domains: [
          'https://WWW.alpha.example/x',
          'beta.example,gamma.example',
          'nothing.example',
          'eps.example',
          'not a domain',
        ],
      },
    },
    (world) => batchOf(world, ['alpha.example', 'beta.example', 'gamma.example', 'eps.example']),
    byDescending('it50'),
  ],
  [
    'tool-main-themes',
    { domain: 'alpha.example' },
    (world) => themesOf(world, 'alpha.example'),
    byDescending('cnt'),
  ],
  [
    'tool-main-themes',
    { domain: 'beta.example', arguments: { minWs: 100, maxPos: '20', notLike: 'BERLIN' }, sort: 'ws|desc' },
    (world) =>
      themesOf(
        world,
        'beta.example',
        ({ word, ws, pos }) => ws >= 100 && pos <= 20 && !word.includes('berlin'),
      ),
    byDescending('ws'),
  ],
  [
    'tool-main-themes',
    { domain: 'gamma.example', arguments: { words: 'phones, телефона', like: 'buy' }, sort: 'word|asc' },
    (world) =>
      themesOf(world, 'gamma.example', ({ word }) => /phone|телефон/.test(word) && word.includes('buy')),
    [{ column: 'word', direction: 'asc' }],
  ],
];
