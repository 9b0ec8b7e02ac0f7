import { splitList, type Topic } from './topic.js';

export const outdoor: Topic = {
  id: 'outdoor',
  share: 0.27,
  local: true,
  tails: splitList(
    'reviews, sale@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, on sale@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, clearance@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, brands@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, under 100@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, under 200@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, near me, made in usa@tents+bags+pads+boots+shoes+sandals+packs+daypacks+backpacks+stoves+chairs+coolers+tables+lanterns+headlamps+poles+kayaks+boards+jackets+hammocks+cots, 2026, size guide@boots+shoes+harnesses+wetsuits+backpacks, for sale@kayaks+tents+parks+cabins+boards, map@trails+hikes+parks+campgrounds+drives',
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
      heads: splitList(
        'tents, camping tents, backpacking tents, family tents, dome tents, cabin tents, pop up tents, roof top tents, canvas tents, truck tents',
      ),
      attributes: splitList(
        '2 person, 3 person, 4 person, 6 person, 8 person, ultralight, waterproof, four season, instant@cabin+pop+tents, inflatable@family tents+cabin, large, small, insulated@canvas+cabin+winter',
      ),
      audiences: splitList(
        'for families, for winter camping, for beginners, for backpacking, for beach, for tall people, for festivals, for dogs, with stove jack, with screen room',
      ),
      questions: splitList(
        'how to pitch a tent, how to waterproof a tent, how to clean a tent, how to fold a pop up tent, how to heat a tent safely, how to repair a tent zipper, what size tent do i need, do i need a tent footprint, how to stake a tent in sand, how to get mold off a tent',
      ),
    },
    {
      slug: 'sleeping-bags',
      title: 'Sleeping bags and pads',
      volume: 165_000,
      cpc: 1.1,
      heads: splitList(
        'sleeping bags, down sleeping bags, mummy sleeping bags, double sleeping bags, sleeping pads, camping mattresses, camping pillows, hammocks, camping cots',
      ),
      attributes: splitList(
        'lightweight, ultralight, zero degree@bags, cold weather@bags+pads+cots, compact, self inflating@pads+mattresses, insulated@pads+hammocks, wide@pads+mattresses+cots, extra long@bags+pads+cots+mattresses, packable@pillows+hammocks+bags, synthetic@bags, quilted@hammocks+bags',
      ),
      audiences: splitList(
        'for backpacking, for side sleepers, for adults, for kids, for winter, for big guys, for couples, for car camping, for women',
      ),
      questions: splitList(
        'how to wash a down sleeping bag, how to store a sleeping bag, what temperature rating sleeping bag do i need, how to roll a sleeping bag, how to hang a hammock without trees, are sleeping pads necessary, how to patch a sleeping pad',
      ),
    },
    {
      slug: 'hiking-boots',
      title: 'Hiking footwear',
      volume: 301_000,
      cpc: 1.6,
      heads: splitList(
        'hiking boots, hiking shoes, trail running shoes, hiking sandals, mountaineering boots, hiking socks, gaiters, winter boots',
      ),
      attributes: splitList(
        'waterproof, lightweight, wide toe box@boots+shoes, leather@boots+shoes, vegan@boots+shoes, insulated@boots+socks, mid height@boots+shoes, ankle support@boots, breathable, zero drop@shoes+sandals, barefoot@shoes+sandals, minimalist@shoes+sandals',
      ),
      audiences: splitList(
        'for men, for women, for kids, for wide feet, for flat feet@shoes+boots+sandals, for beginners, for plantar fasciitis@shoes+boots+socks+sandals, for summer, for snow, for rocky terrain@shoes+boots',
      ),
      questions: splitList(
        'how should hiking boots fit, how to break in hiking boots, how to lace hiking boots, how to clean hiking boots, are trail runners good for hiking, how long do hiking boots last, how to prevent blisters when hiking, do you need hiking boots',
      ),
    },
    {
      slug: 'backpacks',
      title: 'Backpacks',
      volume: 201_000,
      cpc: 1.25,
      heads: splitList(
        'hiking backpacks, backpacking packs, daypacks, hydration packs, dry bags, duffel bags, camera backpacks, baby carrier backpacks',
      ),
      attributes: splitList(
        'ultralight, waterproof, 20 liter, 40 liter@backpacking+dry+duffel+hiking, 50 liter@backpacking+dry+duffel+hiking, 65 liter@backpacking+dry+duffel+hiking, frameless@packs, foldable@daypacks+duffel, carry on@backpacks+duffel, ventilated@hiking backpacks+daypacks, roll top@bags+backpacks, external frame@hiking backpacks+backpacking',
      ),
      audiences: splitList(
        'for women, for men, for day hikes, for travel, for kids, for short torso@packs, for a week@backpacking+hiking+duffel, for bad backs@packs, for dogs@carrier+hiking',
      ),
      questions: splitList(
        'how to pack a backpack for hiking, how to measure torso length for a backpack, what size backpack for 3 day hike, how to adjust a hiking backpack, how heavy should a hiking backpack be, how to wash a backpack, how to waterproof a backpack',
      ),
    },
    {
      slug: 'camp-kitchen',
      title: 'Camp kitchen',
      volume: 110_000,
      cpc: 0.95,
      heads: splitList(
        'camping stoves, backpacking stoves, camp chairs, camping tables, camping coolers, camping lanterns, headlamps, water filters, camping cookware, fire pits',
      ),
      attributes: splitList(
        'portable, folding@chairs+tables, lightweight, two burner@stoves, rechargeable@lanterns+headlamps, wood burning@stoves+pits, propane@stoves+pits+lanterns, titanium@cookware+stoves, cast iron@cookware, compact, solar@lanterns, heavy duty@chairs+tables+coolers',
      ),
      audiences: splitList(
        'for backpacking, for car camping, for large groups@cookware+coolers+tables+stoves, for picnic@chairs+coolers+tables, for tailgating@chairs+coolers+tables, for beach@chairs+coolers+tables, for emergencies, for van life, for fishing@chairs+coolers+headlamps',
      ),
      questions: splitList(
        'how to keep a cooler cold for 5 days, how to start a campfire, how to clean a camping stove, what to cook when camping, can you bring a camping stove on a plane, how to filter water while hiking, how many lumens for a headlamp, how to keep bears away from camp',
      ),
    },
    {
      slug: 'climbing',
      title: 'Climbing and water',
      volume: 74_000,
      cpc: 1.05,
      heads: splitList(
        'climbing shoes, climbing harnesses, climbing ropes, trekking poles, kayaks, paddle boards, fishing kayaks, life jackets, snowshoes, wetsuits',
      ),
      attributes: splitList(
        'beginner, inflatable@kayaks+boards+jackets, tandem@kayaks, folding@poles+kayaks, carbon@poles, cheap, lightweight, used, adjustable@poles+harnesses+jackets, sit on top@kayaks, touring@kayaks+boards, professional',
      ),
      audiences: splitList(
        'for beginners, for kids, for women, for wide feet@shoes, for dogs@jackets+boards+kayaks, for lakes@kayaks+boards, for big guys@kayaks+boards+jackets+harnesses, for rivers@kayaks+boards+jackets, for seniors',
      ),
      questions: splitList(
        'how should climbing shoes fit, how to use trekking poles, how to tie a figure eight knot, how to transport a kayak without a roof rack, what size kayak do i need, how to belay, how to wash a climbing rope, are trekking poles worth it',
      ),
    },
    {
      slug: 'trails',
      title: 'Trails and camping places',
      volume: 135_000,
      cpc: 0.7,
      heads: splitList(
        'hiking trails, campgrounds, waterfall hikes, national parks, rv parks, dog friendly hikes, glamping sites, scenic drives, cabins, kayak rentals',
      ),
      attributes: splitList(
        'easy@trails+hikes, scenic@trails+hikes+drives, free, dog friendly@trails+campgrounds+cabins+parks, short@trails+hikes, hard@trails+hikes, lakeside@campgrounds+cabins+rv+glamping+trails, family, tent only@campgrounds, overnight@trails+hikes+campgrounds+kayak, quiet@campgrounds+cabins+rv',
      ),
      audiences: splitList(
        'for families, for beginners, with waterfalls@trails+parks, with a view@trails+cabins+campgrounds+glamping+drives, with kids, with electric hookups@campgrounds+rv, for couples, in spring, in fall, in winter',
      ),
      questions: splitList(
        'how to find free campsites, what to bring on a day hike, how to reserve a campsite, what to wear hiking in summer, what is dispersed camping, how long does it take to hike 5 miles, when is the best time to go camping, how to read a trail map',
      ),
    },
  ],
};
