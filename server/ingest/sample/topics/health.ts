import { splitList, type Topic } from './topic.js';

export const health: Topic = {
  id: 'health',
  share: 0.1,
  local: true,
  tails: splitList(
    'reviews, near me@gyms+classes+trainers+dentists+therapists+doctors, benefits@classes+exercises+powders+vitamins+probiotics+supplements+rollers+bands, at home@exercises+remedies+plans, before and after@plans+workouts+programs+correctors, cost@gyms+trainers+classes+dentists+therapists+doctors, online@classes+plans+programs+trainers, 2026, routine@workouts+exercises, side effects@powders+vitamins+probiotics+supplements+aids, schedule@classes+plans+programs',
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
      heads: splitList(
        'gyms, yoga classes, workout plans, home workouts, personal trainers, pilates classes, running plans, strength training programs, stretching exercises',
      ),
      attributes: splitList(
        'beginner@plans+classes+workouts+programs, free@plans+workouts+classes+programs, full body@plans+workouts+programs+stretching, 12 week@plans+programs, low impact@workouts+plans+programs, online@trainers+classes+programs, at home, bodyweight@plans+workouts+programs, 30 day@plans+workouts, quick@workouts+stretching, intense@workouts+plans',
      ),
      audiences: splitList(
        'for beginners, for women, for men, for seniors, for weight loss, for runners@exercises+plans+programs+yoga, for back pain, for over 50, for teens, without equipment@workouts+plans+programs',
      ),
      questions: splitList(
        'how many steps should i walk a day, how to lose belly fat, how to start running, how long should a workout be, how many calories does walking burn, how to do a pull up, what is hiit, how often should you work out, how to get rid of sore muscles',
      ),
    },
    {
      slug: 'equipment',
      title: 'Home gym',
      volume: 135_000,
      cpc: 1.5,
      heads: splitList(
        'treadmills, exercise bikes, rowing machines, dumbbells, yoga mats, massage guns, fitness trackers, resistance bands, foam rollers, kettlebells',
      ),
      attributes: splitList(
        'folding@treadmills+bikes+rowing, adjustable@dumbbells+kettlebells, compact@treadmills+bikes+rowing, under desk@treadmills+bikes, quiet@treadmills+bikes+rowing+massage, recumbent@bikes, thick@mats, non slip@mats, cheap, smart@treadmills+bikes+trackers, heavy@dumbbells+kettlebells+bands, portable',
      ),
      audiences: splitList(
        'for home, for small spaces, for beginners, for seniors, for women, for tall people@treadmills+bikes+rowing, for bad knees@bikes+treadmills+rowing, for walking@treadmills+trackers, for apartments',
      ),
      questions: splitList(
        'how to clean a yoga mat, are rowing machines good for weight loss, how to use a foam roller, how long should you use a massage gun, what weight dumbbells should i buy, how accurate are fitness trackers, is an exercise bike good for bad knees',
      ),
    },
    {
      slug: 'nutrition',
      title: 'Nutrition',
      volume: 165_000,
      cpc: 1.1,
      heads: splitList(
        'protein powders, vitamins, meal plans, probiotics, magnesium supplements, healthy snacks, electrolyte drinks, omega 3 supplements, smoothie recipes',
      ),
      attributes: splitList(
        'vegan, organic, sugar free@drinks+snacks+powders, low calorie@snacks+recipes+plans, natural, plant based, chewable@vitamins+probiotics+supplements, high fiber@snacks+recipes+plans, dairy free@powders+recipes+snacks+plans, daily@vitamins+probiotics, weekly@plans',
      ),
      audiences: splitList(
        'for women, for men, for weight loss, for sleep@supplements+vitamins, for energy, for kids, for athletes@powders+plans+drinks, for seniors, for hair growth@vitamins, for gut health@probiotics+recipes',
      ),
      questions: splitList(
        'how much protein do i need, what foods are high in iron, how much water should i drink a day, what is intermittent fasting, when should you take magnesium, what are macros, how to count calories, is coffee good for you, what vitamins should i take',
      ),
    },
    {
      slug: 'conditions',
      title: 'Everyday complaints',
      volume: 110_000,
      cpc: 2.4,
      heads: splitList(
        'back pain exercises, headache remedies, sleep aids, allergy remedies, knee braces, posture correctors, blood pressure monitors, dentists, physical therapists, eye doctors',
      ),
      attributes: splitList(
        'natural@remedies+aids, effective@remedies+exercises, gentle@exercises+dentists, over the counter@remedies+aids, best rated@dentists+therapists+doctors+braces+monitors, affordable@dentists+doctors+therapists, emergency@dentists+doctors, fast@remedies, holistic@dentists+remedies, wearable@monitors+correctors',
      ),
      audiences: splitList(
        'for adults, for kids, for seniors, during pregnancy@remedies+exercises+aids, for work@correctors+exercises, for runners@braces+therapists, for sleep, with insurance@dentists+doctors+therapists, on weekends@dentists+doctors',
      ),
      questions: splitList(
        'how to fall asleep fast, how to get rid of a headache, why does my back hurt, how to lower blood pressure, how to stop snoring, what helps a sore throat, how long does a cold last, how to fix bad posture, when should you see a doctor for a cough',
      ),
    },
  ],
};
