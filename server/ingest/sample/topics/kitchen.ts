import { splitList, type Topic } from './topic.js';

export const kitchen: Topic = {
  id: 'kitchen',
  share: 0.12,
  local: false,
  tails: splitList(
    'reviews, sale@sets+pans+skillets+ovens+woks+makers+machines+grinders+fryers+mixers+blenders+knives, recipes@fryers+cookers+bread machines+blenders+woks+ovens, under 100@makers+machines+grinders+fryers+mixers+blenders+knives+sets, under 50@makers+grinders+kettles+blenders+knives+pans, brands@sets+pans+ovens+makers+machines+grinders+fryers+mixers+blenders+knives, made in usa@sets+pans+skillets+knives+ovens+boards, 2026@makers+machines+fryers+mixers+blenders+sets, for dummies@recipes, with pictures@recipes+ideas, comparison@makers+machines+fryers+mixers+blenders, replacement parts@makers+machines+fryers+mixers+blenders',
  ),
  sites: [
    ['panandladle', 'shop'],
    ['simmerbook', 'magazine'],
    ['copperhob', 'shop'],
    ['thethirdshelf', 'magazine'],
    ['whiskhouse', 'shop'],
    ['knifeandgrain', 'shop'],
    ['kitchenbench', 'magazine'],
    ['crumbandcrust', 'magazine'],
    ['ovenlight', 'magazine'],
    ['brewcorner', 'shop'],
    ['homecooksclub', 'forum'],
    ['larderlane', 'shop'],
    ['saltandskillet', 'magazine'],
    ['applianceyard', 'shop'],
  ],
  nameParts: [
    'apron,basil,bean,bread,butter,clove,copper,crisp,crumb,fig,flour,fork,garlic,ginger,grain,honey,hob,kettle,ladle,lemon,mint,oat,olive,onion,oven,pan,pepper,plate,rosemary,saffron,salt,skillet,spoon,sugar,table,thyme,toast,vanilla,whisk',
    'barn,bench,board,book,corner,counter,daily,diary,goods,home,house,kitchen,lab,lane,larder,market,notes,pantry,shelf,shop,store,table,works',
  ],
  groups: [
    {
      slug: 'cookware',
      title: 'Cookware',
      volume: 135_000,
      cpc: 1.2,
      heads: splitList(
        'cookware sets, frying pans, cast iron skillets, dutch ovens, woks, saucepans, stock pots, griddle pans, baking sheets',
      ),
      attributes: splitList(
        'non stick@pans+sets+woks+sheets, ceramic@pans+sets+woks+ovens, stainless steel@sets+pans+pots+woks+sheets, carbon steel@woks+pans+skillets, non toxic, copper@pans+sets+pots, induction@sets+pans+pots, enameled@ovens+skillets, large, oven safe@pans+pots, small, dishwasher safe',
      ),
      audiences: splitList(
        'for induction@sets+pans+pots, for glass top stoves, for eggs@pans+skillets, for beginners, for small kitchens, for camping, for steak@pans+skillets, for two people, with lid@pans+pots+ovens+woks+skillets',
      ),
      questions: splitList(
        'how to season a cast iron skillet, how to clean a burnt pan, are ceramic pans safe, what size dutch oven do i need, how to remove rust from cast iron, can you put a frying pan in the oven, why does food stick to stainless steel',
      ),
    },
    {
      slug: 'coffee',
      title: 'Coffee',
      volume: 201_000,
      cpc: 1.45,
      heads: splitList(
        'coffee makers, espresso machines, coffee grinders, french presses, pour over coffee makers, milk frothers, electric kettles, moka pots',
      ),
      attributes: splitList(
        'single serve@makers, automatic@makers+machines+frothers, manual, small, programmable@makers, stainless steel, portable, burr@grinders, quiet@grinders+kettles, gooseneck@kettles, built in@machines, cold brew@makers',
      ),
      audiences: splitList(
        'for office, for beginners, for travel, for one person, for large families, with grinder@makers+machines, with thermal carafe@makers, for camping, with timer@makers',
      ),
      questions: splitList(
        'how to clean a coffee maker with vinegar, how to use a french press, how to descale an espresso machine, how much coffee per cup, what is the difference between espresso and coffee, how to make cold brew at home, how to use a moka pot, how fine to grind coffee',
      ),
    },
    {
      slug: 'appliances',
      title: 'Small appliances',
      volume: 246_000,
      cpc: 1.1,
      heads: splitList(
        'air fryers, stand mixers, blenders, food processors, toaster ovens, slow cookers, rice cookers, bread machines, waffle makers, ice cream makers',
      ),
      attributes: splitList(
        'small, large, digital@fryers+toaster+cookers, dual basket@fryers, portable@blenders, cordless@mixers+blenders, quiet, retro@mixers+toaster, hand held@blenders, stainless steel, personal@blenders, high speed@blenders',
      ),
      audiences: splitList(
        'for one person, for families, for smoothies@blenders, for beginners, for small kitchens, for bread dough@mixers, with glass bowl@mixers+processors, for baby food@blenders+processors, for seniors',
      ),
      questions: splitList(
        'how to clean an air fryer, what can you cook in an air fryer, how to use a slow cooker, is an air fryer worth it, how to make bread in a bread machine, can you blend hot soup in a blender, how long to cook rice in a rice cooker, what size air fryer do i need',
      ),
    },
    {
      slug: 'knives',
      title: 'Knives and tools',
      volume: 90_500,
      cpc: 1.3,
      heads: splitList(
        'chef knives, kitchen knife sets, knife sharpeners, cutting boards, paring knives, kitchen scales, meat thermometers, mixing bowls, vegetable peelers',
      ),
      attributes: splitList(
        'japanese@knives+knife sets, damascus@knives+knife sets, professional, wooden@boards+bowls, electric@sharpeners+scales, magnetic@knife sets+boards, digital@scales+thermometers, left handed@knives+peelers, serrated@knives+peelers, bamboo@boards, forged@knives+knife sets, instant read@thermometers',
      ),
      audiences: splitList(
        'for beginners, for vegetables@knives+knife sets+boards, for meat@knives+knife sets+boards, for home cooks, for gifts, for small hands@knives, for bread@bowls+scales, for grilling@thermometers, with block@knife sets',
      ),
      questions: splitList(
        'how to sharpen a kitchen knife, how to hold a chef knife, how to oil a cutting board, how to dice an onion, what is the best wood for cutting boards, how to calibrate a meat thermometer, how often should you sharpen knives',
      ),
    },
    {
      slug: 'recipes',
      title: 'Recipes',
      volume: 165_000,
      cpc: 0.35,
      heads: splitList(
        'chicken recipes, pasta recipes, soup recipes, vegetarian recipes, dinner ideas, breakfast recipes, salad recipes, slow cooker recipes, cookie recipes, bread recipes',
      ),
      attributes: splitList(
        'easy, healthy, quick, low carb@chicken+soup+salad+dinner+breakfast+bread, high protein@breakfast+dinner+chicken+salad+pasta, cheap, gluten free, one pot@pasta+chicken+soup+dinner, 30 minute, vegan@soup+pasta+salad+cookie+dinner+breakfast+bread, creamy@pasta+chicken+soup, spicy@pasta+chicken+soup',
      ),
      audiences: splitList(
        'for two, for one, for kids, for a crowd, for beginners, for weight loss, for meal prep@chicken+salad+dinner+breakfast+soup, with few ingredients, for christmas@cookie+dinner+bread, for summer',
      ),
      questions: splitList(
        'how to boil eggs, how long to bake chicken breast, how to cook quinoa, how to make sourdough starter, what to make for dinner tonight, how to thicken soup, how to tell if an avocado is ripe, can you freeze cooked pasta, how to poach an egg',
      ),
    },
  ],
};
