import { expect, it } from 'vitest';
import type { ImportRecord } from './import-format.js';
import { createReadPlan, type ReadPlan } from './read-plan.js';

/** Headers as vendors write them. The numbers are ids of public files in the index of public sources. */

function planOf(text: string, name = 'export.csv'): ReadPlan {
  const plan = createReadPlan({ name }, { head: Buffer.from(text), headIsComplete: true });
  return plan ?? expect.fail(`${name} is not recognised: ${text.slice(0, 80)}`);
}

const unknownColumns = ({ columns }: ReadPlan) =>
  columns.filter(({ use }) => use === 'unknown').map(({ name }) => name);

const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join('');

/** Records without missing values. */
const definedValues = (records: readonly ImportRecord[]) =>
  records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
  );

const own = { type: 'own', vendor: 'search-console' };

it.each([
  ['English', 'Top queries,Clicks,Impressions,CTR,Position'],
  ['Looker Studio (68446154054)', 'Query,Url Clicks,Impressions,Url CTR,Average Position'],
  ['German (65799020193)', 'Häufigste Suchanfragen,Klicks,Impressionen,Klickrate,Position'],
  [
    'German, average (57758221879)',
    'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Durchschnittliche Position',
  ],
  ['French (61670747354)', 'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position'],
  ['Spanish (70883424589)', 'Consultas principales,Clics,Impresiones,CTR,Posición'],
  ['Italian (67136775307)', 'Query più frequenti,Clic,Impressioni,CTR,Posizione'],
  ['Italian (57758221879)', 'Query principali,Clic,Impressioni,CTR,Posizione media'],
  ['Portuguese (54861122209)', 'Principais consultas,Cliques,Impressões,CTR,Posição'],
  ['Dutch (57758221879)', 'Populairste zoekopdrachten,Klikken,Vertoningen,CTR,Positie'],
  ['Polish (57758221879)', 'Najpopularniejsze zapytania,Kliknięcia,Wyświetlenia,CTR,Pozycja'],
  ['Czech (57758221879)', 'Nejčastější dotazy,Kliknutí,Zobrazení,CTR,Průměrná pozice'],
  ['Swedish (57758221879)', 'Vanligaste sökfrågorna,Klick,Visningar,Klickfrekvens,Genomsnittlig position'],
  ['Turkish (62580020048)', 'En çok yapılan sorgular,Tıklamalar,Gösterimler,TO,Konum'],
  ['Turkish (57758221879)', 'En popüler sorgular,Tıklama,Görüntüleme,CTR,Ortalama konum'],
  ['Japanese (54767621362)', '上位のクエリ,クリック数,表示回数,CTR,掲載順位'],
  ['Korean (61940976706)', '인기 검색어,클릭수,노출,CTR,게재 순위'],
  ['Simplified Chinese (58507693798)', '热门查询,点击次数,展示,点击率,排名'],
  ['Traditional Chinese (62379090888)', '熱門查詢項目,點擊,曝光,點閱率,排名'],
  ['Russian (57758221879)', 'Поисковый запрос,Клики,Показы,CTR,Позиция'],
  ['Indonesian (60332982053)', 'Kueri teratas,Klik,Tayangan,CTR,Posisi'],
])('reads queries of Search Console in %s', (_, header) => {
  const plan = planOf(lines(header, 'acme,12,300,4%,3.4'));
  expect(plan.recognised.format.id).toBe('search-console');
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([
    { ...own, keyword: 'acme', clicks: '12', impressions: '300', average_position: '3.4' },
    { type: 'organic', keyword: 'acme', average_position: '3.4' },
  ]);
});

it.each([
  ['url', 'Häufigste Seiten,Klicks,Impressionen,Klickrate,Position'],
  ['url', 'Pages les plus populaires,Clics,Impressions,CTR,Position'],
  ['url', 'Pagine principali,Clic,Impressioni,CTR,Posizione'],
  ['url', 'Páginas mais visitadas,Cliques,Impressões,CTR,Posição'],
  ['url', 'En çok görüntülenen sayfalar,Tıklamalar,Gösterimler,TO,Konum'],
  ['url', '上位のページ,クリック数,表示回数,CTR,掲載順位'],
  ['url', '인기 페이지,클릭수,노출,CTR,게재 순위'],
  ['url', '熱門網頁,點擊,曝光,點閱率,排名'],
  ['day', 'Data,Clic,Impressioni,CTR,Posizione'],
  ['day', 'Tarih,Tıklamalar,Gösterimler,TO,Konum'],
  ['day', '날짜,클릭수,노출,CTR,게재 순위'],
  ['country', 'Pays,Clics,Impressions,CTR,Position'],
  ['device', 'Appareil,Clics,Impressions,CTR,Position'],
  ['appearance', 'Apparence dans les résultats de recherche,Clics,Impressions,CTR,Position'],
])('reads the %s of %s', (field, header) => {
  const plan = planOf(lines(header, 'x,12,300,4%,3.4'));
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([
    { ...own, [field]: 'x', clicks: '12', impressions: '300', average_position: '3.4' },
  ]);
});

