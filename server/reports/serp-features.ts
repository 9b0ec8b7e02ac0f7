import type { Localised } from '../contract/language/localised.js';

/** A SERP feature: its name, and its aliases in imported formats. Public names still call it "wizard". */
interface SerpFeature {
  /** Stored id, from 1 (UInt8). Ids are permanent; new features are appended. */
  id: number;
  name: Localised;
  /** Icon in cells. */
  icon: string;
  /** Names in imported formats, normalised by `featureKey`. */
  aliases: readonly string[];
}

/** Normalises a name: lower case, only letters and digits. */
export function featureKey(importedName: string): string {
  return importedName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const featureDeclarations: readonly [en: string, ru: string, icon: string, aliases: string][] = [
  ['Featured snippet', 'Быстрый ответ', 'IconQuote', 'featuredsnippet featuredsnippets snippet featured'],
  [
    'Instant answer',
    'Мгновенный ответ',
    'IconBulb',
    'instantanswer instantanswers answerbox directanswer googleanswer calculator dictionary dictionaryresult currencybox mathsolver',
  ],
  ['AI overview', 'Ответ нейросети', 'IconSparkles', 'aioverview aioverviews sge generativeai aimode'],
  [
    'Knowledge panel',
    'Карточка объекта',
    'IconLayoutSidebarRight',
    'knowledgepanel knowledgegraph knowledgecard entity',
  ],
  [
    'People also ask',
    'Похожие вопросы',
    'IconMessageQuestion',
    'peoplealsoask relatedquestions paa peoplealsoaskfor',
  ],
  ['People also search', 'Вместе с этим ищут', 'IconUsersGroup', 'peoplealsosearch peoplealsosearchfor'],
  [
    'Related searches',
    'Похожие запросы',
    'IconListSearch',
    'relatedsearches refinementchips findresultson inlinepeoplealsosearchfor relatedsearch refinethissearch',
  ],
  [
    'Images',
    'Картинки',
    'IconPhoto',
    'images image imagepack imagespack imagescarousel inlineimages imagesearch multimedia',
  ],
  [
    'Video',
    'Видео',
    'IconVideo',
    'video videos videocarousel videopack videopreview inlinevideos shortvideos perspectivesvideos youtube',
  ],
  ['Featured video', 'Главное видео', 'IconPlayerPlay', 'featuredvideo answervideo videobox'],
  [
    'Local pack',
    'Компании на карте',
    'IconMapPin',
    'localpack local localresults localresult places localteaser localservices localservicesads mapspack',
  ],
  ['Map', 'Карта', 'IconMap', 'map maps localmap googlemaps'],
  [
    'Top stories',
    'Главные новости',
    'IconNews',
    'topstories topstory news newsresults newspack newsbox inthenews',
  ],
  [
    'Sitelinks',
    'Быстрые ссылки',
    'IconLink',
    'sitelinks sitelink expandedsitelinks inlinesitelinks sitelinkssearchbox',
  ],
  ['Reviews', 'Отзывы', 'IconStar', 'reviews review rating ratings googlereviews reviewstars'],
  ['FAQ', 'Вопросы и ответы', 'IconHelpCircle', 'faq faqs questionsandanswers qna faqbox'],
  ['How-to', 'Инструкция', 'IconListNumbers', 'howto howtos steps'],
  [
    'Posts',
    'Записи соцсетей',
    'IconMessageCircle',
    'tweet tweets twitter twitterresults twitterbox xposts latestposts socialposts',
  ],
  [
    'Discussions and forums',
    'Обсуждения и форумы',
    'IconMessages',
    'discussionsandforums discussions forums perspectives whatpeoplearesaying',
  ],
  [
    'Carousel',
    'Карусель',
    'IconCarouselHorizontal',
    'carousel multicarousel knowledgecarousel listcarousel topcarousel',
  ],
  [
    'Shopping results',
    'Товары',
    'IconShoppingBag',
    'shopping shoppingresults popularproducts products product productconsiderations productswidget shoppinggraph organicshopping commercialunits',
  ],
  [
    'Shopping ads',
    'Реклама товаров',
    'IconShoppingCart',
    'shoppingads paidshopping plas pla inlineshopping immersiveproducts shoppingadstop',
  ],
  ['Ads on top', 'Реклама сверху', 'IconBadgeAd', 'adwordstop adstop topads ads ad paid googleads paidtop'],
  ['Ads at the bottom', 'Реклама снизу', 'IconBadgeAd', 'adwordsbottom adsbottom bottomads paidbottom'],
  ['Jobs', 'Вакансии', 'IconBriefcase', 'jobs job jobssearch jobsresults jobspack googlejobs'],
  ['Flights', 'Авиабилеты', 'IconPlane', 'flights flight googleflights flightresults airfare'],
  ['Hotels', 'Отели', 'IconBed', 'hotels hotel hotelspack hotelpack hotelsresults googlehotels'],
  ['Recipes', 'Рецепты', 'IconChefHat', 'recipes recipe recipesresults recipespack'],
  ['Events', 'События', 'IconCalendarEvent', 'events event eventsresults eventspack'],
  ['Scholarly articles', 'Научные статьи', 'IconSchool', 'scholarlyarticles scholar googlescholar'],
  ['Apps', 'Приложения', 'IconApps', 'apps app appspack mobileapps'],
  ['Books', 'Книги', 'IconBook', 'books book googlebooks'],
  ['Podcasts', 'Подкасты', 'IconMicrophone', 'podcasts podcast'],
  [
    'Stocks and rates',
    'Курсы и котировки',
    'IconChartLine',
    'stocksbox stocks finance financeresults currency exchangerate markets',
  ],
  ['Weather', 'Погода', 'IconCloud', 'weather weatherresult weatherbox'],
  ['Sports', 'Спорт', 'IconBallFootball', 'sports sportsresults sportsbox'],
  ['Translation', 'Перевод', 'IconLanguage', 'translation translationresult googletranslate'],
  [
    'Found on the web',
    'Найдено в сети',
    'IconWorldSearch',
    'foundontheweb fromsourcesacrosstheweb thingstoknow topsights popularplaces explorebrands',
  ],
];

/** All SERP features, ordered by id. */
export const serpFeatures: readonly SerpFeature[] = featureDeclarations.map(
  ([en, ru, icon, aliases], index) => ({
    id: index + 1,
    name: { en, ru },
    icon,
    aliases: aliases.split(' ').map(featureKey),
  }),
);

const idByAlias: ReadonlyMap<string, number> = new Map(
  serpFeatures.flatMap(({ id, name, aliases }) =>
    [...aliases, featureKey(name.en), featureKey(name.ru)].map((alias) => [alias, id] as const),
  ),
);

/** Id of a feature by any of its names; undefined for an unknown name, such as the type of plain links. */
export function findSerpFeatureId(importedName: string): number | undefined {
  return idByAlias.get(featureKey(importedName));
}
