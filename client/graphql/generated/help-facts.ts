// Emitted by `npm run gen:schema`. Change the declarations, not this file.
import type { ExplainedColumn } from '../../../server/contract/help/explained-column.js';

/** Columns with a formula by report id. */
export const explainedColumns: Readonly<Record<string, readonly ExplainedColumn[]>> = {
  "organic-keywords": [
    {
      "id": "delta",
      "title": {
        "en": "Change",
        "ru": "Изменение"
      },
      "description": {
        "en": "Previous position minus the current one; positive values are improvements. 0 if there was no position.",
        "ru": "Прежняя позиция минус нынешняя: больше 0 – рост; 0, если позиции не было."
      },
      "formula": {
        "en": "previous position − current position",
        "ru": "прежняя позиция − нынешняя позиция"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from this position: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день с этой позиции: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "own_position",
      "title": {
        "en": "Own position",
        "ru": "Своя позиция"
      },
      "description": {
        "en": "Mean position over all impressions. Own data of the site, not measured in search results. Only the account that imported it and its team see it; for others it is null. Covers the last 90 days with data.",
        "ru": "Средняя позиция по всем показам. Свои данные сайта, не замер выдачи: их видит только аккаунт, который их загрузил, и его участники, для остальных – null. За 90 дней до последнего известного."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "page-keywords": [
    {
      "id": "delta",
      "title": {
        "en": "Change",
        "ru": "Изменение"
      },
      "description": {
        "en": "Previous position minus the current one; positive values are improvements. 0 if there was no position.",
        "ru": "Прежняя позиция минус нынешняя: больше 0 – рост; 0, если позиции не было."
      },
      "formula": {
        "en": "previous position − current position",
        "ru": "прежняя позиция − нынешняя позиция"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from this position: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день с этой позиции: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "own_position",
      "title": {
        "en": "Own position",
        "ru": "Своя позиция"
      },
      "description": {
        "en": "Mean position over all impressions. Own data of the site, not measured in search results. Only the account that imported it and its team see it; for others it is null. Covers the last 90 days with data.",
        "ru": "Средняя позиция по всем показам. Свои данные сайта, не замер выдачи: их видит только аккаунт, который их загрузил, и его участники, для остальных – null. За 90 дней до последнего известного."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "lost-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "organic-competitors": [
    {
      "id": "perc",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Shared keywords as a percentage of the competitor's keywords in the top 50.",
        "ru": "Общие фразы в процентах от фраз конкурента в топ 50."
      },
      "formula": {
        "en": "shared keywords ÷ competitor's top 50 × 100",
        "ru": "общих фраз ÷ топ 50 конкурента × 100"
      }
    },
    {
      "id": "theme",
      "title": {
        "en": "Keyword coverage",
        "ru": "Охват фраз"
      },
      "description": {
        "en": "Shared keywords as a percentage of the analysed domain's keywords in the top 50.",
        "ru": "Общие фразы в процентах от фраз анализируемого домена в топ 50."
      },
      "formula": {
        "en": "shared keywords ÷ this domain's top 50 × 100",
        "ru": "общих фраз ÷ топ 50 этого домена × 100"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "page-competitors": [
    {
      "id": "perc",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Shared keywords as a percentage of the competitor's keywords in the top 50.",
        "ru": "Общие фразы в процентах от фраз конкурента в топ 50."
      },
      "formula": {
        "en": "shared keywords ÷ competitor's top 50 × 100",
        "ru": "общих фраз ÷ топ 50 конкурента × 100"
      }
    },
    {
      "id": "theme",
      "title": {
        "en": "Keyword coverage",
        "ru": "Охват фраз"
      },
      "description": {
        "en": "Shared keywords as a percentage of the analysed page's keywords in the top 50.",
        "ru": "Общие фразы в процентах от фраз анализируемой страницы в топ 50."
      },
      "formula": {
        "en": "shared keywords ÷ this page's top 50 × 100",
        "ru": "общих фраз ÷ топ 50 этой страницы × 100"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    }
  ],
  "site-pages": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "own_position",
      "title": {
        "en": "Own position",
        "ru": "Своя позиция"
      },
      "description": {
        "en": "Mean position over all impressions. Own data of the site, not measured in search results. Only the account that imported it and its team see it; for others it is null. Covers the last 90 days with data.",
        "ru": "Средняя позиция по всем показам. Свои данные сайта, не замер выдачи: их видит только аккаунт, который их загрузил, и его участники, для остальных – null. За 90 дней до последнего известного."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "pages-with-keywords": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "lost-pages": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30. Before the page was lost.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней. До потери страницы."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    }
  ],
  "ad-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "ads": [],
  "ad-keywords-by-ad": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "ad-links": [],
  "ad-facts": [],
  "ad-competitors": [
    {
      "id": "perc",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Shared keywords as a percentage of the competitor's paid keywords.",
        "ru": "Общие фразы в процентах от фраз конкурента в рекламе."
      },
      "formula": {
        "en": "shared keywords ÷ competitor's paid keywords × 100",
        "ru": "общих фраз ÷ фраз конкурента в рекламе × 100"
      }
    },
    {
      "id": "theme",
      "title": {
        "en": "Keyword coverage",
        "ru": "Охват фраз"
      },
      "description": {
        "en": "Shared keywords as a percentage of the analysed domain's paid keywords.",
        "ru": "Общие фразы в процентах от фраз анализируемого домена в рекламе."
      },
      "formula": {
        "en": "shared keywords ÷ this domain's paid keywords × 100",
        "ru": "общих фраз ÷ фраз этого домена в рекламе × 100"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    }
  ],
  "direct-ads-by-domain": [],
  "direct-ad-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "direct-ads": [],
  "similar-keywords": [
    {
      "id": "cnt",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Pages shared by both top 50s, as a percentage of 50.",
        "ru": "Общие страницы двух топ 50 в процентах от 50."
      },
      "formula": {
        "en": "shared pages ÷ 50 × 100",
        "ru": "общих страниц ÷ 50 × 100"
      }
    },
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "keyword-search": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "visible-domains": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "top-keyword-domains": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "comparison": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "sites-by-adsense": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "sites-by-analytics": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "sites-by-leadia": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "sites-by-relap": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "subdomains": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "own-queries": [
    {
      "id": "position",
      "title": {
        "en": "Average position",
        "ru": "Средняя позиция"
      },
      "description": {
        "en": "Mean position over all impressions, as reported to the owner; not a rank in collected search results.",
        "ru": "Средняя позиция по всем показам, по данным владельца. Это не место в снятой выдаче."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "own-pages": [
    {
      "id": "position",
      "title": {
        "en": "Average position",
        "ru": "Средняя позиция"
      },
      "description": {
        "en": "Mean position over all impressions, as reported to the owner; not a rank in collected search results.",
        "ru": "Средняя позиция по всем показам, по данным владельца. Это не место в снятой выдаче."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "own-days": [
    {
      "id": "position",
      "title": {
        "en": "Average position",
        "ru": "Средняя позиция"
      },
      "description": {
        "en": "Mean position over all impressions, as reported to the owner; not a rank in collected search results.",
        "ru": "Средняя позиция по всем показам, по данным владельца. Это не место в снятой выдаче."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "own-countries": [
    {
      "id": "position",
      "title": {
        "en": "Average position",
        "ru": "Средняя позиция"
      },
      "description": {
        "en": "Mean position over all impressions, as reported to the owner; not a rank in collected search results.",
        "ru": "Средняя позиция по всем показам, по данным владельца. Это не место в снятой выдаче."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "own-devices": [
    {
      "id": "position",
      "title": {
        "en": "Average position",
        "ru": "Средняя позиция"
      },
      "description": {
        "en": "Mean position over all impressions, as reported to the owner; not a rank in collected search results.",
        "ru": "Средняя позиция по всем показам, по данным владельца. Это не место в снятой выдаче."
      },
      "formula": {
        "en": "Positions weighted by impressions, divided by the impressions.",
        "ru": "Позиции с весом показов, делённые на число показов."
      }
    }
  ],
  "group-domains": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "group-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "group-competitors": [
    {
      "id": "perc",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Shared keywords as a percentage of the competitor's keywords in the top 50.",
        "ru": "Общие фразы в процентах от фраз конкурента в топ 50."
      },
      "formula": {
        "en": "shared keywords ÷ competitor's top 50 × 100",
        "ru": "общих фраз ÷ топ 50 конкурента × 100"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "group-pages": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    }
  ],
  "group-ad-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "group-ad-competitors": [
    {
      "id": "perc",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Shared keywords as a percentage of the competitor's paid keywords.",
        "ru": "Общие фразы в процентах от фраз конкурента в рекламе."
      },
      "formula": {
        "en": "shared keywords ÷ competitor's paid keywords × 100",
        "ru": "общих фраз ÷ фраз конкурента в рекламе × 100"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "group-ads": [],
  "group-ad-links": [],
  "group-ad-facts": [],
  "clustering-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ],
  "tool-keyword-buildup-keywords": [
    {
      "id": "cnt",
      "title": {
        "en": "Similarity",
        "ru": "Сходство"
      },
      "description": {
        "en": "Pages shared by both top 50s, as a percentage of 50.",
        "ru": "Общие страницы двух топ 50 в процентах от 50."
      },
      "formula": {
        "en": "shared pages ÷ 50 × 100",
        "ru": "общих страниц ÷ 50 × 100"
      }
    },
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "tool-mass-check-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "tool-keyword-competitors-domains": [
    {
      "id": "perc",
      "title": {
        "en": "Share of keywords",
        "ru": "Доля фраз"
      },
      "description": {
        "en": "Keywords of your list that the domain has, as a percentage of those in the database.",
        "ru": "Фразы списка у домена в процентах от тех, что есть в базе."
      },
      "formula": {
        "en": "keywords it has ÷ keywords found × 100",
        "ru": "фраз у домена ÷ найденных фраз × 100"
      }
    },
    {
      "id": "volume_share",
      "title": {
        "en": "Volume coverage",
        "ru": "Охват частотности"
      },
      "description": {
        "en": "Search volume of the keywords that the domain has, as a percentage of the volume of all keywords found.",
        "ru": "Частотность фраз домена в процентах от частотности всех найденных фраз."
      },
      "formula": {
        "en": "volume of its keywords ÷ volume of all found × 100",
        "ru": "частотность фраз домена ÷ частотность найденных × 100"
      }
    },
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    }
  ],
  "tool-page-keywords-weight": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "tool-page-keywords-pages": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "tool-page-vocabulary-words": [
    {
      "id": "perc",
      "title": {
        "en": "Share of keywords",
        "ru": "Доля фраз"
      },
      "description": {
        "en": "These keywords as a percentage of all keywords of the pages.",
        "ru": "Эти фразы в процентах от всех фраз страниц."
      },
      "formula": {
        "en": "keywords that contain it ÷ all keywords × 100",
        "ru": "фраз с ним ÷ всех фраз × 100"
      }
    },
    {
      "id": "ws",
      "title": {
        "en": "Volume",
        "ru": "Частотность"
      },
      "description": {
        "en": "Total search volume of these keywords, 0 if unknown.",
        "ru": "Частотность этих фраз вместе, 0 – неизвестна."
      },
      "formula": {
        "en": "Σ volume of the keywords",
        "ru": "Σ частотность фраз"
      }
    },
    {
      "id": "volume_share",
      "title": {
        "en": "Volume coverage",
        "ru": "Охват частотности"
      },
      "description": {
        "en": "Their search volume as a percentage of that of all keywords of the pages.",
        "ru": "Их частотность в процентах от частотности всех фраз страниц."
      },
      "formula": {
        "en": "volume of these keywords ÷ volume of all × 100",
        "ru": "частотность этих фраз ÷ частотность всех × 100"
      }
    },
    {
      "id": "wsk",
      "title": {
        "en": "Exact volume",
        "ru": "Точная"
      },
      "description": {
        "en": "Total exact search volume of these keywords, 0 if unknown.",
        "ru": "Точная частотность этих фраз вместе, 0 – неизвестна."
      },
      "formula": {
        "en": "Σ exact volume of the keywords",
        "ru": "Σ точная частотность фраз"
      }
    }
  ],
  "tool-page-vocabulary-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "tool-page-vocabulary-pages": [],
  "tool-extended-vocabulary-words": [
    {
      "id": "perc",
      "title": {
        "en": "Share of keywords",
        "ru": "Доля фраз"
      },
      "description": {
        "en": "These keywords as a percentage of all keywords of the pages.",
        "ru": "Эти фразы в процентах от всех фраз страниц."
      },
      "formula": {
        "en": "keywords that contain it ÷ all keywords × 100",
        "ru": "фраз с ним ÷ всех фраз × 100"
      }
    },
    {
      "id": "ws",
      "title": {
        "en": "Volume",
        "ru": "Частотность"
      },
      "description": {
        "en": "Total search volume of these keywords, 0 if unknown.",
        "ru": "Частотность этих фраз вместе, 0 – неизвестна."
      },
      "formula": {
        "en": "Σ volume of the keywords",
        "ru": "Σ частотность фраз"
      }
    },
    {
      "id": "volume_share",
      "title": {
        "en": "Volume coverage",
        "ru": "Охват частотности"
      },
      "description": {
        "en": "Their search volume as a percentage of that of all keywords of the pages.",
        "ru": "Их частотность в процентах от частотности всех фраз страниц."
      },
      "formula": {
        "en": "volume of these keywords ÷ volume of all × 100",
        "ru": "частотность этих фраз ÷ частотность всех × 100"
      }
    },
    {
      "id": "wsk",
      "title": {
        "en": "Exact volume",
        "ru": "Точная"
      },
      "description": {
        "en": "Total exact search volume of these keywords, 0 if unknown.",
        "ru": "Точная частотность этих фраз вместе, 0 – неизвестна."
      },
      "formula": {
        "en": "Σ exact volume of the keywords",
        "ru": "Σ точная частотность фраз"
      }
    }
  ],
  "tool-extended-vocabulary-keywords": [
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    },
    {
      "id": "kei",
      "title": {
        "en": "KEI",
        "ru": "KEI"
      },
      "description": {
        "en": "Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.",
        "ru": "Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно."
      },
      "formula": {
        "en": "exact volume² ÷ results",
        "ru": "точная частотность² ÷ результатов"
      }
    }
  ],
  "tool-extended-vocabulary-pages": [],
  "tool-domain-batch": [
    {
      "id": "vis",
      "title": {
        "en": "Visits",
        "ru": "Визиты"
      },
      "description": {
        "en": "Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.",
        "ru": "Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ volume × CTR(position) ÷ 30, exact volume where known",
        "ru": "Σ частотность × CTR(позиция) ÷ 30, точная, где известна"
      }
    },
    {
      "id": "adtraf",
      "title": {
        "en": "Ad visits",
        "ru": "Визиты с рекламы"
      },
      "description": {
        "en": "Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.",
        "ru": "Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30"
      }
    },
    {
      "id": "adcost",
      "title": {
        "en": "Ad budget",
        "ru": "Бюджет рекламы"
      },
      "description": {
        "en": "Estimated daily cost of ad visits: visits times the average bid.",
        "ru": "Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку."
      },
      "formula": {
        "en": "Σ exact volume × CTR(ad position) ÷ 30 × average bid",
        "ru": "Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка"
      }
    },
    {
      "id": "keyspage",
      "title": {
        "en": "Keywords a page",
        "ru": "Фраз на страницу"
      },
      "description": {
        "en": "Keywords in the top 50 for each page with a position, rounded.",
        "ru": "Сколько фраз в топ 50 приходится на страницу с позицией, округлённо."
      },
      "formula": {
        "en": "top 50 ÷ pages",
        "ru": "топ 50 ÷ страниц"
      }
    }
  ],
  "tool-main-themes": [
    {
      "id": "ws",
      "title": {
        "en": "Volume",
        "ru": "Частотность"
      },
      "description": {
        "en": "Total search volume of these keywords, 0 if unknown.",
        "ru": "Частотность этих фраз вместе, 0 – неизвестна."
      },
      "formula": {
        "en": "Σ volume of the keywords",
        "ru": "Σ частотность фраз"
      }
    },
    {
      "id": "wsk",
      "title": {
        "en": "Exact volume",
        "ru": "Точная"
      },
      "description": {
        "en": "Total exact search volume of these keywords, 0 if unknown.",
        "ru": "Точная частотность этих фраз вместе, 0 – неизвестна."
      },
      "formula": {
        "en": "Σ exact volume of the keywords",
        "ru": "Σ точная частотность фраз"
      }
    },
    {
      "id": "avbid",
      "title": {
        "en": "Average bid",
        "ru": "Средняя ставка"
      },
      "description": {
        "en": "Of the main keyword. Average of the minimum and maximum CPC, 0 if unknown.",
        "ru": "О главной фразе. Среднее минимальной и максимальной цены клика, 0 – неизвестна."
      },
      "formula": {
        "en": "(minimum CPC + maximum CPC) ÷ 2",
        "ru": "(мин. CPC + макс. CPC) ÷ 2"
      }
    }
  ]
};

/** Maximum number of list lines by tool id; `linesWithDeepAnalysis` applies to the extended analysis. */
export const toolLimits: Readonly<Record<string, { lines: number; linesWithDeepAnalysis?: number }>> = {
  "tool-keyword-buildup": {
    "lines": 5000
  },
  "tool-mass-check": {
    "lines": 5000
  },
  "tool-keyword-competitors": {
    "lines": 5000
  },
  "tool-page-keywords": {
    "lines": 5000
  },
  "tool-page-vocabulary": {
    "lines": 20,
    "linesWithDeepAnalysis": 5
  },
  "tool-extended-vocabulary": {
    "lines": 20,
    "linesWithDeepAnalysis": 5
  }
};

/** Clicks per hundred searches by position, starting with the first. */
export const ctrCurve: readonly number[] = [30,22,14,10,8,6,4,3,2,2,1,1,1,1,1,1,1,1,1,1,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2];
