import type { Responses } from './responses.type.ts';

/**
 * Default statements of a partner about itself from level B1 upwards. Used if the scenario defines no facts about
 * the partner.
 */
export const PERSONA_B: Responses['persona'] = {
  name: ['It’s {partner-name}. Just {partner-name} is fine.', 'You can call me {partner-name}.'],
  age: ['Old enough to know better, let’s leave it at that.', 'I’d rather not say, if you don’t mind!'],
  from: [
    'I grew up in a small town by the sea, a few hours from here.',
    'I’m from a little place on the coast, not very far away.',
  ],
  home: [
    'I live not far from here, in a quiet street with a lot of trees.',
    'I’ve got a small place with a view of the neighbour’s garden.',
  ],
  job: [
    'I’m {partner-role}, as you can see, and I’ve done it for years.',
    'I work as {partner-role}, and most days I enjoy it.',
  ],
  'job-like': [
    'I do, most of the time. The people make it worth it.',
    'On good days very much. On bad days I look forward to dinner.',
  ],
  'job-time': ['About eight years now. It has gone quickly.', 'Eight years, more or less.'],
  family: [
    'There aren’t many of us, but we’re close. We try to eat together on Sundays.',
    'I’ve got a small family, and we ring each other a lot.',
  ],
  siblings: [
    'I’ve got one older sister. We didn’t get on as children, but we do now.',
    'Just one sister, a few years older than me.',
  ],
  children: [
    'No children, but I’ve got two nephews who keep me busy.',
    'No, although my nephews are here nearly every weekend.',
  ],
  married: [
    'I’d rather keep that to myself, if you don’t mind.',
    'That’s the one thing I keep out of conversations.',
  ],
  pets: [
    'Just an old cat, who thinks the flat is hers.',
    'I’ve got a cat. She’s old and has strong opinions.',
  ],
  friends: [
    'I’ve got a few close friends I’ve known since school.',
    'Not a huge number, but I can count on the ones I have.',
  ],
  food: [
    'Anything that somebody else has cooked! Fish, above all.',
    'I’m happiest with a good soup and fresh bread.',
  ],
  drink: ['Tea, and plenty of it.', 'Coffee in the morning, tea for the rest of the day.'],
  cooking: [
    'I cook simple things. My soups are better than my cakes.',
    'I can manage four dishes, and one of them is good.',
  ],
  hobby: [
    'I go for long walks, and I read a lot in the evening.',
    'Walking, mostly, and old films when it rains.',
  ],
  music: [
    'Mostly older things, and a bit of jazz while I cook.',
    'I listen to nearly everything, but I can’t play a note.',
  ],
  film: [
    'I like slow films where not much happens. My friends fall asleep.',
    'Comedies, mainly. Life is serious enough.',
  ],
  book: [
    'I’m reading a book about a long journey by train. It’s good so far.',
    'I read a few pages every night before I fall asleep.',
  ],
  sport: [
    'I swim once a week, slowly. I’d rather watch football than play it.',
    'Not much sport, to be honest, just a lot of walking.',
  ],
  travel: [
    'I prefer short trips by train. I’d love to see more of Türkiye one day.',
    'There’s always one more place on my list. Istanbul is on it.',
  ],
  languages: [
    'English, and about ten words of Turkish, most of them food.',
    'Only English properly. My Turkish is good for ordering tea.',
  ],
  weather: ['It’s not bad today, neither hot nor cold.', 'A bit grey today, but I don’t mind.'],
  season: ['Spring, because everything starts again.', 'I like autumn best, for the light.'],
  colour: ['Dark green, I think.', 'Blue, although my clothes are mostly grey.'],
  morning: [
    'I’m usually up at half past six, and I’m asleep before midnight.',
    'I get up early and regret it for about an hour.',
  ],
  weekend: [
    'I usually see friends, cook something and go for a walk.',
    'Nothing special: a long breakfast and a long walk.',
  ],
  feeling: [
    'I’m doing well, thanks for asking.',
    'Not bad at all, thank you.',
    'I’m fine, thanks. It’s good to talk to you.',
  ],
  tired: ['A little, but talking to you helps.', 'No, I’m fine, thanks. It’s kind of you to ask.'],
  dream: [
    'I’d like to live by the sea one day, with a very small garden.',
    'I’ve always wanted to see the far north in winter.',
  ],
  school: [
    'I liked school well enough. History was my subject, maths wasn’t.',
    'I was an average student with one brilliant history teacher.',
  ],
  phone: [
    'I use my phone for maps and music, and I try to leave it at home on Sundays.',
    'I’m on it more than I’d like to admit.',
  ],
  fear: [
    'Heights make me nervous, if I’m honest.',
    'I get nervous when I have to speak in front of a lot of people.',
  ],
  money: ['Enough to live on, though I’d rather not go into numbers.', 'I’m not rich, but I manage.'],
};
