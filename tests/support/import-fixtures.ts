/** Small samples of third-party formats in their published structure. All domains are invented. */

export const dataForSeoResponse = {
  version: '0.1.20260401',
  status_code: 20000,
  status_message: 'Ok.',
  tasks: [
    {
      id: '11011111-1535-0139-0000-000000000001',
      status_code: 20000,
      data: { api: 'serp', function: 'live', se: 'google', keyword: 'Blue  Kettle', language_code: 'en' },
      result: [
        {
          keyword: 'Blue  Kettle',
          type: 'organic',
          se_domain: 'google.com',
          datetime: '2026-10-05 09:30:12 +00:00',
          item_types: ['paid', 'organic', 'people_also_ask', 'images'],
          se_results_count: 1230000,
          items_count: 4,
          items: [
            {
              type: 'paid',
              rank_group: 1,
              rank_absolute: 1,
              position: 'left',
              domain: 'www.shop.example',
              title: 'Kettles on sale',
              description: 'Every kettle, today.',
              breadcrumb: 'www.shop.example/kettles',
              url: 'https://www.shop.example/kettles?gclid=1',
              links: [{ type: 'ad_link_element', title: 'Blue ones', url: 'https://www.shop.example/blue' }],
            },
            {
              type: 'organic',
              rank_group: 1,
              rank_absolute: 2,
              domain: 'kettle.example',
              title: 'Kettle',
              description: 'All of it',
              url: 'https://kettle.example/',
            },
            { type: 'people_also_ask', rank_group: 1, rank_absolute: 3, items: [] },
            {
              type: 'organic',
              rank_group: 2,
              rank_absolute: 4,
              domain: 'www.shop.example',
              title: 'Shop',
              description: '',
              url: 'https://www.shop.example/kettles',
            },
          ],
        },
      ],
    },
  ],
};

export const serpApiResponse = {
  search_metadata: { id: '64c1', status: 'Success', created_at: '2026-10-06 10:00:01 UTC' },
  search_parameters: { engine: 'google', q: 'red kettle', google_domain: 'google.com', start: 10, num: '10' },
  search_information: { query_displayed: 'red kettle', total_results: 98000 },
  ads: [
    {
      position: 1,
      block_position: 'bottom',
      title: 'Red kettles',
      link: 'https://shop.example/red',
      displayed_link: 'https://shop.example/red',
      description: 'In stock',
      extensions: ['Free returns', '24 hours'],
      sitelinks: { inline: [{ title: 'Sale', link: 'https://shop.example/sale' }] },
    },
  ],
  related_questions: [{ question: 'Why red?' }],
  organic_results: [
    {
      position: 1,
      title: 'Red',
      link: 'https://red.example/a',
      displayed_link: 'red.example',
      snippet: 'A red one',
    },
    { position: 2, title: 'Kettle', link: 'https://kettle.example/red', snippet: 'Kettle' },
  ],
  serpapi_pagination: { current: 2 },
};

export const serperResponse = {
  searchParameters: { q: 'green kettle', gl: 'us', hl: 'en', num: 10, type: 'search' },
  knowledgeGraph: { title: 'Kettle' },
  organic: [
    { title: 'Green', link: 'https://green.example/', snippet: 'Green', position: 1 },
    { title: 'Kettle', link: 'https://kettle.example/green', snippet: 'K', position: 2, date: 'Jan 5, 2024' },
  ],
  peopleAlsoAsk: [{ question: 'Why green?' }],
  credits: 1,
};

export const advertoolsCsv = `gl,hl,searchTerms,rank,title,snippet,displayLink,link,queryTime,totalResults
us,en,tin kettle,1,Tin,"A tin one, old",tin.example,https://www.tin.example/old,2026-10-07 12:00:00.123456+00:00,4210000000
us,en,tin kettle,2,Kettle,K,kettle.example,https://kettle.example/tin,2026-10-07 12:00:00.123456+00:00,4210000000
`;

export const semrushCsv = `Keyword,Position,Previous position,Search Volume,Keyword Difficulty,CPC,URL,Traffic,Traffic (%),Traffic Cost,Competition,Number of Results,Trends,Timestamp,SERP Features by Keyword
kettle,1,3,"12,100",88.99,2.24,https://www.kettle.example/,2192,37.27,4910,0.09,35000000,"[55,45]",10/02/2026,"Knowledge panel, Top stories, People also ask"
old kettle,12,0,90,10.5,0.4,https://www.kettle.example/old,1,0.1,1,0.5,1200,"[1,2]",10/03/2026,
far kettle,77,0,30,10.5,0.0,https://www.kettle.example/far,0,0,0,0.95,1200,"[1,2]",10/03/2026,Image pack
`;

export const ahrefsTable = [
  [
    'Keyword',
    'Country',
    'Volume',
    'KD',
    'CPC',
    'Organic traffic',
    'Current position',
    'Previous position',
    'Current URL',
    'SERP features',
    'Updated',
  ],
  [
    'iron kettle',
    'us',
    '1300',
    '12',
    '1.10',
    '90',
    '4',
    '9',
    'https://kettle.example/iron',
    'Sitelinks, Image pack',
    '2026-10-08',
  ],
  ['cast kettle', 'us', '40', '1', '', '2', '8', '', 'https://kettle.example/cast', '', '2026-10-08'],
]
  .map((row) => row.map((value) => `"${value}"`).join('\t'))
  .join('\n');

export const keywordPlannerTable = [
  ['Keyword Stats 2026-10-09 at 10_00_00'],
  ['"October 1, 2025 - September 30, 2026"'],
  [
    'Keyword',
    'Currency',
    'Avg. monthly searches',
    'Three month change',
    'YoY change',
    'Competition',
    'Competition (indexed value)',
    'Top of page bid (low range)',
    'Top of page bid (high range)',
  ],
  ['steel kettle', 'USD', '5000', '0%', '0%', 'High', '100', '0,47', '1,95'],
  ['kettle bell', 'USD', '74000', '0%', '0%', 'Low', '12', '', ''],
]
  .map((row) => row.join('\t'))
  .join('\n');

export const searchConsoleCsv = `Top queries,Clicks,Impressions,CTR,Position
my kettle,120,1500,8%,3.4
kettle shop near me,2,90,2.22%,61.2
`;

/** Volumes as people write them, with the stored volume and range. */
export const writtenVolumes: readonly (readonly [text: string, ws: number, range?: string])[] = [
  ['1300', 1300],
  ['1.300', 1300],
  ['1’300', 1300],
  ['="1300"', 1300],
  ['2.1K', 2100],
  ['2,1K', 2100],
  ['1.5M', 1_500_000],
  ['1,2 тыс.', 1200],
  ['10 tys.', 10_000],
  ['1,2 тис.', 1200],
  ['3万', 30_000],
  ['5千万', 50_000_000],
  ['2 mi', 2_000_000],
  ['2 lakh', 200_000],
  ['10 mil', 0],
  ['10K - 100K', 50_000, '10000-100000'],
  ['10–100', 50, '10-100'],
  ['<10', 0, '0-10'],
  ['10000+', 10_000],
  ['1300.0', 1300],
  ['1.3e3', 1300],
  ['１３００', 1300],
  ['12,34,567', 1_234_567],
  ['n/a', 0],
  ['-', 0],
  ['', 0],
  ['>100', 0],
  ['-5', 0],
];
