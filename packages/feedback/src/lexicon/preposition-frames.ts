import { table } from './table.ts';
import { wordList } from './word-list.ts';

const pairs = (text: string): Readonly<Record<string, readonly string[]>> =>
  table(
    Object.fromEntries(
      text
        .trim()
        .split(/[|\n]/)
        .map((entry) => {
          const [word = '', prepositions = ''] = entry.trim().split(' ');
          return [word, prepositions.split('/')];
        }),
    ),
  );

/**
 * Verbs with their prepositions. The verbs never take a direct object and cannot be nouns, so a noun after such a
 * verb needs the preposition.
 */
export const neverTransitive =
  pairs(`listen to|belong to|depend on|rely on|insist on|respond to|apologise for|apologize for
complain about|participate in|consist of|graduate from|succeed in|concentrate on|specialise in|specialize in|arrive at/in
disagree with|cope with|contribute to|interfere with|sympathise with|sympathize with|compete with|communicate with
cooperate with|collide with|subscribe to|refer to|react to|adapt to|benefit from|invest in
adhere to|object to|focus on|comply with|tend to|cling to|reply to|glance at|stare at|gaze at`);

/**
 * Objects that a verb of `neverTransitive` can take in another sense: "invest money", "focus the camera", "suffer a
 * loss", "adapt a book".
 */
export const objectsOfTheirOwn = table<ReadonlySet<string>>({
  invest: new Set(
    wordList(
      'money time effort energy savings lira dollars euros million thousand capital years hours it them',
    ),
  ),
  focus: new Set(wordList('attention camera energy effort efforts lens mind eyes light it them')),
  suffer: new Set(
    wordList(
      'loss losses defeat damage injury injuries blow setback consequences pain heart death stroke attack',
    ),
  ),
  recover: new Set(wordList('money body bodies data file files costs balance strength loss it them')),
  benefit: new Set(
    wordList(
      'everyone people society children students us them me you him community patients others everybody company companies country',
    ),
  ),
  contribute: new Set(wordList('money time ideas article articles lira dollars')),
  adapt: new Set(wordList('book novel play recipe design lesson course material it them')),
  refer: new Set(wordList('patient patients me him them us you case matter')),
  concentrate: new Set(wordList('mind effort efforts attention')),
  react: new Set<string>(),
  reply: new Set(wordList('word words nothing something')),
  depend: new Set<string>(),
  object: new Set<string>(),
  communicate: new Set(
    wordList('idea ideas message messages feelings information news it them thoughts decision'),
  ),
  tend: new Set(wordList('garden sheep fire bar it them wounds')),
  subscribe: new Set<string>(),
  graduate: new Set(['school']),
  arrive: new Set<string>(),
});

/** Maps an adjective after "be" to the preposition that must precede its complement. */
export const adjectiveNeeds =
  pairs(`worried about|interested in|afraid of|scared of|frightened of|married to|engaged to|proud of
ready for|different from|full of|famous for|responsible for|similar to|jealous of|aware of|tired of|fond of|capable of|allergic to
angry with|addicted to|keen on|busy with|satisfied with|bored with|excited about|crazy about|based on|related to|accustomed to
nervous about|curious about|ashamed of|suspicious of|grateful for|dependent on|equal to|guilty of|independent of|suitable for
familiar with|popular with|disappointed with|pleased with|surprised at|annoyed with|upset about|happy with|sensitive to|relevant to
late for|early for|absent from|opposed to|known for|qualified for|located in|situated in|surrounded by|covered with`);

/** Places where people work or live, as in "works in a bank". */
export const workplaces: ReadonlySet<string> = new Set(
  wordList(`bank hospital school company factory office restaurant café cafe hotel shop supermarket pharmacy bakery library
  university museum farm garage clinic kindergarten studio village town city flat apartment house hostel dormitory
  neighbourhood neighborhood laboratory lab airport bookshop store`),
);

/** Places to which people walk, drive or run. */
export const destinations: ReadonlySet<string> = new Set(
  wordList(`station airport hospital office hotel supermarket market stadium museum library bank school university cinema
  theatre gym pharmacy restaurant shop mall village bus_stop centre center seaside beach`),
);

/** Places before which "arrive" takes "at" instead of "in". */
export const reachedPlaces: ReadonlySet<string> = new Set(
  wordList(`border destination gate party meeting wedding concert exam lesson class court stop port harbour terminal platform island
  camp campsite scene building venue theatre conference hut place address spot home`),
);

/**
 * Nouns for fields of interest or skill. Directly after "interested" or "good", they show that a preposition is
 * missing.
 */
export const fields: ReadonlySet<string> = new Set(
  wordList(`history geography maths mathematics math physics chemistry biology music art sport sports politics science football
  basketball tennis volleyball cooking painting dancing drawing chess photography literature philosophy psychology technology
  computers cars cinema fashion languages astronomy archaeology poetry english languages`),
);

export const arrivedIn: ReadonlySet<string> = new Set(
  wordList('city country village town capital island region'),
);

/**
 * Verbs that cannot take a time of day as object. A time directly after such a verb shows that "at" is missing:
 * "get up seven o'clock".
 */
export const clockVerbs: ReadonlySet<string> = new Set(
  wordList(`start begin leave arrive finish open close meet wake sleep go come get end depart land return eat work study call
  phone ring take set`),
);
