import { columns, type TableVendor } from './table-vendor.js';

/** Performance tables of Search Console in one language. */
const tablesIn = (line: string): TableVendor[] => {
  const [queries, pages, day, country, device, clicks, impressions, ctr, position] = line.split(' | ');
  const metrics = [
    `clicks: ${clicks}`,
    `impressions: ${impressions}`,
    `leftOut: ${ctr}`,
    `average: ${position}`,
  ];
  const table = (dimension: string): TableVendor => ({
    format: 'search-console',
    rows: 'site',
    vendor: 'search-console',
    yieldsPositions: true,
    columns: columns(dimension, ...metrics),
    fileName: (domain, date) => `${domain}-Performance-on-Search-${date}.csv`,
  });
  return [
    table(`keyword: ${queries}`),
    table(`url: ${pages}`),
    table(`day: ${day}`),
    table(`country: ${country}`),
    table(`device: ${device}`),
  ];
};

/** Performance tables of Search Console in all languages. */
export const searchConsoleTables: readonly TableVendor[] = [
  'Top queries | Top pages | Date | Country | Device | Clicks | Impressions | CTR | Position',
  'Häufigste Suchanfragen | Häufigste Seiten | Datum | Land | Gerät | Klicks | Impressionen | CTR | Position',
  'Requêtes les plus fréquentes | Pages les plus populaires | Date | Pays | Appareil | Clics | Impressions | CTR | Position',
  'Consultas principales | Páginas principales | Fecha | País | Dispositivo | Clics | Impresiones | CTR | Posición',
  'Query più frequenti | Pagine principali | Data | Paese | Dispositivo | Clic | Impressioni | CTR | Posizione',
  'Principais consultas | Páginas principais | Data | País | Dispositivo | Cliques | Impressões | CTR | Posição',
  'Populairste zoekopdrachten | Populairste pagina’s | Datum | Land | Apparaat | Klikken | Vertoningen | CTR | Positie',
  'Najpopularniejsze zapytania | Najpopularniejsze strony | Data | Kraj | Urządzenie | Kliknięcia | Wyświetlenia | CTR | Pozycja',
  'Nejčastější dotazy | Nejčastější stránky | Datum | Země | Zařízení | Kliknutí | Zobrazení | CTR | Pozice',
  'Vanligaste sökfrågorna | Vanligaste sidorna | Datum | Land | Enhet | Klick | Visningar | CTR | Position',
  'Популярные запросы | Популярные страницы | Дата | Страна | Устройство | Клики | Показы | CTR | Позиция',
  'En çok yapılan sorgular | En çok görüntülenen sayfalar | Tarih | Ülke | Cihaz | Tıklamalar | Gösterimler | TO | Konum',
  '上位のクエリ | 上位のページ | 日付 | 国 | デバイス | クリック数 | 表示回数 | CTR | 掲載順位',
  '인기 검색어 | 인기 페이지 | 날짜 | 국가 | 기기 | 클릭수 | 노출 | CTR | 게재 순위',
  '热门查询 | 热门网页 | 日期 | 国家/地区 | 设备 | 点击次数 | 展示 | 点击率 | 排名',
  '熱門查詢項目 | 熱門網頁 | 日期 | 國家/地區 | 裝置 | 點擊 | 曝光 | 點閱率 | 排名',
  'Kueri teratas | Halaman teratas | Tanggal | Negara | Perangkat | Klik | Tayangan | CTR | Posisi',
].flatMap(tablesIn);
