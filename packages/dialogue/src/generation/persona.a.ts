import type { Responses } from './responses.type.ts';

/**
 * Default statements of a partner about itself at levels A1 and A2. Used if the scenario defines no facts about the
 * partner.
 */
export const PERSONA_A: Responses['persona'] = {
  name: ['You can call me {partner-name}.', 'I am {partner-name}.'],
  age: ['I am not so young, and not so old.', 'I do not tell my age, sorry!'],
  from: ['I am from a small town, not far from here.', 'I come from a small town near the sea.'],
  home: ['I live in a small house with a garden.', 'I live near here, in a quiet street.'],
  job: ['I am {partner-role}. I like it.', 'My work? I am {partner-role}.'],
  'job-like': ['Yes, I like my work. I meet nice people.', 'Most days, yes. Some days are long.'],
  'job-time': ['For six years now.', 'It is six years now. Time goes fast!'],
  family: ['I have a small family, and we often eat together.', 'My family is small, but we are very close.'],
  siblings: ['I have one sister. She is older.', 'Yes, one sister. She is very funny.'],
  children: ['No, I have no children, but my sister has two.', 'No, but my sister has two small boys.'],
  married: ['I do not say much about that, sorry!', 'That is a small secret. But I like weddings!'],
  pets: ['I have an old cat. She sleeps all day.', 'Yes, I have a cat. She is old and lazy.'],
  friends: ['I have two very good friends. We meet every Sunday.', 'I have a few good friends from school.'],
  food: ['I like soup and fresh bread.', 'I love fish with rice.'],
  drink: ['I like tea, without sugar.', 'Tea in the morning, water in the day.'],
  cooking: ['I can cook a little. My soup is good.', 'A little. Soup and eggs are easy.'],
  hobby: ['In my free time I read and I go for walks.', 'I like walking, and I like old films.'],
  music: ['I like old songs. I play no instrument.', 'I listen to old songs in the evening.'],
  film: ['I like funny films. I watch one every weekend.', 'I like old films. They are slow and nice.'],
  book: ['Yes, I like books. I read before I sleep.', 'I am reading a book about a long trip.'],
  sport: ['I like swimming. I am slow, but I like it.', 'I do not play football, but I like to watch it.'],
  travel: ['I would like to see more of Türkiye.', 'I like to look out of the window on a trip.'],
  languages: [
    'I speak English, and I know ten words of Turkish.',
    'English and a little Turkish. Turkish is not easy!',
  ],
  weather: ['It is fine today. Not too hot and not too cold.', 'It is a little grey today, but it is OK.'],
  season: ['I like spring. Everything is green.', 'Spring is my favourite. It is not too hot.'],
  colour: ['I like blue, like the sea.', 'Blue. It is the colour of the sea.'],
  morning: ['I get up at seven, and I go to bed at eleven.', 'I get up early, at half past six.'],
  weekend: [
    'At the weekend I sleep, cook and see my friends.',
    'I take a long walk, and then I cook for my friends.',
  ],
  feeling: [
    'I am fine, thank you.',
    'I am very well, thanks for asking.',
    'Good, thank you. It is a nice day.',
  ],
  tired: ['A little, but it is nice to talk to you.', 'No, I am fine, thank you.'],
  dream: ['I want to see the north one day, with all the snow.', 'My dream is a small house near the sea.'],
  school: [
    'I liked school. My favourite lesson was history.',
    'At school I was good at history and bad at maths.',
  ],
  phone: ['I have a phone, but I do not use it a lot.', 'I use my phone for maps and for music.'],
  fear: ['I am a little afraid of big dogs.', 'Sometimes. I do not like the dark very much.'],
  money: ['It is not a lot, but it is OK for me.', 'I am not rich, but I have what I need.'],
};
