import { normaliseColumnName } from './tidy-name.js';

/** Column names of one language of Search Console. */
interface LanguageTerms {
  queries: readonly string[];
  pages: readonly string[];
  days: readonly string[];
  countries: readonly string[];
  devices: readonly string[];
  appearances: readonly string[];
  clicks: readonly string[];
  impressions: readonly string[];
  ctr: readonly string[];
  positions: readonly string[];
  /** Header of the table of export settings. */
  filters?: readonly [name: string, value: string];
}

/**
 * Columns of the Performance report by language, from exports in public test files. The numbers are ids of these files
 * in the index of public sources.
 */
const termsByLanguage: Readonly<Record<string, LanguageTerms>> = {
  // The interface, API scripts and Looker Studio (68446154054, 62918343734).
  en: {
    queries: ['Top queries', 'Queries', 'Query'],
    pages: ['Page', 'Pages', 'Top pages', 'URL', 'Landing page'],
    days: ['Date', 'Day'],
    countries: ['Country', 'Countries'],
    devices: ['Device', 'Devices', 'Device category'],
    appearances: ['Search appearance'],
    clicks: ['Clicks', 'URL clicks'],
    impressions: ['Impressions', 'URL impressions'],
    ctr: ['CTR', 'URL CTR', 'Site CTR'],
    positions: ['Position', 'Average position', 'Avg. position'],
    filters: ['Filter', 'Value'],
  },
  ru: {
    queries: [
      'Популярные запросы',
      'Самые популярные запросы',
      'Верхние запросы',
      'Поисковый запрос',
      'Запрос',
      'Запросы',
    ],
    pages: ['Популярные страницы', 'Самые популярные страницы', 'Верхние страницы', 'Страница', 'Страницы'],
    days: ['Дата', 'День'],
    countries: ['Страна', 'Страны'],
    devices: ['Устройство', 'Устройства'],
    appearances: ['Вид в поиске', 'Вид в результатах поиска'],
    clicks: ['Клики'],
    impressions: ['Показы'],
    ctr: ['CTR'],
    positions: ['Позиция', 'Средняя позиция'],
    filters: ['Фильтр', 'Значение'],
  },
  // 65799020193, 57758221879, 61394314804
  de: {
    queries: ['Häufigste Suchanfragen', 'Suchanfragen', 'Suchanfrage'],
    pages: ['Häufigste Seiten', 'Top-Seiten', 'Seiten', 'Seite'],
    days: ['Datum'],
    countries: ['Land'],
    devices: ['Gerät'],
    appearances: ['Darstellung in der Suche'],
    clicks: ['Klicks'],
    impressions: ['Impressionen'],
    ctr: ['CTR', 'Klickrate'],
    positions: ['Position', 'Durchschnittliche Position'],
    filters: ['Filter', 'Wert'],
  },
  // 61670747354, 57976357946, 71385463925
  fr: {
    queries: ['Requêtes les plus fréquentes', 'Requêtes', 'Requête'],
    pages: ['Pages les plus populaires', 'Page de destination'],
    days: ['Date', 'Jour'],
    countries: ['Pays'],
    devices: ['Appareil'],
    appearances: ['Apparence dans les résultats de recherche'],
    clicks: ['Clics', "Clics sur l'URL"],
    impressions: ['Impressions', "Impressions de l'URL"],
    ctr: ['CTR', 'Taux de clics'],
    positions: ['Position', 'Position moyenne'],
    filters: ['Filtre', 'Valeur'],
  },
  // 70883424589, 68995664822
  es: {
    queries: ['Consultas principales', 'Consultas', 'Consulta'],
    pages: ['Páginas principales', 'Páginas', 'Página'],
    days: ['Fecha'],
    countries: ['País'],
    devices: ['Dispositivo'],
    appearances: ['Aparición en buscadores'],
    clicks: ['Clics'],
    impressions: ['Impresiones'],
    ctr: ['CTR'],
    positions: ['Posición', 'Posición media'],
    filters: ['Filtro', 'Valor'],
  },
  // 67136775307, 57758221879
  it: {
    queries: ['Query più frequenti', 'Query principali', 'Query'],
    pages: ['Pagine principali', 'Pagine', 'Pagina'],
    days: ['Data'],
    countries: ['Paese'],
    devices: ['Dispositivo'],
    appearances: ['Aspetto nella ricerca'],
    clicks: ['Clic'],
    impressions: ['Impressioni'],
    ctr: ['CTR'],
    positions: ['Posizione', 'Posizione media'],
    filters: ['Filtro', 'Valore'],
  },
  // 54861122209
  pt: {
    queries: ['Principais consultas', 'Consultas mais frequentes', 'Consultas', 'Consulta'],
    pages: ['Páginas mais visitadas', 'Páginas principais', 'Páginas', 'Página'],
    days: ['Data'],
    countries: ['País'],
    devices: ['Dispositivo'],
    appearances: ['Aspeto da pesquisa', 'Aparência na pesquisa'],
    clicks: ['Cliques'],
    impressions: ['Impressões'],
    ctr: ['CTR'],
    positions: ['Posição', 'Posição média'],
    filters: ['Filtro', 'Valor'],
  },
  // 70935945451, 57758221879
  nl: {
    queries: ['Populairste zoekopdrachten', 'Zoekopdrachten', 'Zoekopdracht'],
    pages: ["Populairste pagina's", "Pagina's", 'Pagina'],
    days: ['Datum'],
    countries: ['Land'],
    devices: ['Apparaat'],
    appearances: ['Zoekopmaak'],
    clicks: ['Klikken'],
    impressions: ['Vertoningen'],
    ctr: ['CTR', 'Doorklikratio'],
    positions: ['Positie', 'Gemiddelde positie'],
    filters: ['Filter', 'Waarde'],
  },
  // 57758221879, 57358775331
  pl: {
    queries: ['Najpopularniejsze zapytania', 'Zapytania', 'Zapytanie'],
    pages: ['Najpopularniejsze strony', 'Strony', 'Strona'],
    days: ['Data'],
    countries: ['Kraj'],
    devices: ['Urządzenie'],
    appearances: ['Wygląd w wyszukiwarce'],
    clicks: ['Kliknięcia'],
    impressions: ['Wyświetlenia'],
    ctr: ['CTR', 'Współczynnik klikalności'],
    positions: ['Pozycja', 'Średnia pozycja'],
    filters: ['Filtr', 'Wartość'],
  },
  // 57758221879, 57358775331
  cs: {
    queries: ['Nejčastější dotazy', 'Dotazy', 'Dotaz'],
    pages: ['Nejčastější stránky', 'Stránky', 'Stránka'],
    days: ['Datum'],
    countries: ['Země'],
    devices: ['Zařízení'],
    appearances: ['Vzhled ve vyhledávání'],
    clicks: ['Kliknutí', 'Prokliky'],
    impressions: ['Zobrazení'],
    ctr: ['CTR', 'Míra prokliku'],
    positions: ['Pozice', 'Průměrná pozice'],
    filters: ['Filtr', 'Hodnota'],
  },
  // 57758221879, 70200455590
  sv: {
    queries: ['Vanligaste sökfrågorna', 'Vanligaste sökfrågor', 'Sökfrågor', 'Sökfråga'],
    pages: ['Vanligaste sidorna', 'Vanligaste sidor', 'Sidor', 'Sida'],
    days: ['Datum'],
    countries: ['Land'],
    devices: ['Enhet'],
    appearances: ['Utseende i sökresultat'],
    clicks: ['Klick'],
    impressions: ['Visningar'],
    ctr: ['CTR', 'Klickfrekvens'],
    positions: ['Position', 'Genomsnittlig position'],
    filters: ['Filter', 'Värde'],
  },
  // 62580020048, 58181341015, 57758221879
  tr: {
    queries: ['En çok yapılan sorgular', 'En popüler sorgular', 'Sorgular', 'Sorgu'],
    pages: [
      'En çok görüntülenen sayfalar',
      'En alakalı sayfalar',
      'En popüler sayfalar',
      'Sayfalar',
      'Sayfa',
    ],
    days: ['Tarih'],
    countries: ['Ülke'],
    devices: ['Cihaz'],
    appearances: ['Arama görünümü'],
    clicks: ['Tıklamalar', 'Tıklama'],
    impressions: ['Gösterimler', 'Gösterim', 'Görüntüleme'],
    ctr: ['TO', 'TBM', 'CTR', 'Tıklama oranı'],
    positions: ['Konum', 'Pozisyon', 'Ortalama konum'],
    filters: ['Filtre', 'Değer'],
  },
  // 54767621362, 68769371677
  ja: {
    queries: ['上位のクエリ', 'クエリ'],
    pages: ['上位のページ', 'ページ'],
    days: ['日付'],
    countries: ['国'],
    devices: ['デバイス'],
    appearances: ['検索での見え方'],
    clicks: ['クリック数'],
    impressions: ['表示回数'],
    ctr: ['CTR'],
    positions: ['掲載順位', '平均掲載順位'],
    filters: ['フィルタ', '値'],
  },
  // 61940976706, 66194239562
  ko: {
    queries: ['인기 검색어', '검색어'],
    pages: ['인기 페이지', '페이지'],
    days: ['날짜'],
    countries: ['국가'],
    devices: ['기기'],
    appearances: ['검색 노출'],
    clicks: ['클릭수'],
    impressions: ['노출', '노출수'],
    ctr: ['CTR', '클릭률'],
    positions: ['게재 순위', '게재순위', '평균 게재순위'],
    filters: ['필터', '값'],
  },
  // 58507693798, 55770816838, 68830744686
  'zh-CN': {
    queries: ['热门查询', '查询'],
    pages: ['热门网页', '网页'],
    days: ['日期'],
    countries: ['国家/地区', '国家'],
    devices: ['设备'],
    appearances: ['搜索结果呈现'],
    clicks: ['点击次数'],
    impressions: ['展示', '展示次数'],
    ctr: ['点击率'],
    positions: ['排名', '平均排名'],
    filters: ['过滤器', '值'],
  },
  // 62379090888, 62605804906
  'zh-TW': {
    queries: ['熱門查詢項目', '查詢項目', '查詢'],
    pages: ['熱門網頁', '網頁'],
    days: ['日期'],
    countries: ['國家/地區'],
    devices: ['裝置'],
    appearances: ['搜尋外觀'],
    clicks: ['點擊', '點擊次數'],
    impressions: ['曝光', '曝光次數'],
    ctr: ['點閱率'],
    positions: ['排名', '排序', '平均排序'],
    filters: ['篩選器', '值'],
  },
  // 60332982053
  id: {
    queries: ['Kueri teratas', 'Kueri'],
    pages: ['Halaman teratas', 'Halaman'],
    days: ['Tanggal'],
    countries: ['Negara'],
    devices: ['Perangkat'],
    appearances: ['Tampilan penelusuran'],
    clicks: ['Klik'],
    impressions: ['Tayangan'],
    ctr: ['CTR'],
    positions: ['Posisi'],
    filters: ['Filter', 'Nilai'],
  },
};

/** Normalised names of a column in all languages. */
export function searchConsoleNames(column: Exclude<keyof LanguageTerms, 'filters'>): readonly string[] {
  const names = Object.values(termsByLanguage).flatMap((terms) => terms[column]);
  return [...new Set(names.map(normaliseColumnName))];
}

/** Normalised headers of the table of export settings. */
export const searchConsoleFilterHeaders: readonly (readonly [name: string, value: string])[] = Object.values(
  termsByLanguage,
).flatMap(({ filters }) =>
  filters ? [[normaliseColumnName(filters[0]), normaliseColumnName(filters[1])] as const] : [],
);
