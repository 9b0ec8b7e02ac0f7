// Emitted by `npm run gen:schema`. Change the declarations, not this file.
import type { CataloguedPage } from '../../../server/contract/pages/catalogued-page.js';

/** All reports in registry order with their routes, subjects, titles and navigation. */
export const reportCatalogue = [
  {
    "id": "organic-keywords",
    "route": "/keywords",
    "subject": "domain",
    "title": {
      "en": "Keywords",
      "ru": "Фразы"
    },
    "tab": {
      "group": "seo",
      "order": 20
    },
    "presentation": {
      "keywordSource": "keywords"
    }
  },
  {
    "id": "page-keywords",
    "route": "/keysbypage",
    "subject": "page",
    "title": {
      "en": "Page keywords",
      "ru": "Фразы страницы"
    },
    "tab": {
      "group": "seo",
      "order": 30
    },
    "presentation": {
      "keywordSource": "keywords"
    }
  },
  {
    "id": "lost-keywords",
    "route": "/lostkeywords",
    "subject": "domain",
    "title": {
      "en": "Lost keywords",
      "ru": "Потерянные фразы"
    },
    "tab": {
      "group": "seo",
      "order": 50
    },
    "presentation": {
      "emptyReason": "noLostKeywords"
    }
  },
  {
    "id": "organic-competitors",
    "route": "/concurents",
    "subject": "domain",
    "title": {
      "en": "Organic competitors",
      "ru": "Конкуренты в поиске"
    },
    "tab": {
      "group": "seo",
      "order": 100
    },
    "presentation": {
      "emptyReason": "fewKeywords"
    }
  },
  {
    "id": "page-competitors",
    "route": "/concurentpages",
    "subject": "page",
    "title": {
      "en": "Competing pages",
      "ru": "Конкуренты страницы"
    },
    "tab": {
      "group": "seo",
      "order": 40
    },
    "presentation": {
      "emptyReason": "fewKeywordsOfPage"
    }
  },
  {
    "id": "site-pages",
    "route": "/sitepages",
    "subject": "domain",
    "title": {
      "en": "Pages",
      "ru": "Страницы"
    },
    "tab": {
      "group": "seo",
      "order": 60
    }
  },
  {
    "id": "pages-with-keywords",
    "route": "/sitepageswithkeys",
    "subject": "domain",
    "title": {
      "en": "Keywords by page",
      "ru": "Фразы по страницам"
    },
    "tab": {
      "group": "seo",
      "under": "site-pages",
      "order": 70
    }
  },
  {
    "id": "lost-pages",
    "route": "/lostpages",
    "subject": "domain",
    "title": {
      "en": "Lost pages",
      "ru": "Потерянные страницы"
    },
    "tab": {
      "group": "seo",
      "under": "site-pages",
      "order": 80
    },
    "presentation": {
      "emptyReason": "noLostPages"
    }
  },
  {
    "id": "ad-keywords",
    "route": "/adkeywords",
    "subject": "domain",
    "title": {
      "en": "Paid keywords",
      "ru": "Фразы в рекламе"
    },
    "tab": {
      "group": "ppc",
      "order": 110
    },
    "presentation": {
      "keywordSource": "adkeywords"
    }
  },
  {
    "id": "ads",
    "route": "/ads",
    "subject": "domain",
    "title": {
      "en": "Ads",
      "ru": "Объявления"
    },
    "tab": {
      "group": "ppc",
      "order": 120
    }
  },
  {
    "id": "ad-keywords-by-ad",
    "route": "/adkeysbyads",
    "subject": "domain",
    "title": {
      "en": "Keywords of the ad",
      "ru": "Фразы объявления"
    },
    "presentation": {
      "subjectList": "ads"
    }
  },
  {
    "id": "ad-links",
    "route": "/ads/links",
    "subject": "domain",
    "title": {
      "en": "Sitelinks",
      "ru": "Быстрые ссылки"
    },
    "tab": {
      "group": "ppc",
      "order": 130,
      "shortTitle": {
        "en": "Sitelinks",
        "ru": "Быстрые ссылки"
      },
      "sharedTitle": {
        "en": "Sitelinks and callouts",
        "ru": "Быстрые ссылки и уточнения"
      }
    }
  },
  {
    "id": "ad-facts",
    "route": "/ads/facts",
    "subject": "domain",
    "title": {
      "en": "Callouts",
      "ru": "Уточнения"
    },
    "tab": {
      "group": "ppc",
      "under": "ad-links",
      "order": 140,
      "shortTitle": {
        "en": "Callouts",
        "ru": "Уточнения"
      }
    }
  },
  {
    "id": "ad-competitors",
    "route": "/adconcurents",
    "subject": "domain",
    "title": {
      "en": "Ad competitors",
      "ru": "Конкуренты в рекламе"
    },
    "tab": {
      "group": "ppc",
      "order": 150
    }
  },
  {
    "id": "direct-ads-by-domain",
    "route": "/direct/domain",
    "subject": "domain",
    "engine": "yandex",
    "title": {
      "en": "Direct ads",
      "ru": "Объявления Директа"
    },
    "tab": {
      "group": "ppc",
      "order": 160
    }
  },
  {
    "id": "direct-ad-keywords",
    "route": "/direct/adkeys",
    "subject": "domain",
    "engine": "yandex",
    "title": {
      "en": "Keywords of the Direct ad",
      "ru": "Фразы объявления Директа"
    },
    "presentation": {
      "subjectList": "direct-ads-by-domain"
    }
  },
  {
    "id": "direct-ads",
    "route": "/direct/ads",
    "subject": "keyword",
    "engine": "yandex",
    "title": {
      "en": "Direct ads by keyword",
      "ru": "Объявления Директа по фразе"
    },
    "tab": {
      "order": 30,
      "shortTitle": {
        "en": "Direct ads",
        "ru": "Объявления Директа"
      }
    }
  },
  {
    "id": "similar-keywords",
    "route": "/similarkeys",
    "subject": "keyword",
    "title": {
      "en": "Similar keywords",
      "ru": "Похожие фразы"
    },
    "tab": {
      "order": 20
    }
  },
  {
    "id": "keyword-search",
    "route": "/searchkeys",
    "subject": "none",
    "title": {
      "en": "Keyword search",
      "ru": "Поиск фраз"
    },
    "menu": {
      "menu": "keywords",
      "order": 10
    },
    "presentation": {
      "panel": "keywordSearch",
      "emptyReason": "nothingFound"
    }
  },
  {
    "id": "visible-domains",
    "route": "/visible",
    "subject": "none",
    "title": {
      "en": "Most visible domains",
      "ru": "Самые видимые домены"
    },
    "menu": {
      "menu": "domains",
      "order": 10
    }
  },
  {
    "id": "top-keyword-domains",
    "route": "/topkeys",
    "subject": "none",
    "title": {
      "en": "Domains with most keywords",
      "ru": "Домены с наибольшим числом фраз"
    },
    "menu": {
      "menu": "domains",
      "order": 20
    }
  },
  {
    "id": "comparison",
    "route": "/compare",
    "subject": "none",
    "title": {
      "en": "Keyword gap",
      "ru": "Сравнение доменов"
    },
    "menu": {
      "menu": "domains",
      "order": 30
    },
    "presentation": {
      "emptyReason": "nothingShared"
    }
  },
  {
    "id": "sites-by-adsense",
    "route": "/owner/byadsense",
    "subject": "owner",
    "owner": "adsense",
    "title": {
      "en": "Sites by AdSense ID",
      "ru": "Сайты по ID AdSense"
    }
  },
  {
    "id": "sites-by-analytics",
    "route": "/owner/byanalytics",
    "subject": "owner",
    "owner": "analytics",
    "title": {
      "en": "Sites by Analytics ID",
      "ru": "Сайты по ID Analytics"
    }
  },
  {
    "id": "sites-by-leadia",
    "route": "/owner/byleadia",
    "subject": "owner",
    "owner": "leadia",
    "title": {
      "en": "Sites by Leadia ID",
      "ru": "Сайты по ID Leadia"
    }
  },
  {
    "id": "sites-by-relap",
    "route": "/owner/byrelapio",
    "subject": "owner",
    "owner": "relap",
    "title": {
      "en": "Sites by Relap ID",
      "ru": "Сайты по ID Relap"
    }
  },
  {
    "id": "subdomains",
    "route": "/owner/subdomains",
    "subject": "owner",
    "owner": "parent",
    "title": {
      "en": "Subdomains",
      "ru": "Поддомены"
    }
  },
  {
    "id": "own-queries",
    "route": "/own/queries",
    "subject": "domain",
    "isFirstParty": true,
    "title": {
      "en": "Own queries",
      "ru": "Свои запросы"
    },
    "tab": {
      "order": 190,
      "shortTitle": {
        "en": "Queries",
        "ru": "Запросы"
      },
      "sharedTitle": {
        "en": "Own data",
        "ru": "Свои данные"
      }
    }
  },
  {
    "id": "own-pages",
    "route": "/own/pages",
    "subject": "domain",
    "isFirstParty": true,
    "title": {
      "en": "Own pages",
      "ru": "Свои страницы"
    },
    "tab": {
      "under": "own-queries",
      "order": 191,
      "shortTitle": {
        "en": "Pages",
        "ru": "Страницы"
      },
      "sharedTitle": {
        "en": "Own data",
        "ru": "Свои данные"
      }
    }
  },
  {
    "id": "own-days",
    "route": "/own/days",
    "subject": "domain",
    "isFirstParty": true,
    "title": {
      "en": "Own data by day",
      "ru": "Свои данные по дням"
    },
    "tab": {
      "under": "own-queries",
      "order": 192,
      "shortTitle": {
        "en": "Days",
        "ru": "Дни"
      },
      "sharedTitle": {
        "en": "Own data",
        "ru": "Свои данные"
      }
    },
    "presentation": {
      "panel": "dailyChart"
    }
  },
  {
    "id": "own-countries",
    "route": "/own/countries",
    "subject": "domain",
    "isFirstParty": true,
    "title": {
      "en": "Own data by country",
      "ru": "Свои данные по странам"
    },
    "tab": {
      "under": "own-queries",
      "order": 193,
      "shortTitle": {
        "en": "Countries",
        "ru": "Страны"
      },
      "sharedTitle": {
        "en": "Own data",
        "ru": "Свои данные"
      }
    }
  },
  {
    "id": "own-devices",
    "route": "/own/devices",
    "subject": "domain",
    "isFirstParty": true,
    "title": {
      "en": "Own data by device",
      "ru": "Свои данные по устройствам"
    },
    "tab": {
      "under": "own-queries",
      "order": 194,
      "shortTitle": {
        "en": "Devices",
        "ru": "Устройства"
      },
      "sharedTitle": {
        "en": "Own data",
        "ru": "Свои данные"
      }
    }
  },
  {
    "id": "group-domains",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "domains"
    },
    "subject": "group",
    "title": {
      "en": "Domains of the group",
      "ru": "Домены группы"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "Domains",
        "ru": "Домены"
      }
    },
    "presentation": {
      "emptyReason": "groupDomains"
    }
  },
  {
    "id": "group-keywords",
    "route": "/group/:rid",
    "subject": "group",
    "title": {
      "en": "Group keywords",
      "ru": "Фразы группы"
    },
    "tab": {
      "order": 20,
      "group": "seo",
      "shortTitle": {
        "en": "Keywords",
        "ru": "Фразы"
      }
    },
    "presentation": {
      "keywordSource": "keywords",
      "emptyReason": "groupKeywords"
    }
  },
  {
    "id": "group-competitors",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "concurents"
    },
    "subject": "group",
    "title": {
      "en": "Competitors of the group",
      "ru": "Конкуренты группы"
    },
    "tab": {
      "order": 30,
      "group": "seo",
      "shortTitle": {
        "en": "Organic competitors",
        "ru": "Конкуренты в поиске"
      }
    },
    "presentation": {
      "emptyReason": "groupCompetitors"
    }
  },
  {
    "id": "group-pages",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "sitepages"
    },
    "subject": "group",
    "title": {
      "en": "Pages of the group",
      "ru": "Страницы группы"
    },
    "tab": {
      "order": 40,
      "group": "seo",
      "shortTitle": {
        "en": "Pages",
        "ru": "Страницы"
      }
    },
    "presentation": {
      "emptyReason": "groupPages"
    }
  },
  {
    "id": "group-ad-keywords",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "adkeywords"
    },
    "subject": "group",
    "title": {
      "en": "Paid keywords of the group",
      "ru": "Фразы группы в рекламе"
    },
    "tab": {
      "order": 50,
      "group": "ppc",
      "shortTitle": {
        "en": "Paid keywords",
        "ru": "Фразы в рекламе"
      }
    },
    "presentation": {
      "keywordSource": "adkeywords",
      "emptyReason": "groupAdKeywords"
    }
  },
  {
    "id": "group-ad-competitors",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "adconcurents"
    },
    "subject": "group",
    "title": {
      "en": "Ad competitors of the group",
      "ru": "Конкуренты группы в рекламе"
    },
    "tab": {
      "order": 60,
      "group": "ppc",
      "shortTitle": {
        "en": "Ad competitors",
        "ru": "Конкуренты в рекламе"
      }
    },
    "presentation": {
      "emptyReason": "groupCompetitors"
    }
  },
  {
    "id": "group-ads",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "ads"
    },
    "subject": "group",
    "title": {
      "en": "Ads of the group",
      "ru": "Объявления группы"
    },
    "tab": {
      "order": 70,
      "group": "ppc",
      "shortTitle": {
        "en": "All",
        "ru": "Все"
      },
      "sharedTitle": {
        "en": "Ads",
        "ru": "Объявления"
      }
    },
    "presentation": {
      "emptyReason": "groupAds"
    }
  },
  {
    "id": "group-ad-links",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "adlinks"
    },
    "subject": "group",
    "title": {
      "en": "Sitelinks of the group",
      "ru": "Быстрые ссылки группы"
    },
    "tab": {
      "order": 80,
      "group": "ppc",
      "under": "group-ads",
      "shortTitle": {
        "en": "Unique links",
        "ru": "Уникальные ссылки"
      }
    },
    "presentation": {
      "emptyReason": "groupAdSets"
    }
  },
  {
    "id": "group-ad-facts",
    "route": "/group/:rid",
    "routeQuery": {
      "page": "adfacts"
    },
    "subject": "group",
    "title": {
      "en": "Callouts of the group",
      "ru": "Уточнения группы"
    },
    "tab": {
      "order": 90,
      "group": "ppc",
      "under": "group-ads",
      "shortTitle": {
        "en": "Unique callouts",
        "ru": "Уникальные уточнения"
      }
    },
    "presentation": {
      "emptyReason": "groupAdSets"
    }
  },
  {
    "id": "clustering-keywords",
    "route": "/clustering/:uid",
    "subject": "clustering",
    "title": {
      "en": "Clustering",
      "ru": "Кластеризация"
    }
  },
  {
    "id": "tool-keyword-buildup-keywords",
    "route": "/tools/extended-keywords/:uid",
    "subject": "run",
    "title": {
      "en": "Found keywords",
      "ru": "Найденные фразы"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "Keywords",
        "ru": "Фразы"
      }
    }
  },
  {
    "id": "tool-mass-check-keywords",
    "route": "/tools/keywords-by-list/:uid",
    "subject": "run",
    "title": {
      "en": "Checked keywords",
      "ru": "Проверенные фразы"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "Keywords",
        "ru": "Фразы"
      }
    }
  },
  {
    "id": "tool-keyword-competitors-domains",
    "route": "/tools/concurents-by-keywords/:uid",
    "subject": "run",
    "title": {
      "en": "Competitors by keywords",
      "ru": "Конкуренты по фразам"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "Domains",
        "ru": "Домены"
      }
    }
  },
  {
    "id": "tool-page-keywords-weight",
    "route": "/tools/keywords-by-pages/:uid",
    "subject": "run",
    "title": {
      "en": "Keywords by pages in common",
      "ru": "Фразы по числу страниц"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "By pages in common",
        "ru": "По числу страниц"
      }
    }
  },
  {
    "id": "tool-page-keywords-pages",
    "route": "/tools/keywords-by-pages/:uid",
    "routeQuery": {
      "view": "pages"
    },
    "subject": "run",
    "title": {
      "en": "Keywords of each page",
      "ru": "Фразы каждой страницы"
    },
    "tab": {
      "order": 20,
      "shortTitle": {
        "en": "By page",
        "ru": "По страницам"
      }
    }
  },
  {
    "id": "tool-page-vocabulary-words",
    "route": "/tools/dictionary-by-pages/:uid",
    "subject": "run",
    "title": {
      "en": "Page terms: words and phrases",
      "ru": "Словарь страницы: слова и словосочетания"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "Words",
        "ru": "Слова"
      }
    }
  },
  {
    "id": "tool-page-vocabulary-keywords",
    "route": "/tools/dictionary-by-pages/:uid",
    "routeQuery": {
      "view": "keywords"
    },
    "subject": "run",
    "title": {
      "en": "Page terms: keywords",
      "ru": "Словарь страницы: фразы"
    },
    "tab": {
      "order": 20,
      "shortTitle": {
        "en": "Keywords",
        "ru": "Фразы"
      }
    }
  },
  {
    "id": "tool-page-vocabulary-pages",
    "route": "/tools/dictionary-by-pages/:uid",
    "routeQuery": {
      "view": "pages"
    },
    "subject": "run",
    "title": {
      "en": "Page terms: pages",
      "ru": "Словарь страницы: страницы"
    },
    "tab": {
      "order": 30,
      "shortTitle": {
        "en": "Pages",
        "ru": "Страницы"
      }
    }
  },
  {
    "id": "tool-extended-vocabulary-words",
    "route": "/tools/dictionary-ext-by-page/:uid",
    "subject": "run",
    "title": {
      "en": "Missing terms: words and phrases",
      "ru": "Недостающие слова: слова и словосочетания"
    },
    "tab": {
      "order": 10,
      "shortTitle": {
        "en": "Words",
        "ru": "Слова"
      }
    }
  },
  {
    "id": "tool-extended-vocabulary-keywords",
    "route": "/tools/dictionary-ext-by-page/:uid",
    "routeQuery": {
      "view": "keywords"
    },
    "subject": "run",
    "title": {
      "en": "Missing terms: keywords",
      "ru": "Недостающие слова: фразы"
    },
    "tab": {
      "order": 20,
      "shortTitle": {
        "en": "Keywords",
        "ru": "Фразы"
      }
    }
  },
  {
    "id": "tool-extended-vocabulary-pages",
    "route": "/tools/dictionary-ext-by-page/:uid",
    "routeQuery": {
      "view": "pages"
    },
    "subject": "run",
    "title": {
      "en": "Missing terms: pages",
      "ru": "Недостающие слова: страницы"
    },
    "tab": {
      "order": 30,
      "shortTitle": {
        "en": "Pages",
        "ru": "Страницы"
      }
    }
  },
  {
    "id": "tool-domain-batch",
    "route": "/tools/domains-batch",
    "subject": "none",
    "title": {
      "en": "Batch analysis",
      "ru": "Пакетный анализ"
    },
    "menu": {
      "menu": "tools",
      "group": "sites",
      "order": 110
    },
    "presentation": {
      "emptyReason": "noListedDomains"
    }
  },
  {
    "id": "tool-main-themes",
    "route": "/tools/site-themes",
    "subject": "domain",
    "title": {
      "en": "Top terms",
      "ru": "Основные темы"
    },
    "menu": {
      "menu": "tools",
      "group": "sites",
      "order": 120
    }
  }
] as const satisfies readonly CataloguedPage[];
