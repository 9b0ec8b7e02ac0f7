import { splitList, type Topic } from './topic.js';

export const garden: Topic = {
  id: 'garden',
  share: 0.1,
  local: false,
  tails: splitList(
    'for sale, care@plants+roses+hydrangeas+peonies+succulents+orchids+perennials+grasses, ideas@beds+gardens+greenhouses+pots+perennials, near me, online, wholesale@plants+seeds+bulbs+pots+succulents, spacing@plants+perennials+shrubs+bulbs+lavender+roses, problems@plants+roses+hydrangeas+orchids+mowers, reviews@mowers+blowers+trimmers+hoses+chainsaws+lights+greenhouses, kits@beds+greenhouses+gardens',
  ),
  sites: [
    ['rootandrow', 'shop'],
    ['fernandclay', 'magazine'],
    ['greenledge', 'shop'],
    ['thepottingbench', 'magazine'],
    ['seedcabin', 'shop'],
    ['acreandvine', 'magazine'],
    ['bloomcalendar', 'magazine'],
    ['trowelpost', 'magazine'],
    ['dirtundernails', 'forum'],
    ['hedgeline', 'shop'],
    ['potsandperennials', 'shop'],
    ['orchardkeeper', 'magazine'],
  ],
  nameParts: [
    'acorn,apple,aster,bloom,border,bramble,clay,clover,compost,dahlia,daisy,fern,garden,green,harvest,hedge,herb,iris,ivy,leaf,lilac,moss,mulch,orchard,petal,plum,poppy,pot,root,rose,seed,shade,soil,sprout,sun,thistle,tulip,vine,willow',
    'acre,almanac,barn,bed,bench,box,cottage,diary,farm,field,grove,guide,keeper,land,nursery,patch,path,plot,post,row,shed,shop,works,yard',
  ],
  groups: [
    {
      slug: 'vegetables',
      title: 'Vegetables',
      volume: 74_000,
      cpc: 0.55,
      heads: splitList(
        'tomato plants, raised garden beds, vegetable seeds, pepper plants, cucumber plants, herb gardens, strawberry plants, potato plants, greenhouses',
      ),
      attributes: splitList(
        'heirloom@seeds+plants, indoor@herb+greenhouses, vertical@gardens+beds, cherry@tomato, organic, cedar@beds, metal@beds+greenhouses, climbing@cucumber, determinate@tomato, diy@beds+greenhouses+gardens, small, self watering@beds',
      ),
      audiences: splitList(
        'for beginners, for containers@plants+seeds+herb, for full sun, for shade, for small spaces, for balconies, for winter, for kids, in pots@plants+herb',
      ),
      questions: splitList(
        'how to grow tomatoes from seed, when to plant tomatoes, how often to water tomato plants, how to build a raised garden bed, why are my tomato leaves turning yellow, how deep should a raised bed be, when to harvest potatoes, how to start a vegetable garden, what to plant in march',
      ),
    },
    {
      slug: 'flowers',
      title: 'Flowers and shrubs',
      volume: 110_000,
      cpc: 0.5,
      heads: splitList(
        'hydrangeas, roses, perennials, tulip bulbs, lavender plants, peonies, flowering shrubs, ornamental grasses, wildflower seeds, climbing plants',
      ),
      attributes: splitList(
        'dwarf@hydrangeas+shrubs+lavender+grasses, white, pink, blue@hydrangeas+perennials, purple, fast growing@shrubs+plants+grasses, drought tolerant@shrubs+perennials+grasses+plants, evergreen@shrubs+plants, hardy, fragrant, red@roses+tulip+peonies, low maintenance',
      ),
      audiences: splitList(
        'for shade, for full sun, for pots, for borders, for bees, for privacy@shrubs+grasses+climbing, for small gardens, for clay soil, for fences@climbing+shrubs+roses',
      ),
      questions: splitList(
        'when to prune hydrangeas, how to prune roses, when to plant tulip bulbs, how to make hydrangeas blue, how to propagate lavender, why are my peonies not blooming, how to deadhead roses, what flowers bloom in fall',
      ),
    },
    {
      slug: 'houseplants',
      title: 'House plants',
      volume: 90_500,
      cpc: 0.6,
      heads: splitList(
        'house plants, snake plants, monstera plants, succulents, orchids, indoor trees, hanging plants, plant pots, grow lights, aloe vera plants',
      ),
      attributes: splitList(
        'low light@plants+trees, pet safe@plants+succulents+trees, air purifying@house+snake+trees, easy care@plants+orchids+trees+succulents, variegated@monstera+snake, large, small, self watering@pots, tropical, rare@plants+orchids+succulents, full spectrum@lights, trailing@plants+succulents',
      ),
      audiences: splitList(
        'for beginners, for bedrooms, for bathrooms, for offices, for low light@plants+trees, for gifts, safe for cats@plants+trees+succulents, for apartments, for winter',
      ),
      questions: splitList(
        'how often to water snake plants, how to repot a plant, how to propagate succulents, why are my plant leaves turning brown, how to get rid of fungus gnats, how to make an orchid bloom again, how much light does a monstera need, what are the easiest house plants',
      ),
    },
    {
      slug: 'lawn',
      title: 'Lawn and tools',
      volume: 135_000,
      cpc: 1.25,
      heads: splitList(
        'lawn mowers, robot lawn mowers, leaf blowers, hedge trimmers, garden hoses, string trimmers, pruning shears, wheelbarrows, sprinklers, chainsaws',
      ),
      attributes: splitList(
        'battery powered@mowers+blowers+trimmers+chainsaws, electric@mowers+blowers+trimmers+chainsaws, cordless@blowers+trimmers+chainsaws, gas@mowers+blowers+trimmers+chainsaws, self propelled@lawn mowers, push@lawn mowers, cheap, expandable@hoses, heavy duty@hoses+wheelbarrows+shears+sprinklers, lightweight, quiet@mowers+blowers+trimmers, used',
      ),
      audiences: splitList(
        'for small yards, for large lawns@mowers+sprinklers, for hills@mowers, for seniors, for women, for gutters@blowers, for beginners, for acreage@mowers+sprinklers, with bag@lawn mowers+blowers',
      ),
      questions: splitList(
        'how to sharpen lawn mower blades, when to fertilize lawn, how to change oil in a lawn mower, why will my lawn mower not start, how often should you mow the lawn, how to get rid of moss in lawn, how to store a lawn mower for winter, when to overseed',
      ),
    },
  ],
};
