import { words, type Topic } from './topic.js';

export const health: Topic = {
  id: 'health',
  share: 0.1,
  local: true,
  tails: words(
    'reviews, near me, benefits, at home, for beginners, before and after, cost, online, 2026, routine, side effects, schedule',
  ),
  sites: [
    ['wellbeingpost', 'magazine'],
    ['steadypulse', 'magazine'],
    ['calmclinic', 'service'],
    ['movewell', 'magazine'],
    ['repsandrest', 'magazine'],
    ['vitaminshelf', 'shop'],
    ['kneehigh', 'magazine'],
    ['sleepnotes', 'magazine'],
    ['openward', 'wiki'],
    ['homegymyard', 'shop'],
    ['askyourpeers', 'forum'],
  ],
  nameParts: [
    'active,balance,body,breath,bright,calm,care,clinic,core,daily,ease,energy,fit,flex,fresh,gentle,good,health,heart,kind,life,lift,light,mind,move,nurture,pace,peak,pulse,pure,rest,rise,sleep,steady,stride,strong,thrive,vital,well,yoga',
    'advice,body,care,clinic,club,coach,daily,desk,diary,facts,fit,guide,habit,health,journal,lab,life,living,notes,path,plus,post,practice,studio,well,works',
  ],
  groups: [
    {
      slug: 'fitness',
      title: 'Fitness',
      volume: 201_000,
      cpc: 1.9,
      heads: words(
        'gyms, yoga classes, workout plans, home workouts, personal trainers, pilates classes, running plans, strength training programs, stretching exercises',
      ),
      attributes: words(
        'beginner, free, full body, 12 week, low impact, online, at home, bodyweight, 30 day, quick, intense',
      ),
      audiences: words(
        'for beginners, for women, for men, for seniors, for weight loss, for runners, for back pain, for over 50, for teens, without equipment',
      ),
      questions: words(
        'how many steps should i walk a day, how to lose belly fat, how to start running, how long should a workout be, how many calories does walking burn, how to do a pull up, what is hiit, how often should you work out, how to get rid of sore muscles',
      ),
    },
    {
      slug: 'equipment',
      title: 'Home gym',
      volume: 135_000,
      cpc: 1.5,
      heads: words(
        'treadmills, exercise bikes, rowing machines, dumbbells, yoga mats, massage guns, fitness trackers, resistance bands, foam rollers, kettlebells',
      ),
      attributes: words(
        'folding, adjustable, compact, under desk, quiet, recumbent, thick, non slip, cheap, smart, heavy, portable',
      ),
      audiences: words(
        'for home, for small spaces, for beginners, for seniors, for women, for tall people, for bad knees, for walking, for apartments',
      ),
      questions: words(
        'how to clean a yoga mat, are rowing machines good for weight loss, how to use a foam roller, how long should you use a massage gun, what weight dumbbells should i buy, how accurate are fitness trackers, is an exercise bike good for bad knees',
      ),
    },
    {
      slug: 'nutrition',
      title: 'Nutrition',
      volume: 165_000,
      cpc: 1.1,
      heads: words(
        'protein powders, vitamins, meal plans, probiotics, magnesium supplements, healthy snacks, electrolyte drinks, omega 3 supplements, smoothie recipes',
      ),
      attributes: words(
        'vegan, organic, sugar free, low calorie, natural, plant based, chewable, high fiber, dairy free, daily, weekly',
      ),
      audiences: words(
        'for women, for men, for weight loss, for sleep, for energy, for kids, for athletes, for seniors, for hair growth, for gut health',
      ),
      questions: words(
        'how much protein do i need, what foods are high in iron, how much water should i drink a day, what is intermittent fasting, when should you take magnesium, what are macros, how to count calories, is coffee good for you, what vitamins should i take',
      ),
    },
    {
      slug: 'conditions',
      title: 'Everyday complaints',
      volume: 110_000,
      cpc: 2.4,
      heads: words(
        'back pain exercises, headache remedies, sleep aids, allergy remedies, knee braces, posture correctors, blood pressure monitors, dentists, physical therapists, eye doctors',
      ),
      attributes: words(
        'natural, effective, gentle, over the counter, best rated, affordable, emergency, fast, holistic, wearable',
      ),
      audiences: words(
        'for adults, for kids, for seniors, during pregnancy, for work, for runners, for sleep, with insurance, on weekends',
      ),
      questions: words(
        'how to fall asleep fast, how to get rid of a headache, why does my back hurt, how to lower blood pressure, how to stop snoring, what helps a sore throat, how long does a cold last, how to fix bad posture, when should you see a doctor for a cough',
      ),
    },
  ],
};
