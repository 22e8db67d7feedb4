import type { Rule } from './rule.ts';

const someone =
  '(?:my (?:best |little |big |older |younger |close )?(?:friend|sister|brother|mother|father|mum|mom|dad|son|daughter|cousin|classmate|wife|husband|boyfriend|girlfriend)|he|she)';
const wish =
  '(?:want|wants|wanted|wanna|would like|wish|going|gonna|will|ready|decided|need|think|thinking|try|tried|plan|planning|hope)';
const self = '(?:my ?self|him ?self|her ?self)';

/**
 * Rules for the wish to die, plans, attempts and self-harm. A missed case is worse than a false alarm. When you add
 * a rule, add matching sentences to the evaluation sets.
 */
export const selfHarm: readonly Rule[] = [
  // Rules for English statements about self-harm and the wish to die.
  {
    says: new RegExp(
      `\\b(?:i|${someone})\\b.{0,40}\\b(?:want|wants|wanted|wanna|wish|wishes|ready|going|gonna|hope|would like|rather)(?: to| too)? (?:just )?(?:die|be dead|death)\\b`,
    ),
    unless: /\b(?:die|dying) (?:of|from|to|for)\b|\b(?:embarrass|asham|laugh)\w*/,
  },
  {
    says: /\bi (?:wish|wished) (?:that )?(?:i )?(?:was|were|am|be) (?:dead|never born|not born|not here|not alive)\b/,
  },
  {
    says: /\bi (?:wish|wished) (?:that )?i (?:had never been born|could die|die|was never alive|wasnt born|hadnt been born)\b/,
  },
  {
    says: new RegExp(
      `\\b(?:kill|killing|killed|hang|hanging|hanged|hung|drown|drowning|shoot|shooting|poison|poisoning|burn|burning|stab|stabbing) ${self}\\b`,
    ),
  },
  {
    says: /\bi (?:want to|wanna|will|am going to|m going to|im going to|gonna|want) (?:kill|end|finish|hang) me\b/,
  },
  {
    says: /\bsuicid(?:e|al|ed)\b/,
    unless:
      /\bsuicide squad\b|\b(?:film|movie|book|novel|poem|character|writer|poet|painter|singer|romeo|juliet|hamlet|werther|news|article|statistics|bomber|attack|rates?)\b/,
  },
  {
    says: new RegExp(
      `\\b(?:cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harming|injure|injuring|scratch|scratching) ${self}\\b`,
    ),
    unless:
      /\b(?:a little|a piece|slice|cake|accidentally|by accident|by mistake|shaving|cook|cooking|kitchen|knife slipped|football|basketball|fell|falling|bike|bicycle|gym|sport|playing|played|paper)\b/,
  },
  {
    says: /\b(?:cut|cutting|slit|slitting|slash)\b.{0,12}\b(?:my )?(?:wrists?|arms?|legs?|veins?|skin)\b/,
    unless: /\b(?:cook|accident|mistake|tree|glass)\w*/,
  },
  { says: /\bself ?harm/ },
  {
    says: /\bi\b.{0,20}\b(?:dont|do not|doesnt|didnt|not|no more|never|cant|can not|cannot)\b.{0,12}\b(?:want|wanna|like|wish|wants)?(?: to)? ?(?:live|be alive|exist|go on living|living)(?: any ?more| any longer| longer| like this)?$/,
    unless:
      /\b(?:without (?:music|my phone|coffee|tea|chocolate|internet|football|cats?|dogs?))\b|\bwhere (?:i|we) live$/,
  },
  {
    says: /\bi (?:dont|do not) (?:want|wanna|want to) (?:to )?(?:live (?:any ?more|any longer|in this (?:world|life))|be (?:alive|here any ?more)|exist)\b/,
  },
  { says: /\b(?:cant|cannot|can not) (?:go on|continue) (?:living|to live|with (?:my|this) life)\b/ },
  { says: /\b(?:end|ending|finish|finishing|take|taking) my (?:own )?life\b/ },
  { says: /\bhate my life\b.{0,30}\b(?:finish|end|die|stop)\b/ },
  { says: new RegExp(`\\b${wish}\\b.{0,12}\\bend it all\\b`) },
  {
    says: /\bfinish everything\b.{0,20}$/,
    unless: /\b(?:homework|work|food|plate|exam|today|task|project|before)\b/,
  },
  {
    says: /\b(?:no|any|dont have|without) (?:reasons?|meaning|sense|point|purpose)\b.{0,12}\b(?:to live|to go on|for living|in living|of living|to be alive|in my life)\b/,
  },
  { says: /\bnot? (?:is )?(?:worth|worthy)\b.{0,10}\bliving\b|\bisnt worth living\b/ },
  {
    says: /\bbetter(?: off)?\b.{0,8}\b(?:without me|if i (?:was|were|am|die|died|be)\b.{0,8}(?:dead|gone|here)?)/,
    unless: /\b(?:team|played|party|english|taller|healthier|thinner|rich|doctor|student)\b/,
  },
  {
    says: /\b(?:nobody|no one|noone|nobody will|who)\b.{0,12}\b(?:miss me|cares?|care|cry|sad|notice)\b.{0,12}\bif i (?:die|died|am dead|was dead|disappear|were dead)/,
  },
  { says: /\bif i (?:die|died|am dead|was dead|were dead)\b.{0,20}\b(?:nobody|no one|noone)\b/ },
  {
    says: /\b(?:disappear|sleep|gone|go)\b.{0,8}\b(?:for ?ever)\b.{0,30}\b(?:wake|everything)?/,
    unless:
      /\b(?:dinosaur|social media|species|animal|animals|language|instagram|languages|phone)\b|^(?!.*\bi\b)/,
  },
  {
    says: /\b(?:never|dont|do not|not|wont)(?: want to| want| wanna)? wake up\b.{0,12}(?:tomorrow|any ?more|again|ever|morning)?$/,
    unless: /\b(?:early|late|alarm|sunday|weekend|monday|at (?:six|seven|eight|\d+))\b|\bcouldnt\b/,
  },
  {
    says: /\b(?:took|take|taking|swallow|swallowed|drank|drink)\b.{0,12}\b(?:too many|all the|all my|a lot of|lots of|many|a box of|whole)\b.{0,8}\b(?:pills?|tablets?|medicines?|drugs?)\b/,
    unless: /\b(?:when|because) i (?:was|am|had|have) (?:ill|sick|a cold|flu)/,
  },
  { says: /\boverdos/ },
  {
    says: /\bi\b.{0,20}\b(?:jump|jumping|throw my ?self|throwing my ?self)\b.{0,12}\b(?:off|from|out of)\b.{0,10}\b(?:bridge|roof|window|building|balcony|cliff|floor|train)\b/,
    unless: /\b(?:parachute|bungee|paragliding|into the (?:sea|water|pool)|sea|game|film|movie)\b/,
  },
  {
    says: /\b(?:goodbye|farewell|suicide|last) (?:letter|note)\b/,
    unless: /\bto my (?:teacher|friend who moved)|\bcolleagues?\b|\bretire/,
  },
  { says: /\btomorrow i (?:will|wont|shall) (?:not )?be (?:here|alive|dead)\b.{0,4}$/ },
  { says: /^kms$|\b(?:i will|ima|gonna|want to) kms\b|\bunalive (?:my ?self|me)\b/ },
  { says: /\b(?:tired|sick) of (?:living|being alive|this life|life)$/ },
  {
    says: /^(?=.*\b(?:want\w*|wanna|wish\w*|hope\w*|plan\w*|going to|gonna|will|ill|ready|better|easier|rather|prefer|should|must|deserve\w*|need\w*|let me|decide\w*|thin\w+|thought\w*|always|every|only|best|feel\w*|why|how|tonight|soon|pray\w*|dream\w*|like|tri\w+|try\w*|choose|chose|love|my way)\b).*\b(?:i|im|ive|ill|me|myself)\b.{0,60}\b(?:die|dying|dead|death)\b|\b(?:die|dying|death)\b.{0,40}\b(?:for me|my (?:only|way|plan)|on my)\b/,
    unless:
      /\b(?:die|dying|died|dead|death) (?:of|from|for|to|tired|after|line|in)\b|\b(?:dead (?:wo)?man|game|film|movie|book|novel|poem|series|story|school|laugh\w*|embarrass\w*|curious|bored|tired|hungry|battery|phone|computer|laptop|car|plants?|flowers?|zombies?|soldier|hamlet|grand\w+|dog|cat|fish|last year|years ago|accident|earthquake|war|cancer)\b/,
  },
  {
    says: /\b(?:how|ways?|pills?|enough)\b.{0,30}\bto (?:die|kill my)/,
    unless: /\b(?:game|zombie|boss|mosquito|time)\w*/,
  },
  { says: /\bbetter to (?:be dead|die)\b|\bdeath is (?:the |my |a )?(?:only|best|better|solution|answer)/ },
  { says: /\b(?:sucide|suecide|suside|suiside|suiced|sucid|suicidal)\w*/ },
  {
    says: /\bi (?:sometimes |often )?(?:burn|scratch|hit|punch) my (?:own )?(?:arms?|hands?|legs?|skin|head|body)\b/,
    unless: /\bit hurts\b|\b(?:cook|oven|stove|tea|soup|accident|mistake|mosquito|door|table)\w*/,
  },
  {
    says: /\b(?:think|thinks|thought|thinking|want|wanted|feel like)\b.{0,20}\b(?:jump|jumping)\b.{0,12}$/,
    unless: /\b(?:sea|pool|water|rope|parachute|joy|trampoline|game)\b/,
  },
  {
    says: /\bi (?:just )?(?:want|wanna|wish) (?:to )?(?:be gone|vanish|not exist|stop existing)\b|\b(?:dont|do not|cant) see (?:a|any|my) future\b/,
  },
  {
    says: /\bi (?:am|m|do)? ?not? (?:want|wanting) (?:to )?live\b.{0,12}$|\bwant(?: to)?(?: be)? (?:not|no more) (?:be )?(?:alive|living|exist)\b/,
    unless: /\b(?:in|with|at|near|on|by|here|there)\b/,
  },
  {
    says: /\bi (?:am|m) still alive$|\bwhy (?:am i|i am|im) (?:still )?(?:alive|living|here on (?:this )?(?:earth|world))\b/,
    unless: /\bafter the\b/,
  },
  {
    says: /\b(?:bought|buy|found|have|hide|hid|keep)\b.{0,8}\b(?:rope|razor|razor blades?|poison)\b/,
    unless: /\b(?:climb\w*|boat|mountain|shav\w*|beard|dog|rats?|mice|insects?)\b/,
  },
  { says: /\b(?:not|never)\b.{0,8}\bopen my eyes (?:again|any ?more|tomorrow|ever)\b/ },
  {
    says: /\b(?:cuts|scars) on my (?:arms?|wrists?|legs?|body)\b/,
    unless: /\b(?:cat|accident|surgery|operation|bike|fell)\b/,
  },
  {
    says: /\bi (?:am|m) (?:just |only )?a burden\b|\b(?:world|nobody|no one|noone|family)\b.{0,14}\b(?:doesnt|does not|dont|wont|would not|wouldnt|will not)?\b.{0,4}\b(?:need|needs|miss|want|wants) me\b/,
    unless: /\b(?:team|played|party|phone|today)\b/,
  },
  {
    says: /\b(?:end|ends|ending|finish|take) (?:his|her|their) (?:own )?life\b/,
    unless: /\b(?:film|movie|book|novel|story|king|writer)\b/,
  },
  {
    says: /\b(?:tired|sick|bored|fed up) (?:of|with) (?:living|being alive|life|existing|my life|this life)\b/,
    unless:
      /\b(?:life|living) (?:in|at|on|with) (?:an? |the |this |my |big |small )|\b(?:city|village|town|campus|school|office) life\b/,
  },
  {
    says: /\b(?:life|living) (?:is|has|feels?|seems?) (?:no meaning|meaningless|pointless|useless|worthless|nothing for me|over)\b|\bmy life is (?:over|finished|nothing)\b/,
  },
  {
    says: /\bgiv(?:e|en|ing) up (?:on )?(?:life|living)\b|\b(?:cant|cannot|can not) (?:take|stand|bear|do) (?:it|this|this life|life) any ?more\b|\bleav(?:e|ing) this (?:world|life)\b/,
  },
  {
    says: /\b(?:starve|starving|punish|punishing|hit|hitting|punch|punching|burn|burning|bite|biting) my ?self\b|\bmake my ?self (?:vomit|throw up|bleed|sick)\b/,
    unless: /\b(?:cook\w*|oven|tea|accident|mistake)\b/,
  },
  {
    says: /\b(?:the|this|my) pain to (?:stop|end)\b/,
    unless: /\b(?:tooth|head|back|knee|dentist|stomach|leg)\w*/,
  },
  {
    says: /\b(?:goodbye|farewell) (?:to )?(?:everyone|everybody|world|forever|for ever|life)\b|\bgoodbye cruel world\b/,
    unless: /\b(?:party|school|said|airport|holiday)\b/,
  },
  {
    says: /\b(?:gun|bullet)\b.{0,10}\bmy head\b|\b(?:under|in front of) (?:a|the) (?:train|truck|metro|bus)\b|\b(?:on|lie on|lay on) the (?:train )?(?:tracks|rails)\b/,
    unless: /\b(?:film|game|photo|waiting|stood up|parked|picture)\b/,
  },
  { says: /\b(?:i|me)\b.{0,20}\b(?:be|go) (?:with|to)\b.{0,24}\bin heaven\b/ },
  // Rules for Turkish statements about self-harm and the wish to die.
  {
    says: /\b(?:olmek|olsem|olecegim|olucem|olup gits|olup gid|oleyim)\b|\bolmeyi\b|\bolum (?:tek|en iyi)/,
    unless:
      /\b(?:aclik|gulmek|kahkaha|sicak|soguk|merak|yorgunluk|uykusuz|susuz|heyecan|utanc|korku|film|dizi|kitap|oyun|roman)\w*/,
  },
  {
    says: /\b(?:bu )?(?:hayat|dunya)(?:tan|dan)\b.{0,12}\b(?:bik|git|kac|sogu|kurtul)/,
    unless: /\b(?:okul|is|sehir) hayat/,
  },
  { says: /\bkendimi yok et|\bjilet(?:le|i)?\b/, unless: /\b(?:tras|sakal)\w*/ },
  { says: /\bolmek (?:isti|ister)/, unless: /\b(?:aclik|gulmek|istemi)/ },
  {
    says: /\b(?:kendimi|kendini|kendisini) (?:\w+ )?(?:oldur|as(?:mak|aca|ica|ayi|sam|mayi)|kes(?!f|in)|vur(?:mak|aca|ucam|sam)|yak(?:mak|aca|icam)|at(?:mak|aca|icam|sam|ayim))/,
  },
  { says: /\bkendimi\b.{0,20}\b(?:pencere|balkon|kopru|cati|tren|camdan|ucurum)\w*\b.{0,8}\bat/ },
  { says: /\bkendi(?:me|ne|sine) zarar\b/ },
  {
    says: /\bintihar\b/,
    unless: /\bintihar (?:etmis|etti|hakkinda|eden)\b.*$|\b(?:film|kitap|roman|yazar|sair|haber)\w*\b/,
  },
  {
    says: /\bintihar\b(?! et(?:mis|ti)\b).{0,30}\b(?:arkadasim|kardesim|ablam|abim|annem|babam)\b|\b(?:arkadasim|kardesim|ablam|abim|annem|babam)\b.{0,30}\bintihar\b(?! et(?:mis|ti)\b)/,
  },
  {
    says: /(?:^|\bartik |\bben |\bhic |\bdaha fazla |\bboyle )yasamak istemi\w*(?: artik| ben| hic)?$|\bartik\b.{0,20}\byasamak istemi/,
  },
  { says: /\bcan(?:ima|ina) kiy/ },
  {
    says: /\bkeske\b.{0,12}\b(?:ols(?:em|eydim)|hic dogma|dogmas|dogmamis|yok olsam|uyanmasam)/,
    unless: /\bkeske \w+ ols(?:em|eydim)\b/,
  },
  {
    says: /\b(?:kol|bilek|bacak|damar|jilet)\w*\b.{0,12}\bkes(?:iyor|mek|ecegim|icem|tim|sem|iyom)/,
    unless: /\b(?:yemek|yanlislikla|kaza|mutfak|sogan)\w*/,
  },
  { says: /\bhayat\w*\b.{0,10}\bson ver/ },
  {
    says: /\byasa(?:mak|manin|mam|maya|mamin)\b.{0,20}\b(?:anlami|nedeni|nedenim|sebebi|sebebim|degmez|gerek)\b.{0,10}(?:yok|kalmadi|ne|degil)?/,
  },
  { says: /\b(?:ben )?ols(?:em|eydim)\b.{0,12}\b(?:kimse|kimsenin|umrunda|uzulmez|daha iyi)/ },
  {
    says: /\b(?:hap|ilac)\w*\b.{0,14}\b(?:ict|yutt|icice|icec|iciy)\w*\b.{0,24}\b(?:uyanma|olmek|olece|olsem)/,
  },
  { says: /\b(?:bir suru|bir kutu|cok fazla|butun) (?:hap|ilac)\w*\b.{0,10}\b(?:ict|yutt|icece|icicem)/ },
  {
    says: /\b(?:uyanmak istemi|uyanmamak|bir daha uyanmas|yok olmak isti|olup gitmek|olmeyi (?:dusun|isti|diliyor))/,
    unless: /\b(?:erken|sabah|alarm|okul|pazartesi)\w*/,
  },
  { says: /\byasamaktan\b|\byasam(?:ak|aya) (?:zorunda|yoruldum|agir)|\bnefes almak istemi/ },
  { says: /\bkafama (?:sik|kursun)|\bkendi(?:mi|ni) (?:jilet|bicak|kursun)/ },
  {
    says: /\bbensiz (?:daha|herkes|cok daha)\b|\b(?:herkese|aileme|onlara) yuk(?:um| olu)/,
    unless: /\b(?:mac|takim|parti|gittiler)\w*/,
  },
  { says: /\b(?:veda|intihar|son) mektub|\bhakk(?:inizi|ini) helal et/ },
  { says: /\b(?:allahim )?canimi al\b|\btopragin alti/ },
  {
    says: /\b(?:artik )?dayanam(?:iyorum|iyom)\b|\bdayanacak gucum/,
    unless: /\b(?:sicag|soguk|tatli|cikolata|gurultu|ozle)\w*/,
  },
  {
    says: /\b(?:kopru|balkon|cam|cati|pencere)(?:den|dan)\b.{0,12}\b(?:atla|atsam|atla\w+)\b|\btren\w* onune\b/,
    unless: /\b(?:film|kedi|oyun|hirsiz)\w*/,
  },
  { says: /\b(?:hic )?var olmasaydim\b|\bkimsenin umrunda degilim\b|\bkimse beni (?:sevmiyor|istemiyor)\b/ },
];
