import { wordList } from './word-list.ts';

const set = (text: string): ReadonlySet<string> => new Set(wordList(text));

/**
 * Countable nouns that may be right without an article: institutions, times, foods, instruments, numbered things,
 * colours.
 */
export const oftenBare: ReadonlySet<string> =
  set(`town university hospital office college school class course bed face heart hand foot head ear eye arm leg
  finger tooth summer day night week month year hour minute second century page chapter level point unit grade topic
  subject number room flat lemon garlic onion carrot potato tomato coconut pumpkin melon watermelon pineapple mango banana
  avocado pizza lobster salmon shrimp lamb duck octopus turkey egg apple orange cucumber mushroom olive almond peanut nut
  chocolate dessert pudding pastry lime burger sausage oyster crab roast guitar piano violin flute cello drum trumpet
  saxophone oak pine palm pearl diamond rose straw seed tile brick gold radio television internet email post mail phone
  speech king queen president captain manager secretary chef principal professor doctor nurse captain prince princess
  christmas breakfast shelter contact sweet slice mile kilo kilogram kilometre kilometer metre meter gram litre liter degree
  pound euro dollar race example reason exercise goal degree language stone cloud canal crab fashion comedy diet
  custom film holiday play match right deputy grandma grandpa mum mom dad mother father uncle aunt granny grandfather
  grandmother coach victim witness mayor cricket chess spice stitch verb noun noun adjective adverb plural code vinegar
  prison coast barrel harbour port mouth dinner lunch vitamin pepper sandal court plane foil leather fence mask cell tissue
  wing tour barbecue tin portrait wire cube snake wound contract sand visa wine paper dear drama sleeve jury parliament
  walnut hazelnut trail captivity terrace lift request reply report review schedule skill argument discussion stick trick wave experiment
  shower church charity steak temperature rule session vacation corner plan shelter dish queue competition argument
  interview fork knife`);

/** Nouns of `oftenBare` that need an article after a descriptive adjective: "a cold day", "a good film". */
export const singleBehindAdjective: ReadonlySet<string> =
  set(`day night week month year hour minute room flat town university hospital office school course
  film holiday match manager secretary doctor nurse captain reason example language cloud coach face egg apple orange
  carrot potato tomato race goal subject point email phone contract mask wound snake king queen president professor chef
  exercise mouth tour request reply report review schedule skill argument discussion stick trick wave experiment church
  rule vacation corner plan dish queue interview fork knife`);

/**
 * Adjectives that do not describe the noun or belong to fixed phrases, so that the noun may be right without an
 * article: "at first sight", "in high school", "on public land".
 */
export const notDescribing: ReadonlySet<string> =
  set(`other same own next last several few little public high full past main able enough daily everyday first second
  third certain such late early mid real local best worst double single separate half whole north south east west
  northern southern eastern western left right central upper lower front back dear more most less least much many
  worth due near opposite like alike live top free sure absolute sheer pure total open sole common joint left-hand
  additional further maximum minimum average overall medium plain premier chief senior junior deputy vice former acting
  mobile cell civil standard second-hand direct online offline present ready only mass primary secondary elementary married relevant following solid raw fresh ground key`);

/** Verbs after which a singular noun may be right without an article: "become king", "turn traitor", "go mad". */
export const notBeforeSingular: ReadonlySet<string> =
  set(`go come become play call name feel look sound seem turn remain stay work live arrive return travel set cast run
  tie hold appoint elect act serve head hit weigh move practise practice phone sail cross join cost last mean crown
  speak talk smell taste type total brand label title declare change fall lie stand shop act score let list`);
