import { words, type Topic } from './topic.js';

export const travel: Topic = {
  id: 'travel',
  share: 0.13,
  local: true,
  tails: words(
    'deals, reviews, map, prices, last minute, near me, tips, 2026, booking, itinerary, all inclusive, packages',
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
      heads: words(
        'hotels, boutique hotels, beach resorts, vacation rentals, hostels, bed and breakfasts, spa hotels, airport hotels, villas',
      ),
      attributes: words(
        'cheap, luxury, pet friendly, family friendly, adults only, romantic, quiet, oceanfront, five star, eco, historic, all inclusive',
      ),
      audiences: words(
        'for families, for couples, for business, with pool, with hot tub, with breakfast, for groups, for weekend, with kitchen, for seniors',
      ),
      questions: words(
        'what is the best day to book a hotel, how to get a hotel upgrade, what time is hotel check in, how old do you have to be to book a hotel, how to find cheap hotels, can you cancel a hotel booking, what does all inclusive mean',
      ),
    },
    {
      slug: 'flights',
      title: 'Flights',
      volume: 450_000,
      cpc: 1.8,
      heads: words(
        'flights, cheap flights, flight tickets, business class flights, direct flights, airport lounges, airport transfers, airport parking',
      ),
      attributes: words(
        'last minute, one way, round trip, student, weekend, red eye, long haul, flexible, nonstop, early morning',
      ),
      audiences: words(
        'for families, for students, for seniors, with baby, in december, in summer, for groups, with checked bag, for christmas',
      ),
      questions: words(
        'how early should i get to the airport, what can you bring on a plane, when is the best time to book flights, how to sleep on a plane, how to check in online, can you bring food on a plane, how to get cheap flights, what size is a carry on bag',
      ),
    },
    {
      slug: 'things-to-do',
      title: 'Things to do',
      volume: 201_000,
      cpc: 0.75,
      heads: words(
        'things to do, day trips, museums, beaches, restaurants, walking tours, road trips, theme parks, boat tours, weekend getaways',
      ),
      attributes: words(
        'free, fun, romantic, indoor, family, hidden, best rated, guided, cheap, unusual, quiet',
      ),
      audiences: words(
        'with kids, for couples, for families, in winter, in summer, at night, for adults, in the rain, with toddlers, for teens',
      ),
      questions: words(
        'how to plan a road trip, what to pack for a week, how many days do you need in rome, what to do on a layover, where to travel in october, how to travel with a toddler, what is the best time to visit japan, where to go in europe in winter',
      ),
    },
    {
      slug: 'luggage',
      title: 'Luggage',
      volume: 110_000,
      cpc: 1.4,
      heads: words(
        'luggage sets, carry on suitcases, travel pillows, packing cubes, travel adapters, toiletry bags, travel backpacks, luggage tags, passport holders',
      ),
      attributes: words(
        'lightweight, hard shell, expandable, underseat, leather, waterproof, compression, foldable, kids, wheeled, rfid, universal',
      ),
      audiences: words(
        'for men, for women, for long flights, for kids, for business, for europe, for weekend trips, with wheels, for cruises',
      ),
      questions: words(
        'how to pack a suitcase, how to roll clothes for travel, what size luggage is allowed as carry on, how to clean a suitcase, how to measure luggage, do packing cubes save space, how to set a luggage lock, what not to pack in checked luggage',
      ),
    },
  ],
};
