import { table } from './table.ts';
import { wordList } from './word-list.ts';

/**
 * Nouns that are uncountable in English, although their Turkish translations are countable. In everyday English,
 * they have no plural and do not follow a/an.
 */
export const neverPlural: readonly string[] = wordList(`
advice information furniture homework housework luggage baggage equipment knowledge progress traffic news
software hardware jewellery jewelry machinery garbage rubbish weather electricity happiness patience
permission research evidence scenery transportation entertainment money bread rice luck fun
`);

/** Uncountable nouns, before which "many" is wrong: "many money" → "much money". */
export const massNouns: readonly string[] = wordList(`
advice information furniture homework housework luggage baggage equipment knowledge progress traffic news money
water milk bread rice sugar salt oil butter cheese meat coffee tea wine rain snow air energy electricity luck fun
music work time help noise pollution happiness patience stress pressure trouble fruit food pasta soup
accommodation advertising agriculture aluminium anger applause archaeology archery arithmetic athletics bacon
bravery broccoli camping cardboard cash cement chaos chemistry childhood clothing coal commerce confidence
construction cooking corruption cotton courage cruelty curiosity cutlery darkness data democracy dignity dirt dust
ecology economics electronics employment engineering enthusiasm equality ethics existence fame feedback fishing
flour freedom friendliness garlic gasoline geography geometry ginger glue gold gossip graffiti gravity grief
gymnastics harm hatred health hiking hockey honesty honey hospitality housing humanity humidity hunger hygiene
imagination importance independence inflation injustice innovation integrity intelligence jealousy jogging joy judo
junk justice karate kindness labor labour laughter laundry lava leather leisure lemonade lightning linen literacy
literature loneliness loyalty mathematics maths mayonnaise merchandise migration modesty motivation mud mustard
navigation obesity oxygen parking petrol philosophy physics plastic poetry police politics popularity porridge
poverty prestige prosperity psychology publicity punctuality recycling relaxation relief responsibility romance
rubber sadness safety salmon sanitation satisfaction sculpture seafood security self-confidence shampoo silk silver
skiing slang sleet smoking soap sociology soda soil solitude spaghetti spinach spirituality stationery steam steel
strength stuff sunlight sunshine sushi sweat swimming tennis thunder timber tolerance toothpaste truth underwear
unemployment vanilla vinegar violence vocabulary volleyball warmth wealth wheat wildlife wisdom wool workload yoga
yoghurt yogurt fog chess grammar anxiety retirement humour behaviour boredom pride generosity politeness basketball football softness laziness cheerfulness jam cream insurance handwriting metal silence flu parsley mint exhaustion paperwork plumbing embarrassment
`);

/** Maps an irregular plural with a wrong extra -s to the correct plural. */
export const falsePlurals = table<string>({
  childrens: 'children',
  childs: 'children',
  mans: 'men',
  womans: 'women',
  womens: 'women',
  foots: 'feet',
  feets: 'feet',
  tooths: 'teeth',
  teeths: 'teeth',
  mouses: 'mice',
  mices: 'mice',
  sheeps: 'sheep',
  deers: 'deer',
  researches: 'research',
  peoples: 'people',
  informations: 'information',
  advices: 'advice',
  furnitures: 'furniture',
  homeworks: 'homework',
  houseworks: 'housework',
  luggages: 'luggage',
  baggages: 'baggage',
  equipments: 'equipment',
  knowledges: 'knowledge',
  progresses: 'progress',
  traffics: 'traffic',
  softwares: 'software',
  hardwares: 'hardware',
  jewelries: 'jewelry',
  machineries: 'machinery',
  rubbishes: 'rubbish',
  garbages: 'garbage',
  electricities: 'electricity',
  evidences: 'evidence',
  sceneries: 'scenery',
  transportations: 'transportation',
  breads: 'bread',
  moneys: 'money',
  weathers: 'weather',
  musics: 'music',
});
