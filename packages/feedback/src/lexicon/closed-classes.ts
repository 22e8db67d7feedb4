import { wordList } from './word-list.ts';

const set = (text: string): ReadonlySet<string> => new Set(wordList(text));

export const subjectPronouns = set('i you he she it we they');
export const objectPronouns = set('me you him her it us them');
export const possessives = set('my your his her its our their');
export const determiners =
  set(`a an the this that these those some any no every each another either neither all both
  what which`);
export const prepositions =
  set(`about above across after against along among around at before behind below beside
  between by despite down during for from in inside into like near of off on onto opposite outside over past since
  through till to toward towards under until up upon with within without than as`);
export const conjunctions =
  set(`and but or so because although though while if when whenever unless whereas since
  until that whether before after nor as`);
export const modals =
  set(`can could must should will would may might shall can't cannot couldn't mustn't shouldn't
  won't wouldn't i'll you'll he'll she'll it'll we'll they'll`);
export const beForms =
  set(`am is are was were be been being isn't aren't wasn't weren't i'm you're he's she's it's
  we're they're that's there's what's who's where's how's`);
export const haveForms = set(`have has had having haven't hasn't hadn't i've you've we've they've`);
export const doForms = set(`do does did don't doesn't didn't`);
export const questionWords = set('what where when why who whom whose which how');
export const frequencyAdverbs =
  set(`always usually often sometimes never rarely seldom hardly generally normally
  frequently occasionally`);
export const adverbs =
  set(`very really so too quite just also still only even already soon now then here there today
  tomorrow yesterday tonight well probably maybe perhaps again together away back home abroad outside inside upstairs
  downstairs early late alone almost especially actually finally quickly slowly carefully easily certainly definitely
  suddenly usually always often never sometimes rarely generally yet ago once twice please notabsolutely accidentally accordingly accurately actively afterwards aggressively ahead altogether amazingly anyway
anywhere apparently approximately automatically badly barely basically beautifully beforehand briefly brightly
calmly carelessly cautiously cheaply clearly closely comfortably commonly completely confidently consequently
considerably constantly continuously correctly creatively curiously currently dangerously deeply deliberately
desperately differently directly dramatically economically effectively efficiently elsewhere emotionally enormously
entirely equally essentially eventually evidently exactly exclusively extremely fairly famously financially firmly
fluently forever formally fortunately frankly freely fully fundamentally furthermore gently genuinely gladly
gradually gratefully greatly happily heavily highly honestly hopefully however hugely hungrily immediately
impatiently importantly increasingly incredibly indeed independently indoors inevitably initially instantly instead
intensely intentionally ironically jointly kindly largely lately lazily legally lightly literally locally logically
loudly luckily mainly meanwhile mentally merely moreover mostly mysteriously namely naturally nearby nearly neatly
necessarily nervously nevertheless nicely noisily nonetheless notably nowadays nowhere obviously oddly officially
openly originally otherwise outdoors overnight overseas partially particularly partly patiently peacefully
perfectly permanently personally physically politely poorly positively possibly potentially practically precisely
preferably presumably previously primarily privately professionally promptly properly proudly publicly purely
rapidly readily realistically reasonably recently regardless regularly relatively reluctantly remarkably repeatedly
reportedly respectively roughly rudely sadly safely satisfactorily scarcely secretly seemingly selfishly sensibly
separately seriously severely sharply shortly significantly silently similarly simply simultaneously sincerely
slightly smoothly socially softly solely somehow sometime somewhat somewhere specifically spontaneously steadily
straightaway strangely strictly strongly subsequently successfully sufficiently surely surprisingly technically
temporarily terribly thankfully thereby therefore thoroughly thoughtfully thus tightly totally traditionally truly
typically ultimately unexpectedly unfortunately unusually upwards urgently usefully utterly vaguely virtually
voluntarily warmly wholly widely wildly willingly wisely worldwide
`);
export const numberWords =
  set(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million`);
export const timeNouns =
  set(`second minute hour day night week weekend month year century decade morning afternoon
  evening while moment time spring summer autumn winter term semester`);