it('reads pages and queries of Looker Studio (68446154054)', () => {
  const plan = planOf(
    lines(
      'Landing Page,Query,Url Clicks,Impressions,Site CTR,Average Position',
      'https://x.example/blog/,q one,2,40,5%,8',
    ),
  );
  expect(unknownColumns(plan)).toEqual([]);
  const page = { keyword: 'q one', url: 'https://x.example/blog/', average_position: '8' };
  expect(definedValues(plan.sampleRecords)).toEqual([
    { ...own, ...page, clicks: '2', impressions: '40' },
    { type: 'organic', ...page },
  ]);
});

it.each([
  'Query,Demand,Impressions,Clicks,Position',
  'Запрос;Спрос;Показы;Клики;Позиция',
  'query_text,avg_click_position,total_shows,total_clicks,avg_show_position',
])('reads %s as first-party data of Yandex without positions in the database', (header) => {
  const plan = planOf(lines(header, header.includes(';') ? 'чай;900;150;12;4' : 'чай,900,150,12,4'));
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([
    {
      type: 'own',
      vendor: 'yandex-webmaster',
      keyword: 'чай',
      impressions: '150',
      clicks: '12',
      average_position: '4',
    },
  ]);
});

it('reads the frequencies of Topvisor by their operators', () => {
  const plan = planOf(
    lines('Запросы;Частота;Частота "";Частота "!";02.10.2026', 'чашка;140;90;12;3').replaceAll('"', '""'),
  );
  expect(plan.fields).toEqual(['keyword', 'ws', undefined, 'wsk', undefined]);
});

it('recognises the settings of an export in other languages', () => {
  for (const header of ['Filtre,Valeur', '필터,값', '过滤器,值', 'Filter,Wert']) {
    expect(planOf(lines(header, 'a,b')).recognised.format.id).toBe('search-console-filters');
  }
});

it('reads positions of Serpstat (2486942234)', () => {
  const plan = planOf(
    lines(
      '"Domain","Keyword","Position","Position dynamic","Keyword volume","CPC","Competition in PPC","Keyword length","URL","Snippets","Results found","Approximate traffic"',
      '"own.example","seo platform","4","-2","1300","5.41","38","3","https://own.example/","snip_site_links, people_also_asks","412000000","56"',
    ),
  );
  expect(plan.recognised.format.id).toBe('serpstat');
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([
    {
      domain: 'own.example',
      keyword: 'seo platform',
      position: '4',
      ws: '1300',
      cpc: '5.41',
      competition_index: '38',
      url: 'https://own.example/',
      wizards: 'snip_site_links, people_also_asks',
      docs: '412000000',
    },
  ]);
});

it.each([
  ['Поисковый запрос;Число запросов, мес.;Доля от всех запросов, %;', 'купить телефон;997 977;0,0115;'],
  ['Запрос;Число запросов;Доля;', 'купить телефон;997 977;0,0115;'],
  ['Запрос;Число запросов', 'купить телефон;997 977'],
  ['Запросы;Число запросов;Топ частотных запросов «телефон»', 'купить телефон;997 977;'],
])('reads frequent queries of Wordstat below %s (66095830985)', (header, row) => {
  const plan = planOf(`\uFEFF${header}\r${row}\r`);
  expect(plan.recognised.format.id).toBe('wordstat');
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([{ keyword: 'купить телефон', ws: '997 977' }]);
});

it.each([
  ['Период', 'по месяцам', 'январь 2026', 'февраль 2026', { trend_from: '2026-01-01', ws: '1231' }],
  ['Неделя с', 'по неделям', '12.01.2026', '19.01.2026', {}],
  ['Дата', 'по дням', '31.01.2026', '01.02.2026', {}],
])('reads the dynamics of Wordstat by %s (36923299563, 66081930378)', (name, by, first, second, monthly) => {
  const header = `${name};Число запросов;Доля от всех запросов, %;Динамика частотности запросов «ёлка», ${by}, Россия`;
  for (const rows of [
    [`${first};87 798;0,00095;`, `${second};1 231;0,0001;`],
    [`${second};1 231;0,0001;`, `${first};87 798;0,00095;`],
  ]) {
    const plan = planOf(`\uFEFF${[header, ...rows].join('\r')}\r`);
    expect(plan.recognised.format.id).toBe('wordstat-dynamics');
    expect(unknownColumns(plan)).toEqual([]);
    expect(definedValues(plan.sampleRecords)).toEqual([
      { type: 'keyword', keyword: 'ёлка', trend: '87798|1231', ...monthly },
    ]);
  }
});

