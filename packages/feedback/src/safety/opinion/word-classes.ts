import type { ConceptTable } from '../concepts/concept-table.ts';

/**
 * Broad classes of English and Turkish words, for the features of the classifier. A word may belong to several
 * classes. `*` matches any ending.
 */
export const wordClasses: ConceptTable = {
  i: 'i|im|ive|id|ill|ben|bende|benim',
  me: 'me|us|beni|bana|bizi|bize|benden|myself|kendimi|kendime|kendim',
  my: 'my|our',
  you: 'you|your|youre|seni|sana|sen|senin|siz|sizi',
  he: 'he|she|hes|shes|o|onu|ona|onun|him|her|his',
  they: 'they|them|their|onlar|onlari|onlara',
  kin: 'father*|dad*|daddy|mother*|mom*|mum*|mama|brother*|sister*|uncle*|aunt*|cousin*|stepfather*|stepdad*|stepmother*|stepbrother*|stepmom*|grandfather*|grandpa*|grandmother*|grandma*|parent*|family|babam*|annem*|abim*|ablam*|amcam*|dayim*|teyzem*|halam*|dedem*|kuzen*|enistem*|uvey|kardesim*|ailem*|anneanne*|babaanne*|yengem',
  spouse: 'husband*|wife|boyfriend*|girlfriend*|fiance*|ex|kocam*|esim*|karim*|nisanlim*|sevgilim*|partner*',
  child: 'baby*|son|daughter*|child*|kid*|kids|bebek*|bebegim*|oglum*|kizim*|cocuk*|toddler*',
  known:
    'teacher*|coach*|boss*|manager*|priest|tutor*|hoca*|ogretmen*|antrenor*|patron*|mudur*|doctor*|driver*|doktor*|imam|neighbour*|neighbor*|komsu*|friend*|arkadas*|classmate*|roommate*|landlord*',
  stranger:
    'man|men|guy*|stranger*|adam*|adami|biri|somebody|someone|thief|hirsiz*|woman|person|people|boys|boy|girl*',
  strike:
    'hit*|hits|beat*|beats|beaten|slap*|punch*|kick*|whip*|strangl*|chok*|dov*|vur*|tokat*|yumruk*|tekme*|push*|pushed|kicked|bogaz*|burn*|burnt|throw*|threw|bite*|bit',
  'sexual-act':
    'touch*|rape*|raped|molest*|dokun*|taciz*|tecavuz*|kiss*|sex*|op*|opuyor|soyun*|undress*|zorla*|force*|forced|elle*|harass*|harras*',
  kill: 'kill*|murder*|stab*|shoot*|shot|oldur*|bicakla*|vuracag*|gebert*|geberti*|poison*|zehir*|slaughter|bomb*|kes*',
  die: 'die*|dies|died|dying|dead|death|ol|olmek|olum*|oldum*|oluyorum|olsem|olecegim|olec*|olur|geber*|dye',
  'self-kill': 'suicid*|intihar*|hang*|hanged|asacag*|kendimi|unalive|kms|overdose',
  live: 'live|living|alive|life|yasa*|yasamak|hayat*|hayatim*|exist*',
  wish: 'want|wants|wanna|wish|hope|need|istiyorum|isterim|keske|ister*|istemiyor*',
  will: 'will|ll|gonna|going|shall|ecegim|acagim|icem|ucam',
  plan: 'plan*|planned|decided|decide|decision|ready|hazir*|planladim|karar*|list*|chose*|chosen',
  now: 'now|just|moment|simdi|hemen|currently|suan',
  soon: 'tonight|tomorrow|today|soon|bugun|yarin|gece*|aksam*|friday|saturday|sunday|monday|tuesday|wednesday|thursday|midnight|weekend|cuma*|pazar*|sali|haftasonu',
  always: 'every|always|daily|each|her|hergun|surekli|hep|again|yine',
  stop: 'stop|quit|birak*|durdur*|duram*|control|dayanam*',
  cannot: 'cant|cannot|couldnt|edemiyorum|alamiyor*|yapamiyorum',
  not: 'not|dont|doesnt|didnt|never|no|wont|isnt|arent|hic|asla|degil|yok|without|nobody|none|nothing|hicbir*|kimse',
  past: 'was|were|had|did|yesterday|ago|last|gecen|eskiden|once|dun|when',
  years: 'years|year|yil|yasinda*|yasim*|age|old|yas*',
  'young-age': '9|10|11|12|13|14|15|16|17|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
  'adult-age':
    '22|24|25|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|48|50|55|60|thirty|forty|fifty|adult|older|much',
  number: 'one|two|three|four|five|six|seven|eight|bir|iki|uc|dort|bes|alti|yedi|sekiz',
  weight: 'kg|kilo*|kilos|kilogram|calori*|kalori*|weigh*|weight|pound*|scale|tart*',
  eat: 'eat*|ate|eating|eaten|food|meal*|yemek*|yedim*|yem*|yiyo*|lunch|dinner|breakfast|kahvalti*|hungry|ac',
  vomit: 'vomit*|throw*|threw|kus*|purge*|puke*|laxative*|mushil*|sick',
  thin: 'thin|fat|skinny|slim|zayif*|sisman*|bones|kemik*|diet*|diyet*|starv*|ac',
  pill: 'pill*|tablet*|hap*|ilac*|medicine*|medication*|xanax|painkiller*|paracetamol|bleach*|detergent*|deterjan*',
  drug: 'drug*|heroin*|eroin*|cocaine*|kokain*|weed|meth*|bonzai|esrar*|crystal*|ecstasy*|uyusturucu*|inject*|needle|igne*|high|dealer*|speed*|glue|tiner*|bali|addict*|bagimli*|relaps*|smoke*|joint*|coke|acid',
  alcohol:
    'alcohol*|alkol*|drink*|drunk|vodka*|raki*|whisky*|wine|beer*|icki*|sarap*|iciyor*|iciyorum*|bottle*',
  weapon:
    'gun*|knife*|knive*|pistol*|rifle*|bicag*|bicak*|silah*|tabanca*|tufek*|axe|hammer|weapon*|razor*|jilet*|blade*|rope*|ip|ipi|benzin*|petrol*|acid|asit|bat',
  'high-place':
    'bridge*|roof*|balcon*|balkon*|kopru*|cati*|train*|tren*|metro*|window*|cam|camdan|river*|cliff*',
  jump: 'jump*|atla*|atlayacag*|atlay*',
  cut: 'cut*|cuts|cutting|kes*|kesiyorum|scratch*|ciz*|scar*|blood*|blee*|kan|kani|kanadi|kanama*',
  body: 'arm*|arms|wrist*|leg*|legs|hand*|skin|neck|throat|bogazim*|face|stomach|head|chest|body|kol*|kolum*|bilek*|bacak*|yuz*|vucud*|kafa*',
  photo:
    'photo*|picture*|pic|pics|nude*|naked|video*|camera*|fotograf*|foto*|resim*|ciplak|kamera*|underwear|bikini|clothes|elbise*',
  secret: 'secret*|secretly|gizli*|tell|told|soyleme*|kimseye|delete*|sil|hide*',
  meet: 'meet*|hotel*|otel*|bulus*|car|araba*|house|ev|evine|park|alone|yalniz|tek',
  online: 'internet*|online|instagram*|game*|oyun*|chat*|discord|roblox|tiktok|telegram|whatsapp|snapchat',
  money: 'money|para*|pay*|pays|gift*|hediye*|dollar*|lira*',
  fire: 'fire*|yang*|smoke*|duman*|burning|gas|gaz|flood*|sel|earthquake*|deprem*|explo*',
  breath:
    'breath*|nefes*|unconscious|bayil*|faint*|collapse*|wake*|uyan*|seizure*|stroke*|heart*|kalp*|kalb*|pulse*',
  help: 'help*|yardim*|imdat|ambulan*|112|911|999|police|polis*|emergency|acil',
  afraid: 'afraid|scared|fear*|kork*|scary|terrified',
  hurt: 'hurt*|pain*|ac*|agri*|broke|broken|kir*|bruis*|mor|morar*|swollen',
  sad: 'sad|cry*|agla*|lonely|yalniz|empty|bos|bosluk*|hopeless|tired|yorgun*|bik*|hate*|nefret*',
  goodbye: 'goodbye*|bye|letter*|note*|mektu*|veda*|elveda*|farewell|miss|burden*|yuk',
  real: 'real*|really|serious*|truth|true|honest*|gercek*|ciddi*|cidden|saka|joking|mean',
  role: 'role|game|oyun|rol|play|exercise|example|ornek|grammar|sentence|cumle|practice|practise',
  story:
    'film*|movie*|series|dizi*|book*|kitap*|roman*|novel*|episode*|character*|story|stories|song*|sarki*|actor*|actress*|read|watch*|chapter*|play',
  news: 'news|haber*|history|tarih*|war|savas*|king|sultan|soldier*|century',
  study:
    'homework|odev*|essay*|lesson*|class*|exam*|sinav*|school*|okul*|topic|presentation|sunum*|text|test*|project*',
  language:
    'mean|means|meaning|word*|kelime*|translate*|ingilizce*|english|pronounce*|spell*|denir|noun|verb|adjective|correct|nasil',
  joke: 'haha*|hahaha|lol|joke*|joking|saka*|funny|laugh*|gul*|xd',
  exaggeration:
    'boredom|laughing|yorgunluktan|gulmekten|sicaktan|acliktan|meraktan|korkudan|utancimdan|heyecandan|shame|embarrass*|curiosity|sinirimden|soguktan',
  sport:
    'match*|mac|team|takim|football*|futbol*|box*|chess*|satranc*|karate|judo|gym|goal|season|coach|training|sport*|swim*|marathon',
  animal: 'dog*|cat*|kedi*|kopek*|bird*|fish*|mouse|rat*|insect*|spider*|bear*|snake*|mosquito*|chicken*',
  cook: 'cook*|onion*|kitchen*|mutfak*|soup|cake*|bread|pizza*|chef*|recipe*|tea|coffee|kahve|cay',
  fine: 'fine|ok|okay|good|happy|better|iyi|iyiyim|mutlu*|great|love*|lovely|nice',
  festivity: 'birthday*|wedding*|holiday*|tatil*|party|surprise*|picnic|bayram*|summer|trip',
  work: 'job|work*|office*|is|isim*|company*|deadline*|project*|report*|customer*',
  treatment:
    'doctor*|hospital*|dentist*|nurse*|hastane*|ameliyat*|operation*|surgery|clinic*|therapy*|vaccine*',
  if: 'if|eger|when',
  like: 'like|gibi|as',
  almost: 'almost|nearly|thought|sandim|sanki|zannettim|az|kalsin',
  because: 'because|cunku|so',
  question: 'what|how|why|is|are|can|do|does|mi|mu|ne',
};
