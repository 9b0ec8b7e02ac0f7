import { words, type Topic } from './topic.js';

export const pets: Topic = {
  id: 'pets',
  share: 0.06,
  local: true,
  tails: words(
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
      heads: words(
        'dog food, dog beds, dog harnesses, dog crates, dog toys, dog training classes, dog groomers, puppy food, dog coats, dog treats',
      ),
      attributes: words(
        'grain free, orthopedic, no pull, large, small, indestructible, washable, heated, organic, raw, waterproof, elevated',
      ),
      audiences: words(
        'for large dogs, for small dogs, for puppies, for senior dogs, for sensitive stomachs, for car travel, for hiking, for allergies, for chewers',
      ),
      questions: words(
        'how to potty train a puppy, how much should i feed my dog, why does my dog eat grass, how to stop a dog from barking, can dogs eat blueberries, how often should you bathe a dog, how to trim dog nails, how to leash train a puppy',
      ),
    },
    {
      slug: 'cats',
      title: 'Cats',
      volume: 135_000,
      cpc: 1.3,
      heads: words(
        'cat food, cat trees, cat litter boxes, cat toys, cat carriers, cat scratchers, automatic feeders, cat water fountains, kitten food',
      ),
      attributes: words(
        'grain free, self cleaning, modern, wet, dry, large, interactive, airline approved, quiet, wooden, corner, cheap',
      ),
      audiences: words(
        'for large cats, for kittens, for indoor cats, for small apartments, for multiple cats, for senior cats, for sensitive stomachs, for odor control',
      ),
      questions: words(
        'how to introduce cats, why do cats purr, how to stop a cat from scratching furniture, how much wet food should a cat eat, why does my cat bite me, how to clean a litter box, how long do cats live, can cats eat cheese',
      ),
    },
    {
      slug: 'small-pets',
      title: 'Fish and small pets',
      volume: 60_500,
      cpc: 0.9,
      heads: words(
        'fish tanks, aquarium filters, hamster cages, rabbit hutches, bird cages, aquarium plants, guinea pig cages, reptile tanks, bird feeders',
      ),
      attributes: words(
        'small, large, glass, indoor, outdoor, quiet, live, starter, wooden, 20 gallon, planted, squirrel proof',
      ),
      audiences: words(
        'for beginners, for bettas, for kids, for goldfish, for apartments, for turtles, for hummingbirds, with stand, for two rabbits',
      ),
      questions: words(
        'how to clean a fish tank, how often to feed betta fish, how long do hamsters live, what do rabbits eat, how to cycle a fish tank, how to attract hummingbirds, what is the best small pet for a child, how to lower ph in aquarium',
      ),
    },
  ],
};
