import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { everyday, gone, i, nobody, people } from './words.ts';

/**
 * Rules for the wish never to wake up, feeling like a burden, the belief that other people would be better off
 * without the writer, and farewells.
 */
export const leaving: readonly Rule[] = [
  // Rules for the wish never to wake up.
  frame(
    [
      'never|not|dont|didnt|wont|wouldnt|no|hadnt|without',
      'wake up|woke up|waking up|waken up|wake|woken up|get up|open my eyes|come back',
      'again|any more|anymore|ever|never|tomorrow|in the morning|next morning|next day|one day',
    ],
    { within: 1, but: [fiction, everyday, 'late|tired|abroad|holiday|school|restaurant|shop|hotel'] },
  ),
  frame(
    [
      'wish|hope|pray|want|wanna|like|love',
      'not|never|dont|didnt|wont|wouldnt|hadnt',
      'wake|wake up|woke|woke up|woken|waken up|open my eyes|come back',
    ],
    { within: 4, but: [fiction, everyday, 'restaurant|shop|hotel|late'] },
  ),
  frame(
    [
      'sleep|asleep|sleeping',
      'forever|for ever|eternally|always and|and never|and not wake|and dont wake|and not come|not come back|never come back|until i die|endless|for eternity|never to wake',
    ],
    { within: 2, but: [fiction, 'dog|cat|baby|bear|princess'] },
  ),
  frame(['eternal|endless', 'sleep|peace|rest|silence'], { within: 0, but: [fiction] }),
  // Rules for feeling like a burden, and for the belief that other people would be better off without the writer.
  frame(
    [
      i,
      'burden|a weight|a load|heavy load|dead weight|a problem for everyone|problem for everyone|a problem for my family|trouble for everyone|nuisance|extra in this|too much for everyone|waste of space|waste of air|waste of oxygen|a mistake|garbage|trash|rubbish|worthless|unwanted|unnecessary|valueless|not needed',
    ],
    {
      within: 4,
      but: [
        fiction,
        'made a|make a|by a mistake|a mistake in|do a mistake|took|take|throw|threw|out the|collect|had a|did a|luggage|correct|grammar|find a|found a|see a',
      ],
    },
  ),
  frame(
    [
      i,
      'feel|am|m|feeling|im',
      'worthless|useless|nothing|nobody|hopeless|helpless|empty inside|dead inside|like a ghost|so broken|invisible|like a failure|a failure|already dead|trapped',
    ],
    {
      within: 2,
      but: [
        fiction,
        'at|at maths|at math|at sport*|at cooking|in maths|in sports|but happy|nothing special|nothing about|nothing to|nothing wrong|nothing when|nothing like|eating|doing|doing nothing|nothing because|nothing without (?:coffee|tea|music|chocolate|breakfast|football|sport|my phone|my glasses|my dictionary)|traffic|lift|elevator',
      ],
    },
  ),
  frame(
    [
      people,
      'better|happier|happy|easier|relieved|comfortable|relax|relaxed|rest|freer|free|peace|saved|good',
      'without me|if i|when i|after i',
      gone,
    ],
    { within: 3, but: [play, fiction] },
  ),
  frame(
    [
      people,
      'better|happier|happy|easier|relieved|comfortable|relax|relaxed|peaceful|beautiful|more peace|in peace|good life|rid',
      'without me|when im gone|when i am gone|if im gone|after me|of me|if i go|when i go',
    ],
    {
      within: 4,
      but: [
        play,
        fiction,
        'party|meeting|concert|class|photo|picture|english|proud of me|take care|care of me',
      ],
    },
  ),
  frame(
    [
      'without me|if i|when i|after i',
      'better|happier|happy|easier|relieved|comfortable|relax|nobody|no one|noone|rid of me',
    ],
    {
      within: 6,
      but: [
        play,
        fiction,
        'get|study|win|learn|pass|speak|go to|eat|travel|see|work|buy|have|sleep|listen|party|was|finish',
      ],
    },
  ),
  frame(
    [
      nobody,
      'miss|care|cares|notice|notices|sad|cry|cries|remember|realize|realise|understand|look for|find|search|upset|bother',
      'if i|when i|that i|me when|me if|that im|when im|if im',
      gone,
    ],
    { within: 2, but: [fiction, play, 'social media|instagram'] },
  ),
  frame(
    [
      'if i|when i|if im|when im',
      gone,
      `${nobody}|would they|will they|they will|they would|would anyone|would anybody|would someone`,
      'miss|care|cares|notice|sad|cry|remember|realize|realise|find|upset|better|happy|happier|know|understand|see',
    ],
    { within: 4, but: [fiction, play] },
  ),
  frame(
    [
      `${nobody}|world|family`,
      'miss me|need me|needs me|would miss me|wants me|want me|loves me|love me|like me|likes me|care about me|cares about me|notice me|would care|will care|will miss me',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'to go|to come|to be|to work|to help|to do|to study|to eat|to stay|to play|to become|to learn|to get|today|in the kitchen|on instagram',
      ],
    },
  ),
  frame(
    [
      'if i|if i just|what if i',
      'disappear|disappeared|vanished|was gone|were gone|am gone|didnt exist|did not exist|wasnt here|werent here|killed|hanged|jumped',
    ],
    { within: 1, but: [fiction, play, 'social media|instagram|for a week'] },
  ),
  // Rules for farewells.
  frame(
    [
      'goodbye|good bye|farewell|bye',
      'forever|for ever|everyone|everybody|world|my family|life|mum|mom|my friends|last time|sorry|for always|to all',
    ],
    {
      within: 3,
      but: [
        fiction,
        'party|school|said|airport|holiday|station|moved|moving|graduat*|abroad|say goodbye to my friends|summer|bus|see you',
      ],
    },
  ),
  frame(
    [
      'this is goodbye|my last message|my last words|my last night|last time i write|last time i am writing|my last letter|my final message|my last day on|my last day in this world|my last hours|the last thing i write|my last lesson ever|my suicide*|last time you hear|last time we talk|last time that we talk|last message from me|my last sentence|my final words|my last goodbye',
    ],
    { but: [fiction, 'holiday|hotel|abroad|course'] },
  ),
  frame(
    [
      'wont|will not|never|not|cant',
      'see me|hear me|hear from me|find me|talk to me|meet me|be here|be alive|be in this world',
      'again|any more|anymore|tomorrow|next week|next month|next year|tonight|after tonight|ever|next birthday|longer',
    ],
    {
      within: 2,
      but: [
        fiction,
        'holiday|vacation|moving|move|travel*|trip|abroad|graduat*|office|cousin|course|istanbul|ankara|izmir|antalya|village|flight|business|because i have|going to (?:my|the|a)',
      ],
    },
  ),
  frame(
    [
      'sorry|forgive me|forgive',
      'for everything|mum|mom|mother|family|everyone|dad|father|leaving you|leaving|being alive|for living|for existing|i have to go|my family',
    ],
    {
      within: 3,
      but: [
        'late|leaving early|leaving the|broke|vase|homework|mistake|forgot|your family|your mother|your dad|your father|his|her',
      ],
    },
  ),
  frame(
    [
      'will be over|be over|all over|all ends|will end|everything ends|will finish|be finished|no more pain|no more suffering',
      'soon|tonight|today|tomorrow|for me|forever|for ever',
    ],
    {
      within: 1,
      but: [
        fiction,
        play,
        everyday,
        'war|exams|winter|rain|holiday|meeting|film|school|covid|pandemic|concert|sale',
      ],
    },
  ),
  frame(
    [
      'gave away|giving away|give away|gave|giving',
      'all my things|all my stuff|my things|everything|my belongings|all my clothes|my favourite things|my cat|my dog',
      'away|because|goodbye|dont need|not need|wont need|any more|anymore|to my friends',
    ],
    { within: 4, but: [fiction, 'charity|poor|moving|move|new house|old|small'] },
  ),
  frame(
    [
      'wrote|written|writing|left|leave|write',
      'letter|letters|note|notes|my will',
      'my family|my parents|my mother|my mum|everyone|behind|goodbye|when i am gone|when im gone|after me|last|if i die|to read',
    ],
    {
      within: 4,
      but: [fiction, 'grandma|grandmother|holiday|postcard|abroad|homework|teacher|shopping|fridge|pen'],
    },
  ),
  frame(
    [
      'when im gone|when i am gone|after i am gone|after im gone|after i die|after my death|when i die|once im gone|once i am gone',
    ],
    { but: [fiction, play, 'feed|water|plants|holiday|donate|organs|old'] },
  ),
];
