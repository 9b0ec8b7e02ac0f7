import { splitList, type Topic } from './topic.js';

export const pets: Topic = {
  id: 'pets',
  share: 0.06,
  local: true,
  tails: splitList(
    'reviews, near me, for sale, sale, brands, diy, 2026, online, recall, size chart, ideas, coupons',
  ),
  sites: [
    ['pawandpantry', 'shop'],
    ['tailpost', 'magazine'],
    ['whiskerroom', 'magazine'],
    ['barkbarn', 'shop'],
    ['goodvet', 'service'],
    ['thefishtank', 'shop'],
    ['kennelclubroom', 'forum'],
    ['leashandlawn', 'magazine'],
  ],
  nameParts: [
    'bark,basket,bone,brave,bunny,cat,collar,cosy,cuddle,dog,feather,fetch,fin,fluffy,fur,good,happy,hound,kind,kitten,leash,meow,paw,pet,puppy,purr,snout,tail,treat,velvet,wag,whisker,wild',
    'barn,bowl,box,care,clinic,club,corner,den,diary,garden,guide,home,house,kitchen,life,market,nest,pals,pantry,post,room,shop,store,supply,vet,yard',
  ],
  groups: [
    {
      slug: 'dogs',
      title: 'Dogs',
      volume: 165_000,
      cpc: 1.6,
      heads: splitList(
        'dog food, dog beds, dog harnesses, dog crates, dog toys, dog training classes, dog groomers, puppy food, dog coats, dog treats',
      ),
      attributes: splitList(
        'grain free@food+treats, orthopedic@beds, no pull@harnesses, large@beds+crates+toys, small@beds+crates, indestructible@toys+beds, washable@beds+coats, heated@beds, organic@food+treats, raw@food, waterproof@beds+coats, elevated@beds',
      ),
      audiences: splitList(
        'for large dogs, for small dogs, for puppies, for senior dogs, for sensitive stomachs@food+treats, for car travel@crates+harnesses+beds, for hiking@harnesses+coats, for allergies@food+treats, for chewers@toys+beds+crates',
      ),
      questions: splitList(
        'how to potty train a puppy, how much should i feed my dog, why does my dog eat grass, how to stop a dog from barking, can dogs eat blueberries, how often should you bathe a dog, how to trim dog nails, how to leash train a puppy',
      ),
    },
    {
      slug: 'cats',
      title: 'Cats',
      volume: 135_000,
      cpc: 1.3,
      heads: splitList(
        'cat food, cat trees, cat litter boxes, cat toys, cat carriers, cat scratchers, automatic feeders, cat water fountains, kitten food',
      ),
      attributes: splitList(
        'grain free@food, self cleaning@litter, modern@trees+litter, wet@food, dry@food, large@trees+litter+carriers, interactive@toys, airline approved@carriers, quiet@feeders+fountains, wooden@trees+scratchers, corner@trees+scratchers, cheap',
      ),
      audiences: splitList(
        'for large cats, for kittens, for indoor cats, for small apartments@trees+litter, for multiple cats@trees+litter+feeders+fountains, for senior cats, for sensitive stomachs@food, for odor control@litter',
      ),
      questions: splitList(
        'how to introduce cats, why do cats purr, how to stop a cat from scratching furniture, how much wet food should a cat eat, why does my cat bite me, how to clean a litter box, how long do cats live, can cats eat cheese',
      ),
    },
    {
      slug: 'small-pets',
      title: 'Fish and small pets',
      volume: 60_500,
      cpc: 0.9,
      heads: splitList(
        'fish tanks, aquarium filters, hamster cages, rabbit hutches, bird cages, aquarium plants, guinea pig cages, reptile tanks, bird feeders',
      ),
      attributes: splitList(
        'small, large, glass@tanks, indoor@hutches+cages, outdoor@hutches+feeders, quiet@filters, live@plants, starter@tanks+cages, wooden@hutches+cages, 20 gallon@tanks, planted@tanks, squirrel proof@feeders',
      ),
      audiences: splitList(
        'for beginners, for bettas@tanks+filters+plants, for kids, for goldfish@tanks+filters+plants, for apartments@tanks+cages+hutches, for turtles@tanks+filters, for hummingbirds@feeders, with stand@tanks+cages, for two rabbits@hutches',
      ),
      questions: splitList(
        'how to clean a fish tank, how often to feed betta fish, how long do hamsters live, what do rabbits eat, how to cycle a fish tank, how to attract hummingbirds, what is the best small pet for a child, how to lower ph in aquarium',
      ),
    },
  ],
};
