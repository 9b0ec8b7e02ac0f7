import { beforeAll, describe, expect, it } from 'vitest';
import { mainThemes } from '../../../server/reports/definitions/tools/main-themes.report.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

describe('the main themes of a site', () => {
  it('combine the forms of a word, which counts once per keyword', async () => {
    const { clickhouse, bases } = fixture.deps;
    const { id: base, generation } = await bases.byCode('gny');
    const keywords = [
      ['ultralight tent', 500, '/tents'],
      ['tents for a tent', 300, '/tents'],
      ['палатки москва', 200, '/ru'],
      ['палатка', 100, '/ru'],
      ['купить палаток', 50, '/ru/buy'],
    ] as const;
    const domain = 'forms.example';
    const { rows } = await clickhouse.query<{ id: string }>(
      `SELECT toString(bitShiftRight(cityHash64({domain:String}), 11)) AS id`,
      { parameters: { domain } },
    );
    const domainId = rows[0]?.id;
    const lines = keywords.map(([word, ws, path], index) =>
      JSON.stringify({
        base,
        generation,
        domain_id: domainId,
        keyword_id: index + 1,
        best: 1,
        pos: 1,
        word,
        ws,
        path,
        url_hash: path.length,
      }),
    );
    await clickhouse.insert('INSERT INTO position_by_domain FORMAT JSONEachRow', lines.join('\n'));
    await clickhouse.insert(
      'INSERT INTO domain FORMAT JSONEachRow',
      JSON.stringify({ base, generation, domain_id: domainId, name: domain, it50: keywords.length }),
    );
    const page = await runReport(
      mainThemes,
      { domain, columns: ['word', 'cnt', 'ws', 'pages'], perPage: 100 },
      unlimitedViewer,
      fixture.deps,
    );
    const of = (word: string) => page.rows.find((row) => row['word'] === word);
    expect(page.rows.filter(({ word }) => String(word).startsWith('палат'))).toHaveLength(1);
    expect(page.rows.find(({ word }) => String(word).startsWith('палат'))).toMatchObject({
      cnt: 3,
      ws: 350,
      pages: 2,
    });
    expect(of('tent') ?? of('tents')).toMatchObject({ cnt: 2, ws: 800, pages: 1 });
    expect(of('tent') && of('tents')).toBeUndefined();
    expect(page.rows.map(({ word }) => word)).not.toContain('for');
  });
});