it('reads current organic keywords of Ahrefs (55602954946)', () => {
  const header =
    'Keyword\tCountry\tLanguage\tNavigational\tInformational\tCommercial\tTransactional\tSERP features\tVolume\tKD\tCPC\tCurrent organic traffic\tPrevious position\tPrevious URL\tCurrent position\tCurrent position kind\tCurrent URL\tCurrent date';
  const url = 'https://docs.example/';
  const plan = planOf(
    lines(
      header,
      `contract\tUS\tEnglish\tfalse\ttrue\ttrue\tfalse\tAI Overview\t2120000\t92\t2.15\t47389\t25\t${url}\t6\tImage pack\t${url}\t2026-07-18 20:02:53`,
      `adapters\tUS\tEnglish\tfalse\ttrue\tfalse\tfalse\tSitelinks\t190000\t73\t4.13\t7410\t19\t${url}\t9\t\t${url}\t2026-07-21 20:39:45`,
      `lost term\tUS\tEnglish\tfalse\ttrue\tfalse\tfalse\t\t500\t20\t0.80\t\t10\t${url}\t\t\t\t2026-07-21 20:39:45`,
    ),
  );
  expect(plan.recognised.format.id).toBe('ahrefs');
  expect(unknownColumns(plan)).toEqual([]);
  const market = 'US';
  const adapters = { keyword: 'adapters', wizards: 'Sitelinks', ws: '190000', difficulty: '73', cpc: '4.13' };
  expect(definedValues(plan.sampleRecords)).toEqual([
    {
      type: 'keyword',
      keyword: 'contract',
      intent: 'informational,commercial',
      wizards: ['AI Overview', 'Image pack'],
      ws: '2120000',
      difficulty: '92',
      cpc: '2.15',
      market,
    },
    { ...adapters, intent: 'informational', ranked_before: '19', position: '9', url, market },
    {
      keyword: 'lost term',
      intent: 'informational',
      ws: '500',
      difficulty: '20',
      cpc: '0.80',
      ranked_before: '10',
      market,
    },
  ]);
});

it.each([
  [
    'semrush',
    'Keyword,Position,Previous position,Search Volume,Keyword Difficulty,CPC,URL,Traffic,Traffic (%),Traffic Cost,Competition,Number of Results,Trends,Timestamp,SERP Features by Keyword,Keyword Intents,Position Type',
  ],
  [
    'semrush-keywords',
    'Database,Keyword,Seed keyword,Page,Topic,Page type,Tags,Volume,Keyword Difficulty,CPC (USD),Competitive Density,Number of Results,Intent,SERP Features,Trend,Click potential,Content references,Competitors',
  ],
  [
    'semrush-keywords',
    'Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD),Competitive Density,SERP Features,Number of Results',
  ],
  ['semrush-api', 'Database;Keyword;Search Volume;Keyword Difficulty Index;Intent'],
  [
    'ahrefs-keywords',
    '#,Keyword,Country,Difficulty,Volume,CPC,CPS,Parent Keyword,Last Update,SERP Features,Global volume,Traffic potential,Global traffic potential,First seen,Intents,Languages,SV trend (09-2024 - 08-2026),SV Forecasting trend (09-2026 - 09-2027),Category',
  ],
])('has a use for each column of %s: %s (70378320415)', (format, header) => {
  const plan = planOf(lines(header));
  expect(plan.recognised.format.id).toBe(format);
  expect(unknownColumns(plan)).toEqual([]);
});

it('reads the history of Topvisor (53369350035) with dates in both notations', () => {
  for (const days of ['02.10.2026;09.10.2026', '2026-10-02;2026-10-09']) {
    const plan = planOf(
      lines(
        `Запросы;Папка;Группа;URL;Частотность;${days}`,
        'чашка;Дом;Кухня;https://own.example/cup;140;12;8',
        'редкая чашка;Дом;Кухня;;10;--;--',
      ),
    );
    expect(unknownColumns(plan)).toEqual([]);
    const ranked = { type: 'organic', keyword: 'чашка', url: 'https://own.example/cup', ws: '140' };
    expect(definedValues(plan.sampleRecords)).toEqual([
      { ...ranked, date: '2026-10-02', position: '12' },
      { ...ranked, date: '2026-10-09', position: '8' },
      { type: 'keyword', keyword: 'редкая чашка', ws: '10', date: '2026-10-09' },
    ]);
  }
});

