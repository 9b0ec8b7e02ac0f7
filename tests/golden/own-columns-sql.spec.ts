import { expect, it } from 'vitest';
import type { ReportQuery } from '../../server/reports/engine/report-query.js';
import { unlimitedViewer } from '../../server/reports/engine/viewer.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { importedMetrics } from './golden-base.js';
import { buildPlan, formatStatements } from './golden-plan.js';

it('SQL of first-party columns joined to measured ones', async () => {
  const forms = reportRegistry
    .filter(({ firstPartyJoin }) => firstPartyJoin !== undefined)
    .flatMap((definition) => {
      const [named = ''] = Object.keys(definition.columns);
      const request = { columns: [named, 'own_clicks', 'own_impressions', 'own_ctr', 'own_position'] };
      const forms: [string, ReportQuery][] = [
        ['as it opens', request],
        ['sorted by one that is not shown', { columns: [named], sort: 'own_clicks|desc' }],
        ['filtered', { ...request, filter: 'own_impressions>100' }],
      ];
      const days: typeof forms = [
        ['with changes over some days', { columns: [named, 'own_clicks', 'delta'], forDay: 7 }],
        [
          'sorted by them, with changes over some days',
          { columns: [named, 'own_clicks', 'delta'], sort: 'own_clicks|desc', forDay: 7 },
        ],
      ];
      return [...forms, ...('delta' in definition.columns ? days : [])].map(
        ([name, query]) =>
          `-- ${definition.id}, ${name}\n\n${formatStatements(buildPlan(definition, query, 1_000_000, unlimitedViewer, importedMetrics))}`,
      );
    });
  await expect(forms.join('\n')).toMatchFileSnapshot('sql/own-columns.sql');
});
