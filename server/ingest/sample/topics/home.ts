import { splitList, type Topic } from './topic.js';

export const home: Topic = {
  id: 'home',
  share: 0.12,
  local: true,
  tails: splitList(
    'ideas@sofas+tables+shelves+cabinets+vanities+curtains+rugs+tiles+doors+wallpapers+paint+desks, sale@sofas+chairs+tables+frames+shelves+desks+stands+beds+mattresses+sheets+blankets+pillows+covers+comforters+curtains+rugs+cabinets+vanities+fans+doors, reviews, near me, cost@cabinets+flooring+plumbers+electricians+services+companies+designers+cleaners+doors, on a budget@cabinets+flooring+vanities+sofas, diy@desks+tables+shelves+cabinets+frames+vanities, for sale@sofas+chairs+tables+frames+shelves+desks+stands+beds+mattresses+sheets+blankets+pillows+covers+comforters+curtains+rugs+cabinets+vanities+fans+doors, 2026, dimensions@sofas+chairs+tables+frames+shelves+desks+stands+beds+mattresses+sheets+blankets+pillows+covers+comforters+curtains+rugs+cabinets+vanities+fans+doors, installation@flooring+fans+doors+cabinets+tiles+wallpapers',
  ),
  sites: [
    ['roomandbeam', 'shop'],
    ['oakandlinen', 'shop'],
    ['fixitnotes', 'magazine'],
    ['thelongsofa', 'shop'],
    ['hammerhouse', 'shop'],
    ['paintpocket', 'magazine'],
    ['tidycorners', 'magazine'],
    ['lampandloft', 'shop'],
    ['tradesnearby', 'service'],
    ['weekendbuilders', 'forum'],
    ['atticandstair', 'magazine'],
  ],
  nameParts: [
    'arch,attic,barn,beam,brick,cabin,chair,cosy,cottage,door,fabric,floor,frame,hall,hammer,hearth,home,house,lamp,linen,loft,nail,nest,oak,paint,plank,porch,quilt,roof,room,rug,shelf,sofa,stair,tile,timber,velvet,wall,walnut,window,wool',
    'and co,barn,bench,box,corner,craft,depot,design,diary,edit,factory,fix,goods,haus,house,ideas,interiors,lane,life,living,loft,makers,notes,rooms,shop,store,studio,supply,works',
  ],
  groups: [
    {
      slug: 'furniture',
      title: 'Furniture',
      volume: 201_000,
      cpc: 1.7,
      heads: splitList(
        'sofas, sectional sofas, office chairs, dining tables, bed frames, bookshelves, standing desks, coffee tables, tv stands, nightstands, sofa beds',
      ),
      attributes: splitList(
        'modern, small, leather@sofas+chairs, rustic, mid century, velvet@sofas+chairs, solid wood, white, black, adjustable@chairs+desks+frames, cheap, round@tables, corner@sofas+desks+bookshelves+stands',
      ),
      audiences: splitList(
        'for small spaces, for living room@sofas+tables+stands+bookshelves, for back pain@chairs+desks, for apartments, for kids, for home office@chairs+desks+bookshelves, with storage@frames+tables+beds+nightstands, for tall people@chairs+desks+frames, for dogs@sofas',
      ),
      questions: splitList(
        'how to clean a fabric sofa, what size rug for living room, how high should a desk be, how to arrange a small living room, how to fix a squeaky bed, how to remove scratches from wood, how long should a sofa last',
      ),
    },
    {
      slug: 'bedding',
      title: 'Bedding',
      volume: 165_000,
      cpc: 2.3,
      heads: splitList(
        'mattresses, bed sheets, weighted blankets, pillows, duvet covers, mattress toppers, comforters, throw blankets, curtains, area rugs',
      ),
      attributes: splitList(
        'memory foam@mattresses+pillows+toppers, cooling@mattresses+pillows+sheets+toppers+blankets+comforters, linen@sheets+curtains+covers, organic, queen size@mattresses+sheets+covers+toppers+comforters, king size@mattresses+sheets+covers+toppers+comforters, firm@mattresses+pillows+toppers, soft@pillows+sheets+blankets+rugs, blackout@curtains, cotton@sheets+blankets+covers+comforters, bamboo@sheets+pillows, washable@rugs+blankets+pillows, wool@rugs+blankets',
      ),
      audiences: splitList(
        'for side sleepers@mattresses+pillows+toppers, for back pain@mattresses+pillows+toppers, for hot sleepers@mattresses+sheets+pillows+toppers+comforters, for kids, for couples@mattresses+blankets, for summer, for winter, for neck pain@pillows, for bedroom',
      ),
      questions: splitList(
        'how to wash pillows, how often should you change your sheets, how to clean a mattress, how to put on a duvet cover, how heavy should a weighted blanket be, how to fold a fitted sheet, what is thread count, how to hang curtains',
      ),
    },
    {
      slug: 'renovation',
      title: 'Repairs and renovation',
      volume: 110_000,
      cpc: 5.6,
      heads: splitList(
        'kitchen cabinets, bathroom vanities, laminate flooring, ceiling fans, interior paint, shower doors, bathroom tiles, front doors, wallpapers, radiators',
      ),
      attributes: splitList(
        'white, modern, cheap, peel and stick@tiles+wallpapers+flooring, custom@cabinets+vanities+doors, waterproof@flooring+wallpapers+paint, frameless@doors, black, small@vanities+tiles+fans, farmhouse@vanities+cabinets+doors+fans, floating@vanities+flooring, green@tiles+wallpapers+paint+cabinets',
      ),
      audiences: splitList(
        'for small bathrooms@vanities+tiles+doors, for bedrooms, for kitchens@flooring+tiles+paint+wallpapers, for basements@flooring+paint, for rentals, for low ceilings@fans, with lights@fans, for stairs@flooring, with sink@vanities',
      ),
      questions: splitList(
        'how to unclog a drain, how to fix a leaky faucet, how to paint a room, how to install laminate flooring, how to remove wallpaper, how to patch a hole in drywall, how much does it cost to remodel a kitchen, how to caulk a shower, how to tile a floor',
      ),
    },
    {
      slug: 'services',
      title: 'Home services',
      volume: 135_000,
      cpc: 16.2,
      heads: splitList(
        'plumbers, electricians, house cleaning services, roofing companies, moving companies, pest control services, interior designers, window cleaners, locksmiths',
      ),
      attributes: splitList(
        'emergency@plumbers+electricians+locksmiths, local, affordable, 24 hour@plumbers+electricians+locksmiths, licensed@plumbers+electricians+roofing+pest, best rated, commercial, residential, same day@plumbers+cleaning+moving+locksmiths, eco friendly@cleaning+pest',
      ),
      audiences: splitList(
        'for apartments, for small jobs, for offices, for seniors, on weekends, with free estimates, for old houses@electricians+roofing+designers+plumbers, for landlords',
      ),
      questions: splitList(
        'how much does a plumber cost, how much do movers cost, how to get rid of ants in the house, how often should gutters be cleaned, how long does a roof last, how to find a good electrician, how much to tip movers, what does a house cleaner do',
      ),
    },
  ],
};
