import type { Rule } from './rule.ts';

const kin =
  '(?:father|dad|daddy|mother|mum|mom|stepfather|stepmother|step father|step mother|uncle|aunt|brother|sister|grandfather|grandmother|cousin|husband|wife|boyfriend|girlfriend|partner|ex|fiance|teacher|coach|boss|parents|family|neighbour|neighbor|father in law|mother in law)';
const whoever = `(?:my ${kin}|he|she|they|someone|somebody|a man|boys|girls|kids|the boys|the girls|students|classmates)`;
const strikes =
  '(?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|hurt|hurts|hurting|strangle|strangles|strangled|choke|chokes|choked|burn|burns|burned|burnt|attack|attacks|attacked(?! me with questions))';
const games =
  /\b(?:chess|backgammon|tavla|table tennis|tennis|football|basketball|game|games|playstation|match|race|cards|okey|joke|jokes|snowball|pillow|feelings|ball|film|movie|book|story|series|dream|song|play|playing|fun)\b/;
const akraba =
  '(?:babam|annem|abim|ablam|agabeyim|kardesim|kocam|esim|karim|sevgilim|nisanlim|amcam|dayim|dedem|uvey \\w+|ogretmenim|hocam|patronum|kayinvalidem|kayinpederim|eniste\\w*|kuzenim|arkadaslarim|cocuklar|sinif arkadas\\w*|ailem|onlar|biri|birisi)';

