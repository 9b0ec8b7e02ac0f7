import type { ImportOptions } from '../../server/ingest/import-files.js';

/** Small sample of a vendor export with the original header. All domains and values are invented. */
export interface ExportSample {
  /** Id of the import format. */
  format: string;
  name: string;
  text: string;
  options?: Pick<ImportOptions, 'domain' | 'date'>;
}

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;

export const exportSamples = {
  semrushOf2026: {
    format: 'semrush',
    name: 'cup.example-organic.Positions-us-20261010.csv',
    text: lines(
      'Keyword,Position,Search Volume,Traffic,URL,Keyword Difficulty,CPC,Keyword Intents,SERP Features by Keyword',
      'blue cup,4,"1,900",210,https://cup.example/blue,37,1.15,"commercial,transactional","people_also_ask,ai_overview,organic"',
    ),
  },
  semrushPositionTypes: {
    format: 'semrush',
    name: 'cup.example-organic.Positions-us-20261011-2026-10-12T08_00_00Z.csv',
    text: lines(
      'Keyword,Position,Previous position,Search Volume,Keyword Difficulty,CPC,URL,Traffic,Traffic (%),Traffic Cost,Competition,Number of Results,Trends,Timestamp,SERP Features by Keyword,Keyword Intents,Position Type',
      'tea cup,7,9,880,41.5,0.8,https://cup.example/tea,30,1.2,24,0.5,120000,"[100,82,60]",2026-10-02,Image pack,informational,Organic',
      'tea cup,2,,880,41.5,0.8,https://cup.example/tea/care,0,0,0,0.5,120000,"[100,82,60]",2026-10-02,Image pack,informational,People also ask',
    ),
  },
  semrushKeywords: {
    format: 'semrush-keywords',
    name: 'cup_broad-match_us_2026-05-01.csv',
    text: lines(
      'Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD),Competitive Density,SERP Features,Number of Results',
      'glass cup,"Commercial, Informational",720,"0.20,1.00,0.82",33,0.44,0.9,"Site links, People also ask",5600000',
    ),
  },
  semrushApi: {
    format: 'semrush-api',
    name: 'phrase_all.csv',
    text: lines(
      'Keyword;Search Volume;CPC;Competition;Number of Results;Keyword Difficulty Index;Intent',
      'paper cup;5400;0.91;0.2;98000000;62;1,0',
    ),
    options: { date: '2026-10-03' },
  },
  ahrefs: {
    format: 'ahrefs',
    name: 'cup.example-organic-keywords.csv',
    text: lines(
      'Keyword,Volume,KD,CPC,Previous organic traffic,Current organic traffic,Organic traffic change,Previous position,Current position,Position change,Current position kind,Current URL,Branded,Local,Informational,Commercial,Transactional,Navigational',
      'enamel cup,320,8,0.6,10,14,4,6,5,1,Organic,https://cup.example/enamel,false,false,true,true,false,false',
      'enamel cup pictures,90,2,,0,0,0,,1,,Image pack,https://cup.example/pictures,false,false,true,false,false,false',
    ),
    options: { date: '2026-10-04' },
  },
  ahrefsKeywords: {
    format: 'ahrefs-keywords',
    name: 'google_us_cup_matching-terms_2026-07-08_20-05-24.csv',
    text: lines(
      '#,Keyword,Country,Difficulty,Volume,CPC,CPS,Parent Keyword,Last Update,SERP Features,Global volume,Traffic potential,Global traffic potential,First seen,Intents,Languages,SV trend (05-2026 - 07-2026),SV Forecasting trend (08-2026 - 09-2026),Category',
      '1,copper cup,us,21,1100,0.75,0.9,copper mug,2026-07-01,"People also ask,Thumbnail",4100,600,1900,2016-01-01,"Commercial,Non-branded",en,"900, 1000, 1100","1200, 1300",Kitchen',
    ),
  },
  keywordPlannerRanges: {
    format: 'keyword-planner',
    name: 'Keyword Stats 2026-06-09 at 21_25_18.csv',
    text: lines(
      'Keyword Stats 2026-06-09 at 21_25_18',
      '"May 1, 2025 - April 30, 2026"',
      'Keyword\tCurrency\tAvg. monthly searches\tThree month change\tYoY change\tCompetition\tCompetition (indexed value)\tTop of page bid (low range)\tTop of page bid (high range)\tIn account?\tIn plan?\tSearches: Mar 2026\tSearches: Apr 2026',
      'cup holder\tUSD\t500\t0%\t0%\tHigh\t100\t0,47\t1,95\tN\tN\t\t',
      'cup stand\tUSD\t50\t0%\t0%\tLow\t5\t\t\tN\tN\t\t',
    ),
  },
  keywordPlannerMonths: {
    format: 'keyword-planner',
    name: 'Статистика.csv',
    text: lines(
      'Ключевое слово,Валюта,Среднее число запросов в месяц,Изменение за три месяца,Изменение за год,Конкуренция,Searches: Mar 2026,Searches: Apr 2026',
      'чашка,RUB,5000,0%,0%,Средняя,4800,5200',
    ),
    options: { date: '2026-10-05' },
  },
  searchConsoleQueries: {
    format: 'search-console',
    name: 'cup.example-Performance-on-Search-2026-10-06.csv',
    text: lines('Top queries,Clicks,Impressions,CTR,Position', 'my cup,12,300,4%,3.4'),
  },
  searchConsoleRussian: {
    format: 'search-console',
    name: 'Запросы.csv',
    text: lines('Популярные запросы,Клики,Показы,CTR,Позиция', 'моя чашка,5,"1 200","0,42%","7,6"'),
    options: { domain: 'cup.example', date: '2026-10-07' },
  },
  searchConsolePages: {
    format: 'search-console',
    name: 'Страницы.csv',
    text: lines(
      'Самые популярные страницы,Клики,Показы,CTR,Позиция',
      'https://cup.example/blue,5,80,6.2%,3.0',
    ),
    options: { domain: 'cup.example', date: '2026-10-07' },
  },
  searchConsoleCountries: {
    format: 'search-console',
    name: 'Countries.csv',
    text: lines('Country,Clicks,Impressions,CTR,Position', 'United States,9,90,10%,2.0'),
    options: { domain: 'cup.example', date: '2026-10-07' },
  },
  searchConsoleBulk: {
    format: 'search-console-bulk',
    name: 'searchdata_url_impression.csv',
    text: lines(
      'data_date,site_url,url,query,is_anonymized_query,is_anonymized_discover,country,search_type,device,is_amp_top_stories,is_video,impressions,clicks,sum_position',
      '2026-10-08,sc-domain:cup.example,https://cup.example/blue,blue cup,false,false,usa,WEB,MOBILE,false,true,10,2,25',
      '2026-10-08,sc-domain:cup.example,https://cup.example/blue,,true,false,usa,WEB,DESKTOP,false,false,4,0,8',
    ),
  },
  keysSo: {
    format: 'keys-so',
    name: 'keys.csv',
    text: lines(
      'page id; Запрос; Страница; Позиция; Базовая частотность; Очень точная частотность; Документов найдено',
      '17; синяя чашка; /blue; 3; 1 400; 210; 2 000 000',
    ),
    options: { domain: 'cup.example', date: '2026-10-09' },
  },
  spyWords: {
    format: 'spywords',
    name: 'spywords.csv',
    text: lines(
      '"Запрос";"Доля трафика %";"Показов в месяц";"Позиция";"Изменение позиции";"Сниппет и URL";"Реальный URL";',
      '"красная чашка";"1,2";"590";"8";"+2";"Красные чашки cup.example";"https://cup.example/red";',
    ),
    options: { date: '2026-10-09' },
  },
  wordstat: {
    format: 'wordstat',
    name: 'wordstat_top_queries.csv',
    text: 'Запросы;Число запросов;Топ частотных запросов «чашка»\rчашка чая;12345;\rчашка кофе;6789;\r',
    options: { date: '2026-10-09' },
  },
  wordstatDynamics: {
    format: 'wordstat-dynamics',
    name: 'wordstat_dynamics.csv',
    text: 'Период;Число запросов;Динамика «новогодняя чашка»\rноябрь 2025;300;\rдекабрь 2025;900;\rянварь 2026;120;\r',
    options: { date: '2026-10-09' },
  },
  keyCollector: {
    format: 'key-collector',
    name: 'kc.csv',
    text: lines(
      'Фраза;Группа;Базовая частотность;Точная частотность;Яндекс · Позиция;Мой балл',
      'детская чашка;main;70;10;4;5',
    ),
    options: { date: '2026-10-09' },
  },
  ubersuggestDomain: {
    format: 'ubersuggest',
    name: 'cup.example_KBT.csv',
    text: lines(
      'No,Keywords,Volume,Position,Est. Visits,SEO Difficulty,CPC,Ranking URL',
      '1,camping cup,2400,6,158,25,4.72,http://cup.example/camping',
    ),
    options: { date: '2026-10-09' },
  },
  ubersuggestSuggestions: {
    format: 'ubersuggest',
    name: 'suggestions_ubersuggest_cup.csv',
    text: lines(
      'No,Keyword,Search Intent,Search Volume,CPC,Paid Difficulty,SEO Difficulty',
      '1,steel cup,navigational,720,US$2.17,92,44',
    ),
    options: { date: '2026-10-09' },
  },
  bingWebmaster: {
    format: 'bing-webmaster',
    name: 'cup.example_KeywordReport_10_9_2026.csv',
    text: lines(
      '"Keyword","Impressions","Clicks","CTR","Avg. Position"',
      '"cute cup","65","2","3.08%","5.9"',
    ),
  },
  seRanking: {
    format: 'se-ranking',
    name: 'brief.csv',
    text: lines(
      'Keyword for: (cup.example),Current position,Found SERP,Best Position,First Position,Local Search Volume,Global Search Volume,CPC (Local),Competitor: rival.example',
      'soup cup,5,https://cup.example/soup,2,9,480,9000,0.52,3',
      'big soup cup,-,,-,-,30,90,0.1,11',
    ),
    options: { date: '2026-10-09' },
  },
  seRankingFull: {
    format: 'se-ranking-full',
    name: 'full.csv',
    text: lines(
      'Project Name: Cups,Project Domain: cup.example,Project Region: US,,',
      'Keyword: clay cup,Best Position: 4,,,',
      'Date (UTC),Keyword,Position,Found SERP,Search Volume Local',
      '2026-10-09,clay cup,4,https://cup.example/clay,260',
      '2026-10-02,clay cup,6,https://cup.example/clay,260',
      'Keyword: wax cup,Best Position: 1,,,',
      'Date (UTC),Keyword,Position,Found SERP,Search Volume Local',
      '2026-10-09,wax cup,1,https://cup.example/wax,40',
    ),
  },
  topvisor: {
    format: 'topvisor',
    name: 'topvisor.csv',
    text: lines(
      'Запросы;URL;Частотность;02.10.2026;09.10.2026',
      'суповая чашка;https://cup.example/soup;140;12;8',
      'редкая чашка;;10;--;--',
    ),
  },
  yandexWebmaster: {
    format: 'yandex-webmaster',
    name: 'popular.json',
    text: JSON.stringify({
      queries: [
        {
          query_id: 'a1',
          query_text: 'чашка купить',
          indicators: { TOTAL_SHOWS: 150, TOTAL_CLICKS: 12, AVG_SHOW_POSITION: 4.2, AVG_CLICK_POSITION: 3.1 },
        },
      ],
      date_from: '2026-10-01',
      date_to: '2026-10-09',
      count: 1,
    }),
    options: { domain: 'cup.example' },
  },
  yandexWebmasterTable: {
    format: 'yandex-webmaster-table',
    name: 'queries.csv',
    text: lines('Запрос;Спрос;Показы;Клики;CTR;Позиция', 'чашка с крышкой;900;150;12;8 %;4,2'),
    options: { domain: 'cup.example' },
  },
  screamingFrog: {
    format: 'screaming-frog',
    name: 'internal_all.csv',
    text: lines(
      'Address,Content Type,Status Code,Status,Indexability,Indexability Status,Title 1,Title 1 Length,Meta Description 1,H1-1,Size (bytes)',
      'https://cup.example/blue,text/html,200,OK,Indexable,,Blue cups for tea,17,Cups,Blue cups,1000',
    ),
    options: { date: '2026-10-09' },
  },
} satisfies Record<string, ExportSample>;
