import { table } from './table.ts';
import { wordList } from './word-list.ts';

/**
 * Adjectives that form their comparative and superlative with -er and -est. "More" before these adjectives is
 * wrong.
 */
export const shortAdjectives: readonly string[] = wordList(`
big small tall short old young fast cheap easy happy hot cold hard high low large long nice late early rich poor
strong thin fat heavy busy pretty ugly funny noisy lazy warm dark new slow weak wide near great tidy lucky good bad
loud soft sweet thick deep kind brave crazy dirty healthy hungry cool smart
`);

/** Adjectives that describe a state and cannot be verbs or nouns. */
export const stateAdjectives: readonly string[] = wordList(`
afraid angry ashamed bored confused curious excited exhausted glad happy hungry interested jealous lonely nervous
proud ready sad scared sick sleepy sorry surprised thirsty tired unhappy upset worried ill busy late lazy
shy polite rude beautiful handsome pretty ugly tall rich poor famous important expensive cheap difficult easy
dangerous delicious crowded boring interesting wonderful terrible awful amazing good bad nice great cold hot
friendly kind helpful hardworking successful responsible different similar popular comfortable uncomfortable useful
useless healthy unhealthy strong weak young old big small noisy quiet dirty clever intelligent stupid crazy funny
serious careful careless honest generous selfish patient impatient available possible impossible necessary
disappointed embarrassed annoyed stressed relaxed pregnant single married alive asleep awake absent
`);

/** Further adjectives. They are used to recognise words that may precede a noun. */
export const otherAdjectives: readonly string[] = wordList(`
main same other new long short high low fast slow hard soft full empty open clean clear dark light heavy warm cool
dry wet safe free true real right wrong wide narrow deep early public private local foreign modern ancient
traditional international national special common normal strange whole separate red blue green yellow black white brown grey
gray pink purple orange favourite favorite best worst next last first second third own little few several lovely
cute fresh spicy sweet sour fat thin thick brave wise kind lucky unlucky tidy huge tiny giant perfect excellent
fantastic brilliant simple complicated professional social economic political natural medical digital electric
turkish english german french italian spanish russian american british japanese chinese greek arabic european
able absolute abstract absurd academic acceptable accessible accidental accurate active actual acute additional
adequate admirable adorable advanced adventurous affordable aggressive agricultural alternative amateur ambitious
amusing annual anonymous anxious apparent appropriate artificial artistic assertive astonishing athletic attractive
authentic automatic average aware awkward bald bare basic beneficial bilingual biological bitter blank blind blonde
bold bossy breathtaking brief broad broken brutal calm capable casual cautious central certain challenging charming
cheeky cheerful chemical childish chilly chronic civil classic classical clumsy colorful colourful compact
competent competitive complex comprehensive compulsory concerned confident confidential conscious conservative
considerable considerate consistent constant contemporary content continuous convenient conventional convincing
corrupt costly cosy cozy creative creepy crispy critical crucial cruel cultural curly current daily damp dead deaf
dear decent decisive definite delicate delighted democratic dependent desperate detailed determined diligent
diplomatic direct disabled disappointing disastrous dishonest distant distinct diverse divorced domestic dramatic
drunk dull dusty dynamic eager economical educated educational effective efficient elderly electrical electronic
elegant eligible embarrassing emotional endless energetic enjoyable enormous entertaining enthusiastic entire
environmental equal essential eternal ethical ethnic evident evil exact exceptional excessive exciting exclusive
exhausting exotic experienced explicit extensive external extra extraordinary extreme fabulous fair faithful false
familiar fancy fascinating fashionable fatal favorable favourable federal female fierce final financial flexible
fluent foggy fond foolish formal fortunate fragile frequent frightening frozen frustrated frustrating fundamental
furious fussy genetic gentle genuine gifted global glorious golden gorgeous gradual grand grateful greedy guilty
handmade handy harmful harmless harsh helpless hidden hilarious historic historical hollow holy homeless homesick
hopeful hopeless horrible hostile human humble humid hygienic ideal identical illegal imaginary imaginative
immediate immense impolite impressed impressive inadequate incorrect incredible independent indirect individual
industrial inevitable inexpensive infinite influential informal inner innocent innovative insecure inspiring
instant intellectual intense intensive intentional interactive internal invisible ironic irregular irresponsible
joint joyful junior keen latest legal legendary lengthy liberal lifelong likely limited linguistic literary lively
logical loose loyal luxurious mad magic magical magnificent major male manual marvellous massive mature maximum
meaningful mechanical medieval medium memorable mental merciful messy mild military minimum minor miserable missing
misty mixed moderate modest monthly moody moral motivated moving multicultural municipal muscular musical
mysterious naive naked nasty native naughty neat negative neutral noble noticeable notorious nuclear numerous
obedient objective obsessed obvious occasional odd official online optimistic optional oral ordinary organic
organised organized original outdoor outgoing outstanding overweight painful painless pale parallel particular
passionate passive peaceful permanent persistent personal persuasive pessimistic physical plain pleasant pleased
plentiful pointless poisonous polluted portable positive potential powerful practical precious precise predictable
premature prepared presentable previous primary primitive privileged probable productive profitable profound
progressive prominent promising proper psychological punctual pure qualified quick radical random rapid rare raw
realistic reasonable rebellious recent recyclable reflective refreshing regional regular related relaxing relevant
reliable religious reluctant remarkable remote renewable repetitive representative reserved residential resistant
respectable respectful ridiculous rigid ripe risky romantic rotten rough round royal rural sacred salty satisfied
satisfying scary scientific secondary secure senior sensible sensitive severe shallow sharp shiny shocked shocking
significant silent silly sincere skilful skilled skinny slight slim slippery smooth snowy sociable solar sole solid
sophisticated southern spacious spare specific spectacular spiritual splendid spoilt spontaneous stable standard
steady steep sticky stiff straight stressful strict striking stubborn stylish subtle suburban sudden sufficient
suitable sunny superb superficial superior superstitious supportive supreme surprising suspicious sustainable
swollen sympathetic talented talkative tasty technical technological temporary tempting tender terrific thankful
thorough thoughtful thoughtless thrilled tight tiring tolerant tough toxic tragic transparent traumatic tremendous
trendy tropical trustworthy typical ultimate unable unacceptable unaware unbearable unbelievable unconscious
underground understandable underwater unemployed unexpected unfair unfamiliar unforgettable unfortunate unfriendly
unique universal unknown unlikely unlimited unnecessary unpleasant unpredictable unusual unwilling urban urgent
usual vague vain valid valuable varied various vast verbal vertical viable violent virtual visible visual vital
vivid voluntary vulnerable wealthy weekly weird western wicked widespread wild willing witty wooden worldwide worth
worthless worthwhile yearly yummy
icy rainy stormy windy cloudy muddy unwell closed locked unlocked faulty dizzy tasteless flawless jobless unreliable terrified annoying confusing vacant wounded injured retired overcrowded outdated untidy unsafe
`);

export const irregularComparatives = table<readonly [string, string]>({
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
});