it('reads the phrases of Google Ads without operators, and rows with totals by their labels', () => {
  const terms = planOf(
    lines(
      'Search terms report',
      '"January 17, 2026 - February 15, 2026"',
      'Search term,Match type,Added/Excluded,Campaign,Ad group,Keyword,Impr.,Clicks,Currency code,Cost',
      'cost of kettles,Broad match,None,Kitchen,Kettles,kettle price,12,1,USD,0.50',
      'Total: Search,,,,,,"203,808","7,166",USD,97152.46',
    ),
  );
  expect(terms.recognised.format.id).toBe('google-ads-search-terms');
  expect(unknownColumns(terms)).toEqual([]);
  expect(definedValues(terms.sampleRecords)).toEqual([
    { keyword: 'cost of kettles', type: 'keyword' },
    { keyword: 'Total: Search', type: 'keyword' },
  ]);
  const keywords = planOf(
    lines(
      'Search keyword report',
      'All time',
      'Device\tKeyword status\tKeyword\tMatch type\tCampaign\tAd group\tImpr.\tClicks',
      'Computers\tEnabled\t[steel kettle]\tExact match\tKitchen\tKettles\t9\t1',
      'Phones\tEnabled\t"""c++ kettle"""\tPhrase match\tKitchen\tKettles\t9\t1',
      'Phones\tTotal: Account\t --\t\t\t\t18\t2',
    ),
  );
  expect(keywords.recognised.format.id).toBe('google-ads-keywords');
  expect(keywords.decisions).toEqual([]);
  expect(definedValues(keywords.sampleRecords)).toEqual([
    { keyword: 'steel kettle', type: 'keyword' },
    { keyword: 'c++ kettle', type: 'keyword' },
    { keyword: 'Total: Account', type: 'keyword' },
  ]);
});

it('reads both frequencies of a semantic core (devgenyb/vkr_clustering)', () => {
  const plan = planOf(lines('Фраза,Базовая частота,Частота **,Частота *!*', 'ремонт насосов,794,158,153'));
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([{ keyword: 'ремонт насосов', ws: '794', wsk: '153' }]);
});

it('reads rows with impressions as the searches of a site, whatever table contains them', () => {
  const records = [
    { ...own, keyword: 'kettle', clicks: '12', impressions: '300', average_position: '3.4' },
    { type: 'organic', keyword: 'kettle', average_position: '3.4' },
  ];
  const plain = planOf(lines('Keyword,Clicks,Impressions,Position', 'kettle,12,300,3.4'));
  expect(plain.recognised.format.id).toBe('first-party-csv');
  expect(definedValues(plain.sampleRecords)).toEqual(records);
  const file = {
    head: Buffer.from(lines('Wort;Klicks;Anzeigen;Rang', 'kettle;12;300;3.4')),
    headIsComplete: true,
  };
  const mapping = {
    columns: { Wort: 'keyword', Klicks: 'clicks', Anzeigen: 'impressions', Rang: 'position' },
  } as const;
  const mapped = createReadPlan({ name: 'export.csv' }, file, { mapping });
  expect(definedValues(mapped?.sampleRecords ?? [])).toEqual(records);
});

it('leaves out the columns of other record types instead of reading and dropping them', () => {
  const plan = planOf(lines('keyword,ws,clicks,title,visible_url', 'kettle,90,12,A title,a.example'));
  const leftOut = plan.columns.filter(({ reason }) => reason === 'otherRecordType').map(({ name }) => name);
  expect(leftOut).toEqual(['clicks', 'title', 'visible_url']);
  expect(definedValues(plan.sampleRecords)).toEqual([{ keyword: 'kettle', ws: '90' }]);
});

it('reads the bounds of volumes in older exports of Keyword Planner', () => {
  const plan = planOf(
    lines(
      'Keyword\tCurrency\tAvg. monthly searches\tMin search volume\tMax search volume\tConcept: Others',
      'kettle\tUSD\tN/A\t"10,000"\t"100,000"\t',
    ),
  );
  expect(unknownColumns(plan)).toEqual([]);
  expect(definedValues(plan.sampleRecords)).toEqual([
    { keyword: 'kettle', ws: 50_000, volume_range: '10000-100000' },
  ]);
});

it.each([
  [
    'a bracket',
    'keys-so',
    '[!Wordstat],Позиция,Базовая частотность,Страница,Запрос',
    '30,4,90,/kettle,kettle',
  ],
  ['a typographic apostrophe', 'search-console', 'Pagina’s,Klikken,Vertoningen', 'https://a.example/,1,9'],
])('reads a table whose header starts with or contains %s', (_, format, header, row) => {
  const plan = planOf(lines(header, row));
  expect(plan.recognised.format.id).toBe(format);
  expect(unknownColumns(plan)).toEqual([]);
});
