import { words, type Topic } from './topic.js';

export const outdoor: Topic = {
  id: 'outdoor',
  share: 0.27,
  local: true,
  tails: words(
    'reviews, sale, on sale, clearance, brands, under 100, under 200, near me, made in usa, 2026, size guide, for sale',
  ),
  sites: [
    ['northtrail', 'shop'],
    ['peakline', 'shop'],
    ['campwell', 'shop'],
    ['gearshelf', 'shop'],
    ['basecampdaily', 'magazine'],
    ['tentandstove', 'shop'],
    ['summitsupply', 'shop'],
    ['wildmile', 'magazine'],
    ['ridgeandriver', 'shop'],
    ['outfitnow', 'shop'],
    ['overnightco', 'shop'],
    ['shorekayaks', 'shop'],
    ['trailpapers', 'magazine'],
    ['cairnclub', 'forum'],
    ['lanternridge', 'shop'],
    ['mossandgranite', 'magazine'],
    ['packweight', 'magazine'],
    ['highlandoutfit', 'shop'],
    ['switchbackshop', 'shop'],
    ['ferncreek', 'shop'],
    ['alpinecrate', 'shop'],
    ['thedrysack', 'magazine'],
    ['ropeandchalk', 'shop'],
    ['firstlightcamp', 'service'],
    ['longwaywalkers', 'forum'],
  ],
  nameParts: [
    'alpine,birch,bison,boulder,canyon,cedar,cliff,compass,coyote,creek,dawn,elk,ember,falcon,fir,glacier,granite,hawk,heather,juniper,lake,lynx,maple,meadow,moose,north,osprey,otter,pine,quartz,raven,ridge,river,rock,sage,sierra,spruce,stone,summit,sunset,timber,tundra,valley,west,wild,willow,wolf',
    'camp,gear,goods,hiker,line,lodge,outfitters,pack,path,post,range,route,scout,shop,store,supply,tents,trail,trek,walks,works,wild,way',
  ],
  groups: [
    {
      slug: 'tents',
      title: 'Tents',
      volume: 246_000,
      cpc: 1.35,
      heads: words(
        'tents, camping tents, backpacking tents, family tents, dome tents, cabin tents, pop up tents, roof top tents, canvas tents, truck tents',
      ),
      attributes: words(
        '2 person, 3 person, 4 person, 6 person, 8 person, ultralight, waterproof, four season, instant, inflatable, large, small, insulated',
      ),
      audiences: words(
        'for families, for winter camping, for beginners, for backpacking, for beach, for tall people, for festivals, for dogs, with stove jack, with screen room',
      ),
      questions: words(
        'how to pitch a tent, how to waterproof a tent, how to clean a tent, how to fold a pop up tent, how to heat a tent safely, how to repair a tent zipper, what size tent do i need, do i need a tent footprint, how to stake a tent in sand, how to get mold off a tent',
      ),
    },
    {
      slug: 'sleeping-bags',
      title: 'Sleeping bags and pads',
      volume: 165_000,
      cpc: 1.1,
      heads: words(
        'sleeping bags, down sleeping bags, mummy sleeping bags, double sleeping bags, sleeping pads, camping mattresses, camping pillows, hammocks, camping cots',
      ),
      attributes: words(
        'lightweight, ultralight, zero degree, cold weather, compact, self inflating, insulated, wide, extra long, packable, synthetic, quilted',
      ),
      audiences: words(
        'for backpacking, for side sleepers, for adults, for kids, for winter, for big guys, for couples, for car camping, for women',
      ),
      questions: words(
        'how to wash a down sleeping bag, how to store a sleeping bag, what temperature rating sleeping bag do i need, how to roll a sleeping bag, how to hang a hammock without trees, are sleeping pads necessary, how to patch a sleeping pad',
      ),
    },
    {
      slug: 'hiking-boots',
      title: 'Hiking footwear',
      volume: 301_000,
      cpc: 1.6,
      heads: words(
        'hiking boots, hiking shoes, trail running shoes, hiking sandals, mountaineering boots, hiking socks, gaiters, winter boots',
      ),
      attributes: words(
        'waterproof, lightweight, wide toe box, leather, vegan, insulated, mid height, ankle support, breathable, zero drop, barefoot, minimalist',
      ),
      audiences: words(
        'for men, for women, for kids, for wide feet, for flat feet, for beginners, for plantar fasciitis, for summer, for snow, for rocky terrain',
      ),
      questions: words(
        'how should hiking boots fit, how to break in hiking boots, how to lace hiking boots, how to clean hiking boots, are trail runners good for hiking, how long do hiking boots last, how to prevent blisters when hiking, do you need hiking boots',
      ),
    },
    {
      slug: 'backpacks',
      title: 'Backpacks',
      volume: 201_000,
      cpc: 1.25,
      heads: words(
        'hiking backpacks, backpacking packs, daypacks, hydration packs, dry bags, duffel bags, camera backpacks, baby carrier backpacks',
      ),
      attributes: words(
        'ultralight, waterproof, 20 liter, 40 liter, 50 liter, 65 liter, frameless, foldable, carry on, ventilated, roll top, external frame',
      ),
      audiences: words(
        'for women, for men, for day hikes, for travel, for kids, for short torso, for a week, for bad backs, for dogs',
      ),
      questions: words(
        'how to pack a backpack for hiking, how to measure torso length for a backpack, what size backpack for 3 day hike, how to adjust a hiking backpack, how heavy should a hiking backpack be, how to wash a backpack, how to waterproof a backpack',
      ),
    },
    {
      slug: 'camp-kitchen',
      title: 'Camp kitchen',
      volume: 110_000,
      cpc: 0.95,
      heads: words(
        'camping stoves, backpacking stoves, camp chairs, camping tables, camping coolers, camping lanterns, headlamps, water filters, camping cookware, fire pits',
      ),
      attributes: words(
        'portable, folding, lightweight, two burner, rechargeable, wood burning, propane, titanium, cast iron, compact, solar, heavy duty',
      ),
      audiences: words(
        'for backpacking, for car camping, for large groups, for picnic, for tailgating, for beach, for emergencies, for van life, for fishing',
      ),
      questions: words(
        'how to keep a cooler cold for 5 days, how to start a campfire, how to clean a camping stove, what to cook when camping, can you bring a camping stove on a plane, how to filter water while hiking, how many lumens for a headlamp, how to keep bears away from camp',
      ),
    },
    {
      slug: 'climbing',
      title: 'Climbing and water',
      volume: 74_000,
      cpc: 1.05,
      heads: words(
        'climbing shoes, climbing harnesses, climbing ropes, trekking poles, kayaks, paddle boards, fishing kayaks, life jackets, snowshoes, wetsuits',
      ),
      attributes: words(
        'beginner, inflatable, tandem, folding, carbon, cheap, lightweight, used, adjustable, sit on top, touring, professional',
      ),
      audiences: words(
        'for beginners, for kids, for women, for wide feet, for dogs, for lakes, for big guys, for rivers, for seniors',
      ),
      questions: words(
        'how should climbing shoes fit, how to use trekking poles, how to tie a figure eight knot, how to transport a kayak without a roof rack, what size kayak do i need, how to belay, how to wash a climbing rope, are trekking poles worth it',
      ),
    },
    {
      slug: 'trails',
      title: 'Trails and camping places',
      volume: 135_000,
      cpc: 0.7,
      heads: words(
        'hiking trails, campgrounds, waterfall hikes, national parks, rv parks, dog friendly hikes, glamping sites, scenic drives, cabins, kayak rentals',
      ),
      attributes: words(
        'easy, scenic, free, dog friendly, short, hard, lakeside, family, tent only, overnight, quiet',
      ),
      audiences: words(
        'for families, for beginners, with waterfalls, with a view, with kids, with electric hookups, for couples, in spring, in fall, in winter',
      ),
      questions: words(
        'how to find free campsites, what to bring on a day hike, how to reserve a campsite, what to wear hiking in summer, what is dispersed camping, how long does it take to hike 5 miles, when is the best time to go camping, how to read a trail map',
      ),
    },
  ],
};
