import fc from 'fast-check';
import iconv from 'iconv-lite';

/** A random export of a vendor: the file, and the values that a person reads in it. */
export interface VendorExport {
  /** Id of the import format. */
  format: string;
  name: string;
  content: Buffer;
  /** Values by field, in the order of the rows. Numbers and ISO dates. */
  rows: Readonly<Record<string, string | number>>[];
  /** Describes the file in the message of a failure. */
  description: string;
}

/** How people of a country write texts, numbers and dates. */
interface Locale {
  name: string;
  words: readonly string[];
  encodings: readonly string[];
  decimal: '.' | ',';
  group: string;
  date: (year: string, month: string, day: string) => string;
}

const dotted: Locale['date'] = (year, month, day) => `${day}.${month}.${year}`;
const slashed: Locale['date'] = (year, month, day) => `${day}/${month}/${year}`;
const monthFirst: Locale['date'] = (year, month, day) => `${Number(month)}/${Number(day)}/${year}`;
const iso: Locale['date'] = (year, month, day) => `${year}-${month}-${day}`;

const locale = (
  name: string,
  words: string,
  encodings: readonly string[],
  style: readonly [decimal: Locale['decimal'], group: string, date: Locale['date']],
): Locale => {
  const [decimal, group, date] = style;
  return { name, words: words.split(' '), encodings, decimal, group, date };
};

const unicode = ['utf8', 'utf8-bom', 'utf16-le', 'utf16-be'];

const locales: readonly Locale[] = [
  locale('en', 'kettle steel garden hose camping tent buy cheap café', ['win1252'], ['.', ',', monthFirst]),
  locale('en-GB', 'kettle steel garden hose camping tent buy cheap £5', ['win1252'], ['.', ',', slashed]),
  locale(
    'de',
    'wasserkocher gartenmöbel für größe schläuche günstig kaufen straße',
    ['win1252', 'iso88591'],
    [',', '.', dotted],
  ),
  locale(
    'fr',
    'bouilloire été réfrigérateur pas cher à français forêt où',
    ['win1252'],
    [',', '\u202f', slashed],
  ),
  locale('es', 'tetera niños jardín muebles camión baño señal barato', ['win1252'], [',', '.', slashed]),
  locale('it', 'bollitore città perché acciaio giardino però qualità', ['win1252'], [',', '.', slashed]),
  locale('pt', 'chaleira coração maçã jardim água não promoções', ['win1252'], [',', '.', slashed]),
  locale('nl', 'waterkoker tuin goedkoop één coördinatie reünie', ['win1252'], [',', '.', dotted]),
  locale('sv', 'vattenkokare trädgård köp billig möbler ängel å', ['win1252'], [',', '\u00a0', iso]),
  locale(
    'pl',
    'czajnik ogród łóżko tanio święta żółty źródło',
    ['win1250', 'iso88592'],
    [',', '\u00a0', dotted],
  ),
  locale('cs', 'konvice zahrada levně příšerně žluťoučký kůň', ['win1250'], [',', '\u00a0', dotted]),
  locale('hu', 'vízforraló kert olcsó őszi tűzhely könyvesbolt', ['win1250'], [',', '\u00a0', iso]),
  locale('tr', 'çaydanlık bahçe ucuz güneş gözlüğü kiralık ev', ['win1254'], [',', '.', dotted]),
  locale(
    'ru',
    'чайник садовая мебель купить дёшево подъезд щётка',
    ['win1251', 'koi8-r'],
    [',', '\u00a0', dotted],
  ),
  locale('uk', 'чайник садові меблі купити дешево їжак ґанок', ['win1251'], [',', '\u00a0', dotted]),
  locale('el', 'βραστήρας κήπος φθηνά έπιπλα αγορά', ['win1253'], [',', '.', slashed]),
  locale('he', 'קומקום גינה זול רהיטים לקנות', ['win1255'], ['.', ',', dotted]),
  locale('ar', 'غلاية حديقة رخيص أثاث شراء', ['win1256'], ['.', ',', slashed]),
  locale('lt', 'virdulys sodas pigiai ąžuolas žvakė šviesa ėjimas', ['win1257'], [',', '\u00a0', iso]),
  locale('th', 'กาต้มน้ำ สวน ราคาถูก เฟอร์นิเจอร์', ['win874'], ['.', ',', slashed]),
  locale('hi', 'केतली बगीचा सस्ता फर्नीचर खरीदें', [], ['.', ',', slashed]),
  locale('ja', '野菜 宅配 電気ケトル 庭 安い 家具 ランキング', ['shift_jis', 'euc-jp'], ['.', ',', iso]),
  locale('zh', '跑步鞋 推荐 电热水壶 花园 便宜 家具 哪个牌子好', ['gb18030'], ['.', ',', iso]),
  locale('zh-TW', '電熱水壺 花園 便宜 傢俱 推薦 跑步鞋', ['big5'], ['.', ',', iso]),
  locale('ko', '전기포트 정원 저렴한 가구 구매 추천', ['euc-kr'], ['.', ',', dotted]),
];

