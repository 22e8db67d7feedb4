import { table } from './table.ts';
import { wordList } from './word-list.ts';

const set = (text: string): ReadonlySet<string> => new Set(wordList(text));

/** Maps a noun to the prepositions after which the noun needs no article: "in bed", "on foot", "at sea". */
export const bareAfter = table<ReadonlySet<string>>({
  bed: set('in to from before after into out'),
  school: set('in to from at before after'),
  university: set('in to from at after before'),
  college: set('in to from at after before'),
  hospital: set('in to from'),
  prison: set('in to from into'),
  jail: set('in to from'),
  church: set('in to from at after'),
  court: set('in to on'),
  class: set('in to after before'),
  town: set('in to from into out'),
  market: set('on to'),
  foot: set('on'),
  page: set('on'),
  board: set('on'),
  stage: set('on'),
  camera: set('on'),
  screen: set('on off'),
  person: set('in per'),
  hand: set('by in at to'),
  line: set('on in'),
  office: set('in'),
  sea: set('at to by'),
  station: set(''),
  month: set('by per'),
  day: set('by per'),
  night: set('at by'),
  week: set('per'),
  year: set('per'),
  key: set('in'),
  theory: set('in'),
  address: set(''),
  level: set('at on'),
  table: set('at'),
  target: set('on'),
  tape: set('on'),
  deposit: set('on'),
  contract: set('under on'),
  detail: set('in'),
  response: set('in'),
  order: set('in to'),
  part: set('in'),
  turn: set('in'),
  heart: set('by at'),
  head: set('from over'),
  door: set('from to'),
  side: set('from to by'),
  face: set('to'),
  end: set('on'),
  mistake: set('by'),
  title: set(''),
  pencil: set('in'),
  pen: set('in'),
  newspaper: set('in'),
  leaf: set('in into'),
  sunrise: set('at before after from'),
  sunset: set('at before after until'),
  present: set('at for'),
  top: set('on'),
  site: set('on off'),
  volunteer: set('to'),
  ship: set('on'),
  horse: set('on'),
  desk: set(''),
  paper: set('on'),
  plate: set(''),
  word: set('in'),
  letter: set('by'),
});

/** Nouns for things of which there is only one in the world or in their surroundings. They need "the". */
export const onlyOne: ReadonlySet<string> =
  set(`sun moon sky world internet universe government environment president
  police equator ozone capital truth past ground floor beginning end middle top bottom centre center left right
  kitchen garden living_room bathroom bedroom airport station library cinema theatre theater seaside beach countryside
  bank post_office supermarket gym park zoo museum mall pharmacy market river sea mountain forest door window table wall
  roof ceiling ground sofa balcony car bus train plane ferry bus_stop phone fridge oven teacher doctor dentist manager boss`);

/** Parts of the day that need an article: "in morning" → "in the morning". */
export const partsOfDay: ReadonlySet<string> = set('morning afternoon evening');

/**
 * Abstract nouns, which take no article at the beginning of a general statement: "The life is hard" is wrong.
 */
export const abstractNouns: ReadonlySet<string> =
  set(`life love happiness friendship freedom honesty success loneliness
  poverty pollution education technology democracy peace patience respect trust curiosity creativity nature health
  happiness courage kindness knowledge unemployment inflation discrimination racism sport smoking reading travelling
  traveling swimming childhood death marriage stress jealousy hope beauty intelligence communication tourism science
  violence crime hard_work teamwork social_media motivation confidence wisdom laughter sleep exercise`);

/**
 * Nouns that take no article after verbs of liking or disliking if they mean the whole kind: "I like the cats" is
 * wrong for cats in general.
 */
export const wholeKinds: ReadonlySet<string> =
  set(`cats dogs animals birds horses insects spiders snakes books films
  movies songs chocolate coffee tea milk fruit vegetables meat fish pizza pasta rice cheese bread sweets desserts ice_cream
  music sports football maths mathematics physics history biology chemistry geography art poetry nature technology children
  people crowds exams winter summer spring autumn rain snow flowers plants computers cars languages holidays parties
  horror_films romantic_films video_games computer_games cartoons mountains water soup eggs tomatoes onions bananas apples
  strawberries seafood fast_food cooking swimming reading dancing travelling shopping love honesty freedom`);

/** Nouns that are uncountable in one sense, but usually need an article after an adjective: "a beautiful voice". */
export const countedWithAdjective: ReadonlySet<string> =
  set(`accident advantage area argument backpack body book break breakfast
  building business car career chance change character choice class club company competition concert conversation cough course
  crowd dance day decision deal description difference difficulty dinner dream drink effect effort email event example
  experience face fact family feeling fight film flight game garden group habit hobby holiday home house idea illness image
  impression interest interview job joke journey life list look meal meeting memory message mind mistake moment mood
  morning name night offer opinion party picture place plan player position present price problem process project question
  reaction reason relation relationship report result role room rule sandwich school score scream shape shop shower
  situation size smell smile solution song sound speech start story style suggestion summer surprise swim system task team
  test thing title tour town trip type view village visit voice walk weekend winter wish`);
