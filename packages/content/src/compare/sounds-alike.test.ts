import { describe, expect, it } from 'vitest';
import { diffOf } from './diff.ts';
import { soundTheSame } from './sounds-alike.ts';

/**
 * Returns the difference between two texts in a short notation: `word` is equal, `-word` is missing, `word≠heard`
 * differs, and `+heard` is extra.
 */
const understood = (target: string, transcript: string): string =>
  diffOf(target, transcript, soundTheSame)
    .words.map(({ kind, said, given }) => {
      if (kind === 'extra') return `+${given}`;
      if (kind === 'missing') return `-${said}`;
      return kind === 'same' || given === '' ? said : `${said}≠${given}`;
    })
    .join(' ');

describe('soundTheSame for transcripts that sound the same', () => {
  it.each([
    // Transcripts that differ only in punctuation and case.
    ['Good morning, Mum!', 'good morning mum'],
    ['“Welcome,” she said.', 'Welcome she said.'],
    ['No – never.', 'No. Never.'],
    ['WE ARE OPEN.', 'we are open'],
    // Transcripts with homophones.
    ['Their house is over there.', "They're house is over their"],
    ['There are two too many.', 'Their are to to many.'],
    ['I want to go, too.', 'I want two go two.'],
    ['It is for four people.', 'It is four for people.'],
    ['She won one game.', 'She one won game'],
    ['He ate eight eggs.', 'He eight ate eggs.'],
    ['I know he said no.', 'I no he said know.'],
    ['The right way to write it.', 'The write weigh to right it.'],
    ['We can see the sea from here.', 'We can sea the see from hear.'],
    ['Meet me by the meat counter.', 'Meat me buy the meet counter.'],
    ['Wait, what is the weight?', 'Weight, watt is the wait?'],
    ['A week without rain is weak.', 'A weak without reign is week.'],
    ['Our hour has come.', 'Hour our has come.'],
    ['The son sat in the sun.', 'The sun sat in the son.'],
    ['One pear is enough.', 'One pair is enough.'],
    ['I read the red book.', 'I red the read book.'],
    ['He threw it through the window.', 'He through it threw the window.'],
    ['Whose bag is this?', "Who's bag is this?"],
    ["It's its own thing.", 'Its it’s own thing.'],
    ["You're in your room.", "Your in you're room."],
    ['She missed the bus in the mist.', 'She mist the bus in the missed.'],
    ['They walked past and passed us.', 'They walked passed and past us.'],
    ['The brake may break.', 'The break may brake.'],
    ['I would buy the wood.', 'I wood by the would.'],
    ['The new board knew.', 'The knew bored new.'],
    ['We meet the constructor.', 'we meat the constructor'],
    // Transcripts in which two words are joined or one word is split.
    ['We walk every day.', 'We walk everyday.'],
    ['Everyone came in to the hall.', 'Every one came into the hall.'],
    ['May be he is at home.', 'Maybe he is at home.'],
    ['Any one can do it anyway.', 'Anyone can do it any way.'],
    ['A lot of ice cream.', 'Alot of icecream.'],
    ['The bookshop is upstairs.', 'The book shop is up stairs.'],
    ['A T-shirt and a hot dog.', 'A t shirt and a hotdog.'],
    // Transcripts with and without contractions.
    ["It's late and I'm tired.", 'It is late and I am tired.'],
    ['I do not know what it is.', "I don't know what it's."],
    ["They won't come, and I can't.", 'They will not come and I cannot.'],
    ["She's been there; he'd seen it.", 'She has been there he had seen it.'],
    ["We'll go if you've time.", 'We will go if you have time.'],
    ["Let's go.", 'Let us go'],
    // Transcripts with informal contractions.
    ["I'm going to call you.", "I'm gonna call you."],
    ['Do you want to come?', 'Do you wanna come'],
    ['I have got to go.', 'I have gotta go.'],
    ['Okay, Mum.', 'OK, mom'],
    // Transcripts with numbers in words or in digits.
    ['Five people and two dogs.', '5 people and 2 dogs.'],
    ['It costs 21 pounds.', 'It costs twenty-one pounds.'],
    ['Room 205 is on the third floor.', 'Room two hundred and five is on the 3rd floor.'],
    ['In 1966 he was born.', 'In nineteen sixty six he was born.'],
    ['The bus leaves at 18.40.', 'The bus leaves at eighteen forty'],
    ['I have 2.', 'I have to'],
    // Transcripts in British or American spelling.
    ['My favourite colour is grey.', 'My favorite color is gray.'],
    ['We realised the theatre was closed.', 'We realized the theater was closed.'],
    ['She travelled to the centre.', 'She traveled to the center.'],
    ['He practised his dialogue.', 'He practiced his dialog.'],
    ['Pay by cheque.', 'Pay buy check.'],
  ])('regards “%s” and “%s” as equal', (target, transcript) => {
    expect(diffOf(target, transcript, soundTheSame).words.filter(({ kind }) => kind !== 'same')).toEqual([]);
  });
});

describe('soundTheSame for transcripts that sound different', () => {
  it.each([
    ['I think so.', 'I sink so', 'I think≠sink so.'],
    ['The ship is big.', 'The sheep is big.', 'The ship≠sheep is big.'],
    ['I went to school.', 'I went to a school', 'I went to +a school.'],
    ['We had a bad day.', 'We had a bat day.', 'We had a bad≠bat day.'],
    ['The west wind.', 'The vest wind', 'The west≠vest wind.'],
    ['She walked home.', 'She walk home', 'She walked≠walk home.'],
    ['Three trees fell.', 'Tree trees fell.', 'Three≠Tree trees fell.'],
    ['They are here.', 'Day are hear', 'They≠Day are here.'],
    ['He does sport.', 'He does support.', 'He does sport.≠support.'],
    ['Give me the book, please.', 'Give me book please', 'Give me -the book, please.'],
    ['It is six.', 'It is 7.', 'It is six.≠7.'],
    ['I can swim.', "I can't swim", "I can≠can't swim."],
    ['The man left.', 'The men left', 'The man≠men left.'],
    ['Say it again.', '', '-Say -it -again.'],
    ['Hello.', 'Thank you for watching', '+Thank +you +for Hello.≠watching'],
    ['Where were you?', 'Where you', 'Where -were you?'],
    ['Five or six.', 'or', '-Five or -six.'],
    ['I live here.', 'I leave here', 'I live≠leave here.'],
  ])('finds the difference between “%s” and “%s”', (target, transcript, expected) => {
    expect(understood(target, transcript)).toBe(expected);
  });

  it('compares very long transcripts within the time limit of the test', () => {
    const long = "Their two sons aren't here. ".repeat(8);
    expect(diffOf(long, "two there it's ".repeat(60), soundTheSame).all).toBe(40);
  });
});