/** Rules for violence at home or elsewhere, sexual violence and threats, in the words of victims. */
export const abuse: readonly Rule[] = [
  {
    says: new RegExp(
      `\\b${whoever}\\b.{0,24}\\b${strikes} (?:at )?(?:me|us|my (?:mother|mum|mom|sister|brother|father|face|children|kids|head|arm))\\b`,
    ),
    unless: games,
  },
  {
    says: /\bi (?:am|was|get|got|have been) (?:\w+ )?(?:beaten|beated|hit|slapped|abused|attacked|tortured|bullied|harassed|molested|assaulted|blackmailed)\b/,
    unless: /\bby (?:a )?(?:car|ball|bus|bike|wave|bee|mosquito|dog)\b|\b(?:chess|tennis|game|match)\b/,
  },
  {
    says: /\b(?:threaten|threatens|threatened|threatening|blackmail|blackmails|blackmailed|blackmailing)\b.{0,6}\b(?:me|us)\b|\bblackmail/,
    unless: /\b(?:film|movie|book|series|story)\b/,
  },
  {
    says: new RegExp(
      `\\b${whoever}\\b.{0,24}\\b(?:said|says|told|tells|will|wants|going)\\b.{0,16}\\b(?:will |to )?kill (?:me|us|my mother|my mum)\\b.{0,4}(?:if i leave|with|one day)`,
    ),
  },
  {
    says: new RegExp(`\\bafraid of my ${kin}\\b|\\b(?:afraid|scared) to go home\\b`),
    unless: /\b(?:exam|marks?|report|grades?)\b.{0,10}$/,
  },
  {
    says: new RegExp(
      `\\b(?:my ${kin}|a man|he|someone|somebody|a boy|old man|stranger)\\b.{0,24}\\b(?:touch|touches|touched|touching|kissed|gropes?|groped) (?:me|my (?:body|private|breast|leg|legs))\\b`,
    ),
    unless: /\b(?:song|film|movie|story|poem|words|heart|deeply)\b/,
  },
  { says: /\bprivate parts?\b/ },
  {
    says: /\b(?:rape|raped|rapes|raping|rapist|molest|molested|molests)\b/,
    unless: /\b(?:film|movie|book|series|news|novel|law)\b/,
  },
  { says: /\bsexual(?:ly)? (?:abus|assault|harass|violen)/, unless: /\b(?:film|movie|book|news|article)\b/ },
  {
    says: /\b(?:force|forces|forced|forcing|make|makes|made) me\b.{0,12}\b(?:sex|marry|undress|naked|do bad things)\b/,
  },
  {
    says: /\b(?:lock|locks|locked|starve|starves) (?:me|us)\b.{0,30}\b(?:room|basement|bathroom|food|house)\b/,
    unless: /\b(?:escape room|game|by (?:mistake|accident))\b/,
  },
  {
    says: new RegExp(
      `\\b${whoever}\\b.{0,16}\\b(?:abuse|abuses|abused|abusing|tortures?|harass|harasses|harassed) (?:me|us|my)\\b`,
    ),
  },
  {
    says: /\bvictim of\b.{0,16}\b(?:violence|abuse)\b|\bviolence (?:at|in) (?:my |our )?(?:home|house|family)\b/,
    unless: /\b(?:film|movie|book|lesson|article|news|character)\b/,
  },
  {
    says: /\b(?:bruise|bruises)\b.{0,24}\b(?:hit|beat|because|from)\b.{0,16}\b(?:dad|father|husband|mother|mum|him|he|boyfriend)\b/,
  },
  {
    says: /\b(?:marry|marriage|married)\b.{0,14}\b(?:me )?(?:to|with) an? (?:old|older) man\b|\bforced marriage\b|\bwant\w* (?:to marry me|me to marry)\b.{0,30}\b(?:i am|im) (?:1[0-7]|only)/,
  },
  { says: /\bdont feel safe at home\b|\bnot safe at home\b/ },
  {
    says: new RegExp(`\\bmy ${kin}\\b.{0,30}\\b(?:violent|violence|breaks things|throws things)\\b`),
    unless: games,
  },
  {
    says: new RegExp(
      `\\b${whoever}\\b.{0,12}\\b(?:burns?|burned|burnt|pulls?|pulled|twists?|breaks?|broke) my (?:hands?|hair|arms?|legs?|fingers?|nose|ribs?)\\b`,
    ),
    unless: games,
  },
  {
    says: /\b(?:comes?|came) (?:to|in|into) my (?:bed|bedroom|room) (?:at|every|in the) night\b|\b(?:comes?|came) (?:to|in|into) my bed\b/,
    unless: /\b(?:cat|dog|baby|son|daughter)\b/,
  },
  {
    says: /\b(?:put|puts|putting) (?:his|her|their) hands? (?:on|in|under|between) my (?:legs?|body|skirt|shirt|breasts?|bottom|thighs?)\b/,
  },
  {
    says: /\b(?:doesnt|does not|dont|do not|wont|never) (?:let|allow) me (?:to )?(?:leave|out of) (?:the |my )?(?:house|home|room|flat)\b/,
  },
  {
    says: /\b(?:says?|said|tells?|told)\b.{0,12}\b(?:he|she|they)\b.{0,6}\b(?:will|would|is going to|wants to)\b.{0,4}\b(?:shoot|stab|burn|hurt|beat|rape|find and kill) (?:me|us)\b/,
  },
  { says: /\b(?:bully|bullies|bullied|bullying) (?:me|us)\b/ },
  {
    says: /\b(?:wants?|wanted|asks?|asked|tells?|told) me to (?:take off|undress|strip|get naked|touch)\b/,
    unless: /\b(?:shoes|coat|jacket|hat|mask|airport|doctor)\b/,
  },
  {
    says: new RegExp(
      `\\bmy ${kin}\\b.{0,16}\\b(?:hits|beats|slaps|slapped|punches|punched|kicks|kicked|strangled|choked|burned) (?:me|us|her|him|them|my (?:little |big |younger |older |baby )?(?:brother|sister|mother|mum|mom|son|daughter))\\b`,
    ),
    unless: games,
  },
  {
    says: new RegExp(
      `\\b${whoever}\\b.{0,16}\\b(?:throws?|threw|throwing)\\b.{0,20}\\bat (?:me|us|my (?:mother|mum|mom))\\b`,
    ),
    unless: games,
  },
  {
    says: /\b(?:push|pushes|pushed|pushing|threw|throws) (?:me|us|my mother|my mum) (?:down|against|into|to|off|on|out)\b.{0,14}\b(?:stairs?|wall|floor|ground|window|balcony|car)\b/,
    unless: games,
  },
  {
    says: /\bkick(?:s|ed)? (?:me|us) out\b|\bthrew me out\b/,
    unless: /\b(?:class|game|match|group|server|team|course)\b/,
  },
  { says: /\bshow(?:s|ed) me his (?:private|penis|body|naked|genital)/ },
  {
    says: /\b(?:call|calls|called) me (?:ugly|fat|names|stupid|idiot|a loser|a whore|a slut|trash)\b|\b(?:laugh|laughs|spit|spits|spat) (?:at|on) me every\b/,
  },
  {
    says: /\b(?:stalk|stalks|stalking|stalked|follows|following) me (?:home|everywhere|every day|at night)?\b/,
    unless: /\b(?:instagram|twitter|tiktok|dog|cat|cats|dogs|on social)\b/,
  },
  {
    says: /\b(?:grab|grabs|grabbed|squeezed|squeezes)\b.{0,4}\b(?:me by|my) (?:the )?(?:throat|neck|hair|breasts?|bottom|ass|arm hard)\b/,
  },
  {
    says: new RegExp(`\\b(?:scared|terrified|frightened|afraid) of (?:my ${kin}|him|her)\\b`),
    unless: /\b(?:exam|marks?|dog|cat|snake|horse)\b/,
  },
  {
    says: /\b(?:with|by) (?:a |his |her |the )?(?:belt|stick|hose|cable)\b.{0,4}$/,
    unless: /\b(?:dress|trousers|skirt|hockey|jeans|play\w*|dog|wear\w*|draw\w*)\b/,
  },
  {
    says: /\b(?:doesnt|does not|dont|do not|wont|never) (?:give|gives) (?:me|us) (?:any )?(?:food|water)\b|\b(?:make|makes|made) me sleep outside\b/,
  },
  {
    says: /\b(?:watch|watches|watched|films|filmed|films) me (?:in the (?:shower|bathroom|toilet)|when i (?:change|shower|undress|sleep)|while i (?:change|shower|undress))\b/,
  },
  {
    says: /\b(?:share|shares|shared|post|posts|posted|spread|publish)\b.{0,14}\bmy (?:private|nude|naked|secret)\b/,
  },
  // Rules for Turkish statements about violence and threats.
  {
    says: /\bgece(?:leri)? (?:odama|yatagima)\b|\b(?:sarkintilik|zorbalik (?:yap|gor)|zorbaliga ugr)|\bbicak cek/,
    unless: /\b(?:film|dizi|kedi|kitap)\w*/,
  },
  {
    says: new RegExp(
      `\\b${akraba}\\b.{0,30}\\b(?:beni|annemi|bizi|kardesimi|bana|anneme|bize|kardesime)\\b.{0,20}\\b(?:dov(?!iz)|vur(?:du|uyo|uyor|ur|du)|siddet|tokat|tekme|yumruk|iskence|tehdit|saldir|bogaz)`,
    ),
    unless: /\b(?:tavla|satranc|mac|oyun|saka)\w*/,
  },
  {
    says: /\bbeni (?:\w+ )?(?:dov(?:uyo|du|er|ecek|dugu)|taciz|istismar|tehdit|hirpal)/,
    unless: /\b(?:tavla|satranc|mac|oyun|saka)\w*/,
  },
  {
    says: /\bbana (?:hep |her gun |surekli |cok |icince )?(?:vur(?:uyo|du|uyor|ur)\b|tokat|siddet|iskence|tecavuz|eziyet)/,
    unless: /\b(?:gunes|isik|ruzgar|piyango|top)\w*/,
  },
  {
    says: /\b(?:siddet (?:gor|var|uyg|ugr)|siddete (?:ugr|maruz))/,
    unless: /\b(?:film|kitap|dizi|oyun|haber)\w*/,
  },
  {
    says: /\b(?:taciz|tecavuz|istismar)(?:e|a)? (?:ugra|edil|edi|et|ugruy)/,
    unless: /\b(?:film|kitap|dizi|haber)\w*/,
  },
  { says: new RegExp(`\\b(?:${akraba}|bir adam|adam|biri)\\b.{0,14}\\bbana dokun`) },
  { says: /\b(?:oldurmekle|olumle|fotograf\w+la|resim\w+le|bicakla)\b.{0,20}\btehdit\b/ },
  { says: /\bzorla (?:evlen|nisan|oper|soy|dokun)/ },
  { says: /\b(?:dayak (?:yiyo|yedi|atiyo|atti))/, unless: /\b(?:film|dizi|oyun|mac)\w*/ },
  { says: /\beve (?:gitmeye|gitmekten|donmeye|donmekten) kork/, unless: /\b(?:karanlik|karne|sinav)\w*/ },
  { says: /\b(?:beni )?(?:odaya|eve|bodruma) kilit(?:liyo|ledi|ler)\w*\b/, unless: /\b(?:oyun|kacis)\w*/ },
  {
    says: /\b(?:beni|bizi) (?:elli|elled|hirpal|evden (?:kov|at)|ac birak|bogdu|bogaz)|\bsacimdan (?:cek|tut)|\bbogazimi sik/,
  },
  {
    says: /\bkemerle (?:dov|vur)|\bbicakla (?:saldir|tehdit|kovala)|\bsantaj\b/,
    unless: /\b(?:film|dizi)\w*/,
  },
  {
    says: /\b(?:babam|annem|abim|kocam|esim|amcam|dayim)\w*(?:dan|den|tan)\b.{0,10}\bkork/,
    unless: /\b(?:not|karne|sinav)\w*/,
  },
  {
    says: /\bbana (?:hakaret|kufur) ed|\bbeni (?:surekli |hep )?(?:asagili|takip edi)/,
    unless: /\b(?:instagram|kedi|kopek)\w*/,
  },
  { says: /\b(?:ciplak|ozel) (?:foto|resim|video)\w*\b.{0,14}\b(?:yay|paylas|atmakla|gosterm)/ },
];
