import { splitList, type Topic } from './topic.js';

export const travel: Topic = {
  id: 'travel',
  share: 0.13,
  local: true,
  tails: splitList(
    'deals@flights+hotels+resorts+rentals+hostels+breakfasts+villas+tours+getaways+luggage+suitcases, reviews, map@trips+museums+beaches+restaurants+trips+hotels, prices@flights+hotels+resorts+rentals+hostels+breakfasts+villas+parks+tours+parking, last minute@hotels+resorts+rentals+hostels+breakfasts+villas+tours+getaways, near me@museums+beaches+restaurants+tours+parks+hotels+parking, tips@trips+things, 2026, booking@flights+hotels+resorts+rentals+hostels+breakfasts+villas+tours+lounges, itinerary@trips+getaways, packages@flights+resorts+hotels+getaways+tours, sale@luggage+suitcases+cubes+bags+backpacks',
  ),
  sites: [
    ['farharbor', 'service'],
    ['staywide', 'market'],
    ['slowatlas', 'magazine'],
    ['tidetickets', 'service'],
    ['roomandrail', 'service'],
    ['thesecondsuitcase', 'magazine'],
    ['windowseat', 'magazine'],
    ['harbourkeys', 'service'],
    ['passportpages', 'magazine'],
    ['wayfarertalk', 'forum'],
    ['daytripper', 'magazine'],
    ['lowfareboard', 'service'],
    ['ferryline', 'service'],
  ],
  nameParts: [
    'amber,anchor,atlas,away,azure,bay,beacon,blue,bon,cabin,coast,compass,coral,departure,dune,east,ferry,globe,harbor,horizon,island,journey,lagoon,lantern,map,meridian,nomad,ocean,palm,passport,piazza,port,roam,sail,sand,shore,south,sun,tide,voyage,wander',
    'airways,board,break,club,days,diary,escapes,gate,guide,holidays,inn,keys,log,nest,notes,pass,planner,route,stay,stays,stories,tickets,tours,travel,trips,ways',
  ],
  groups: [
    {
      slug: 'hotels',
      title: 'Hotels',
      volume: 368_000,
      cpc: 2.1,
      heads: splitList(
        'hotels, boutique hotels, beach resorts, vacation rentals, hostels, bed and breakfasts, spa hotels, airport hotels, villas',
      ),
      attributes: splitList(
        'cheap, luxury, pet friendly, family friendly, adults only@resorts+hotels, romantic, quiet, oceanfront@hotels+resorts+rentals+villas, five star@hotels+resorts, eco, historic, all inclusive@resorts',
      ),
      audiences: splitList(
        'for families, for couples, for business@hotels, with pool, with hot tub, with breakfast@hotels, for groups, for weekend, with kitchen@rentals+villas+hotels, for seniors',
      ),
      questions: splitList(
        'what is the best day to book a hotel, how to get a hotel upgrade, what time is hotel check in, how old do you have to be to book a hotel, how to find cheap hotels, can you cancel a hotel booking, what does all inclusive mean',
      ),
    },
    {
      slug: 'flights',
      title: 'Flights',
      volume: 450_000,
      cpc: 1.8,
      heads: splitList(
        'flights, cheap flights, flight tickets, business class flights, direct flights, airport lounges, airport transfers, airport parking',
      ),
      attributes: splitList(
        'last minute, one way@flights+tickets, round trip@flights+tickets, student@flights+tickets, weekend@flights+parking, red eye@flights, long haul@flights, flexible@tickets, nonstop@flights, early morning@flights+transfers',
      ),
      audiences: splitList(
        'for families, for students, for seniors, with baby@flights, in december, in summer, for groups, with checked bag@flights+tickets, for christmas',
      ),
      questions: splitList(
        'how early should i get to the airport, what can you bring on a plane, when is the best time to book flights, how to sleep on a plane, how to check in online, can you bring food on a plane, how to get cheap flights, what size is a carry on bag',
      ),
    },
    {
      slug: 'things-to-do',
      title: 'Things to do',
      volume: 201_000,
      cpc: 0.75,
      heads: splitList(
        'things to do, day trips, museums, beaches, restaurants, walking tours, road trips, theme parks, boat tours, weekend getaways',
      ),
      attributes: splitList(
        'free@things+museums+tours, fun, romantic, indoor@things+parks, family, hidden@beaches+restaurants, best rated@restaurants+tours+museums+parks, guided@tours+trips, cheap, unusual, quiet',
      ),
      audiences: splitList(
        'with kids, for couples, for families, in winter, in summer, at night@things+tours, for adults, in the rain@things, with toddlers, for teens@things+parks',
      ),
      questions: splitList(
        'how to plan a road trip, what to pack for a week, how many days do you need in rome, what to do on a layover, where to travel in october, how to travel with a toddler, what is the best time to visit japan, where to go in europe in winter',
      ),
    },
    {
      slug: 'luggage',
      title: 'Luggage',
      volume: 110_000,
      cpc: 1.4,
      heads: splitList(
        'luggage sets, carry on suitcases, travel pillows, packing cubes, travel adapters, toiletry bags, travel backpacks, luggage tags, passport holders',
      ),
      attributes: splitList(
        'lightweight@luggage+suitcases+backpacks+bags, hard shell@luggage+suitcases, expandable@luggage+suitcases, underseat@suitcases+backpacks, leather@bags+tags+holders+backpacks, waterproof@bags+backpacks, compression@cubes, foldable@pillows+bags, kids@luggage+suitcases+pillows, wheeled@backpacks, rfid@holders, universal@adapters',
      ),
      audiences: splitList(
        'for men, for women, for long flights@pillows, for kids@luggage+suitcases+pillows, for business@suitcases+backpacks+bags, for europe@adapters+luggage+backpacks, for weekend trips, with wheels@luggage+suitcases+backpacks, for cruises@tags+luggage',
      ),
      questions: splitList(
        'how to pack a suitcase, how to roll clothes for travel, what size luggage is allowed as carry on, how to clean a suitcase, how to measure luggage, do packing cubes save space, how to set a luggage lock, what not to pack in checked luggage',
      ),
    },
  ],
};