type Kind = 'keyword' | 'count' | 'rank' | 'price' | 'percent' | 'mean' | 'url' | 'date';

/** Header of a vendor, and the field and kind of each column; null for columns that the import leaves out. */
interface Vendor {
  format: string;
  columns: readonly (readonly [title: string, field: string | null, kind: Kind])[];
  delimiters?: readonly string[];
}

const searchConsole = (queries: string, clicks: string, impressions: string, position: string): Vendor => ({
  format: 'search-console',
  columns: [
    [queries, 'keyword', 'keyword'],
    [clicks, 'clicks', 'count'],
    [impressions, 'impressions', 'count'],
    ['CTR', null, 'mean'],
    [position, 'average_position', 'mean'],
  ],
});

const vendors: readonly Vendor[] = [
  searchConsole('Top queries', 'Clicks', 'Impressions', 'Position'),
  searchConsole('Häufigste Suchanfragen', 'Klicks', 'Impressionen', 'Position'),
  searchConsole('Requêtes les plus fréquentes', 'Clics', 'Impressions', 'Position'),
  searchConsole('Популярные запросы', 'Клики', 'Показы', 'Позиция'),
  searchConsole('En çok yapılan sorgular', 'Tıklamalar', 'Gösterimler', 'Konum'),
  searchConsole('上位のクエリ', 'クリック数', '表示回数', '掲載順位'),
  searchConsole('Najpopularniejsze zapytania', 'Kliknięcia', 'Wyświetlenia', 'Pozycja'),
  {
    format: 'semrush',
    columns: [
      ['Keyword', 'keyword', 'keyword'],
      ['Position', 'position', 'rank'],
      ['Search Volume', 'ws', 'count'],
      ['Traffic', null, 'count'],
      ['URL', 'url', 'url'],
      ['Keyword Difficulty', 'difficulty', 'percent'],
      ['CPC', 'cpc', 'price'],
    ],
  },
  {
    format: 'semrush-keywords',
    columns: [
      ['Keyword', 'keyword', 'keyword'],
      ['Volume', 'ws', 'count'],
      ['Keyword Difficulty', 'difficulty', 'percent'],
      ['CPC (USD)', 'cpc', 'price'],
      ['Number of Results', 'docs', 'count'],
    ],
  },
  {
    format: 'ahrefs',
    columns: [
      ['Keyword', 'keyword', 'keyword'],
      ['Volume', 'ws', 'count'],
      ['KD', 'difficulty', 'percent'],
      ['CPC', 'cpc', 'price'],
      ['Current position', 'position', 'rank'],
      ['Current URL', 'url', 'url'],
    ],
  },
  {
    format: 'ahrefs-keywords',
    columns: [
      ['Keyword', 'keyword', 'keyword'],
      ['Difficulty', 'difficulty', 'percent'],
      ['Volume', 'ws', 'count'],
      ['CPC', 'cpc', 'price'],
      ['Parent Keyword', 'parent_topic', 'keyword'],
    ],
  },
  {
    format: 'serpstat',
    columns: [
      ['Domain', null, 'keyword'],
      ['Keyword', 'keyword', 'keyword'],
      ['Position', 'position', 'rank'],
      ['Keyword volume', 'ws', 'count'],
      ['CPC', 'cpc', 'price'],
      ['Competition in PPC', 'competition_index', 'percent'],
      ['URL', 'url', 'url'],
      ['Results found', 'docs', 'count'],
    ],
  },
  {
    format: 'ubersuggest',
    columns: [
      ['Keywords', 'keyword', 'keyword'],
      ['Volume', 'ws', 'count'],
      ['Position', 'position', 'rank'],
      ['SEO Difficulty', 'difficulty', 'percent'],
      ['CPC', 'cpc', 'price'],
      ['Ranking URL', 'url', 'url'],
    ],
  },
  {
    format: 'keys-so',
    columns: [
      ['Запрос', 'keyword', 'keyword'],
      ['Страница', 'url', 'url'],
      ['Позиция', 'position', 'rank'],
      ['Базовая частотность', 'ws', 'count'],
      ['Очень точная частотность', 'wsk', 'count'],
      ['Документов найдено', 'docs', 'count'],
    ],
  },
  {
    format: 'bing-webmaster',
    columns: [
      ['Keyword', 'keyword', 'keyword'],
      ['Impressions', 'impressions', 'count'],
      ['Clicks', 'clicks', 'count'],
      ['CTR', null, 'mean'],
      ['Avg. Position', 'average_position', 'mean'],
    ],
  },
  {
    format: 'plain-csv',
    columns: [
      ['keyword', 'keyword', 'keyword'],
      ['position', 'position', 'rank'],
      ['url', 'url', 'url'],
      ['ws', 'ws', 'count'],
      ['cpc', 'cpc', 'price'],
      ['date', 'date', 'date'],
    ],
  },
  {
    format: 'plain-csv',
    columns: [
      ['Запрос', 'keyword', 'keyword'],
      ['Позиция', 'position', 'rank'],
      ['Ссылка', 'url', 'url'],
      ['Частотность', 'ws', 'count'],
      ['Дата', 'date', 'date'],
    ],
  },
];

/** Layout and seeds of an export. */
interface Recipe {
  vendor: Vendor;
  locale: Locale;
  delimiter: string;
  lineEnd: string;
  encoding: number;
  grouped: boolean;
  currency: string;
  rows: Seed[];
}

interface Seed {
  words: number[];
  count: number;
  rank: number;
  cents: number;
  day: number;
  isBlank: boolean;
}

const seeds: fc.Arbitrary<Seed> = fc.record({
  words: fc.array(fc.nat(1000), { minLength: 2, maxLength: 4 }),
  count: fc.oneof(fc.nat(999), fc.integer({ min: 1000, max: 9_999_999 })),
  rank: fc.integer({ min: 1, max: 50 }),
  cents: fc.nat(9999),
  day: fc.nat(600),
  isBlank: fc.boolean(),
});

/** Random exports of all vendors and locales. */
export const vendorExports: fc.Arbitrary<VendorExport> = fc
  .record({
    vendor: fc.constantFrom(...vendors),
    locale: fc.constantFrom(...locales),
    delimiter: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    encoding: fc.nat(20),
    grouped: fc.boolean(),
    currency: fc.constantFrom('', '', '$', '€ ', 'US$'),
    rows: fc.array(seeds, { minLength: 4, maxLength: 10 }),
  })
  .map(createExport);

function createExport(recipe: Recipe): VendorExport {
  const {
    vendor,
    locale: { name },
    delimiter,
    lineEnd,
  } = recipe;
  const cells = recipe.rows.map((seed, row) =>
    vendor.columns.map(([, , kind], column) => createCell(kind, seed, { ...recipe, row, column })),
  );
  const lines = [vendor.columns.map(([title]) => title), ...cells.map((row) => row.map(({ text }) => text))];
  const quote = (text: string) => (/["\s,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = lines.map((line) => line.map(quote).join(delimiter) + lineEnd).join('');
  const { encoding, content } = encode(text, recipe);
  return {
    format: vendor.format,
    name: 'export.csv',
    content,
    rows: cells.map((row) =>
      Object.fromEntries(
        row.flatMap(({ value }, column) => {
          const field = vendor.columns[column]?.[1] ?? null;
          return field === null || value === undefined ? [] : [[field, value]];
        }),
      ),
    ),
    description: `${vendor.format} in ${name} (${encoding}):\n${text}`,
  };
}

interface Cell {
  text: string;
  value?: string | number;
}

interface Place extends Pick<Recipe, 'locale' | 'grouped' | 'currency' | 'rows'> {
  row: number;
  column: number;
}

function createCell(kind: Kind, seed: Seed, place: Place): Cell {
  const { locale: style, grouped, currency, row, column } = place;
  const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', style.decimal);
  switch (kind) {
    case 'keyword': {
      const words = seed.words.map((word) => style.words[(word + column) % style.words.length] ?? '');
      const keyword = [...words, row].join(' ');
      return { text: keyword, value: keyword };
    }
    case 'count': {
      if (seed.isBlank && row > 0) return { text: '' };
      const count = seed.count + column;
      const digits = String(count);
      const text = grouped ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, style.group) : digits;
      return { text, value: count };
    }
    case 'rank':
      return { text: String(seed.rank), value: seed.rank };
    case 'price': {
      if (seed.isBlank && row > 0) return { text: '' };
      return { text: `${currency}${decimal(seed.cents / 100, 2)}`, value: seed.cents / 100 };
    }
    case 'percent':
      return { text: String(seed.cents % 101), value: seed.cents % 101 };
    case 'mean': {
      const mean = (10 + (seed.cents % 490)) / 10;
      return { text: decimal(mean, 1), value: mean };
    }
    case 'url': {
      const url = `https://shop.example/page-${seed.cents}?row=${row}`;
      return { text: url, value: url };
    }
    case 'date': {
      const day = new Date(Date.UTC(2024, 0, 1 + seed.day)).toISOString().slice(0, 10);
      const [year = '', month = '', date = ''] = day.split('-');
      return { text: style.date(year, month, date), value: day };
    }
  }
}

/** The text in an encoding of the locale that has all of its characters. */
function encode(text: string, { locale: { encodings }, encoding: number }: Recipe) {
  const writable = [...unicode, ...encodings].filter(
    (name) => unicode.includes(name) || iconv.decode(iconv.encode(text, name), name) === text,
  );
  const encoding = writable[number % writable.length] ?? 'utf8';
  const content =
    encoding === 'utf8-bom'
      ? Buffer.from(`\ufeff${text}`)
      : iconv.encode(text, encoding, { addBOM: encoding.startsWith('utf16') });
  return { encoding, content };
}
