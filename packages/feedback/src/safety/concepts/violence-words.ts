import type { ConceptTable } from './concept-table.ts';

/** Words for plans to hurt a person, and phrases that only resemble such plans. */
export const violenceWords: ConceptTable = {
  'will-i':
    'i will|ill|i am going to|im going to|im gonna|i gonna|i am gonna|gonna|going to|i want to|i want|i wanna|i go there|we will|we are going to|we gonna|i plan to|i decided to|planning to|i am planning|will beat|will kill|i must|i have to|i promise|i swear|i can|icem|icam|i go and|let me',
  'when-x':
    'tonight|tomorrow|this evening|this night|today|now|next week|this week|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|at school|after school|after work|after the lesson|at 4|when they sleep|when he sleeps|when she sleeps|when he sleep|when she sleep|in his sleep|in her sleep|in their sleep|with him inside|with her inside|with them inside|when they are inside|at night|soon|until she|until he|bu gece|bu aksam|yarin|haftaya|bugun|pazartesi|sali gunu|cuma gunu|okul cikisi*|okuldan sonra|isten sonra|uyurken|aksam',
  deserve:
    'deserve|deserves|deserv|hak etti*|hak ediyo*|she left me|he left me|left me|new boyfriend|new girlfriend|cheated|ihanet*|aldatti*|they laugh at me|laughed at me|insulted|what he did|what they did|he will see|they will see|gorecek|gorecekler|gununu gor*|understand|pay for',
  'dont-care':
    'dont care prison|dont care police|dont care if i go|go to prison|prison|jail|police cant|dont care what happens|hapis*|hapse*|umrumda degil',
  'know-place':
    'know where he lives|know where she lives|know where they live|know his address|know his house|know her house|know his car|know her address|evini biliyo*|adresini biliyo*|nerede oturdugunu|his street|follow him every|wait him|wait for him|wait her|wait for her|bekleyecegim|bekliyorum onu|waiting for him',
  'wait-him':
    'wait him|wait for him|wait her|wait for her|wait them|wait for them|wait the|waiting for him|waiting for them|bekleyec*|bekliyecem|pusu*',
  'we-wait':
    'we will wait|will wait|we wait|wait the|wait him|wait them|we are waiting|bekleyecegiz|bekliycez|toplanip',
  bleed: 'bleed|with sticks|sticks|beat them|beat him|kill them|knives|sopalar*|dovecegiz|dovucez|regret',
  ready:
    'is ready|ready|already|in my bag|in my car|under my bed|i have a gun|i have gun|have knife|have a knife|i bought|i took|i take|take my|put it|bought|hidden|hid it|loaded|hazir|cantamda|cantama|aldim|sakladim|yanimda',
  'threat-plan':
    'will see|they will|he will|will know my name|will remember|will pay|will be sorry|scared of me|gorecek*|anlayacak*|ogrenecek*',
  'school-x': 'school|class|teacher|students|classroom|lesson|office|work|okul*|sinif*|isyeri*|course',
  names:
    'know my name|remember my name|everybody will know|everyone will know|in the news tomorrow|on the news tomorrow|after that day|famous after|adimi ogrenec*|herkes beni tani*|haberlere cik*',
  'acid-face':
    'acid on her|acid on his|acid to her|acid on my|throw acid|kezzap at*|asit at*|yuzune asit|yuzune kezzap',
  'push-off': 'push|throw|drop|itec*|iticem|atacagim|atacam|atarim',
  pool: 'pool|water|ball|havuz*|snow|sofa|swing|sea|deniz*|sharks|trash',
  'burn-place':
    'burn their house|burn his house|burn her house|burn the school|burn my school|burn the house|burn his car|burn her car|burn the office|burn them|burn down|burn it down|set fire to|put fire to|fire to their|evini yak*|evlerini yak*|okulu yak*|arabasini yak*|dukkanini yak*|benzin dok*',
  cd: 'cd|calories|dvd|cake|food|toast|fat|forest fires|disk',
  'hit-baby':
    'hit my baby|hit the baby|shook my baby|shook the baby|shake my baby|shake the baby|hurt my baby|hurt the baby|hit my son|hit my daughter|hit my child|hit my children|hit my kid|hit my kids|beat my son|beat my daughter|beat my child|beat my children|beat my kids|slap my son|slapped my son|slapped my daughter|slapped my child|threw my baby|hit my wife|beat my wife|hit my mother|beat my mother|hit my little brother|hit my little sister|bebegimi sars*|bebegime vur*|bebegi sars*|bebege vur*|cocuguma vur*|oglumu dov*|kizimi dov*|cocugumu dov*|kizima vur*|ogluma vur*|karimi dov*|karima vur*',
  worse:
    'do worse|something worse|do more|do it again|again|afraid of myself|scared of myself|afraid of me|afraid i will|afraid that i will|cant control|can not control|lose control|lost control|kontrol*|daha kotu|yine yap*|kendimden kork*|dont stop cry|doesnt stop cry*|because she cry|because he cry|aglamayi kes*|susmuyo*|susmadi',
  cry: 'cry|crying|cries|agla*',
  'cant-stop-x':
    'cant stop|could not stop|couldnt stop|every day|every night|need help|help me|yardim*|duramad*|duramiyo*',
  gently:
    'ball|goal|gently|game|by accident|by mistake|chess|with the car door|yanlislikla|kazara|tavla|pillow|snowball',
  'want-hurt':
    'want to hurt|want hurt|want to harm|want to kill|want kill|wanna hurt|wanna kill|hurt little|hurt children|hurt kids|hurt animals|hurt people|zarar vermek ist*|canlarini yakmak|incitmek ist*|oldurmek ist*',
  children:
    'children|kids|little children|people|animals|cats|girls|boys|strangers|cocuk*|insanlar*|hayvan*|somebody|someone',
  thoughts: 'thoughts|voices|voice|in my head|dusunce*|sesler|aklimdan|kafamda',
  'thoughts-hurt':
    'thoughts dont stop|thoughts not stop|voices tell me|voices say|voice says|voice tells me|thinking about hurting|think about hurting|thinking about killing|think about killing|dream about killing|sesler soyluyor|oldurmeyi dusun*|zarar vermeyi dusun*|zarar vermekten kork*',
  'stop-me':
    'stop me|somebody to stop|someone to stop|before i|need somebody|durdurun|biri beni durdur*|yardim*',
  nearly: 'nearly did|almost did|nearly hurt|almost hurt|az kalsin|neredeyse yap*|i nearly',
  'olduru-tr':
    'bogmak istiyorum|bogacagim|bogazini sikmak|bogazini sikacagim|bicaklamak istiyorum|oldurecegim|oldurecem|oldurucem|oldurcem|oldurecegiz|oldururum|oldurmeyi|oldurmeye|oldurmek istiyorum|gebertecegim|gebertecem|geberticem|vuracagim onu|onu vuracag*|vurucam onu|onu vurucam|kafasina sik*|kafasina sikac*|canini alacag*|isini bitirec*|yasatmayacag*|bogazlayacag*',
  'bicak-tr':
    'bicaklayacag*|bicaklicam|bicaklayacam|bicakliycam|silahla gidec*|silahi alip|bicagi alip|silahi aldim|bicagi cantama|tabancayi|silahim hazir|kesecegim onu|onu kesecegim|benzin dokup',
  'dov-tr':
    'dovecegim|dovecem|dovucem|dovcem|dovecegiz|dovucez|kemiklerini kirac*|agzini burnunu|haddini bildirec*|canini yakac*|intikam alac*|intikamimi|merdivenden itec*|camdan atac*|pencereden atac*|yuzunu parcala*',
  'joke-tr':
    'gulmekten|saka saka|yaa|abim beni|annem beni|bu cocuk beni|bu sinav|bu odev|beni oldurecek|beni oldurecekler',
  'beat-wife':
    'beat my wife|beat my husband|beat my girlfriend|hit my wife|hit my girlfriend|beat my sister|kill my wife|kill my husband|kill my girlfriend|kill my ex|kill my boss|kill my father|kill my stepfather|karimi dov*|karimi oldur*|kocami oldur*|sevgilimi oldur*|eski sevgilimi',
  'poison-him':
    'put poison|poison in his|poison in her|poison his|poison her|rat poison|fare zehri|zehir koyac*|zehirleyec*',
  'soft-kin':
    'when he eats|when she eats|ate my cake|ate my chocolate|ate my|eats my|eat my|stole my|took my charger|my brother again|if he touches my|my sister if|toothpaste|remote|charger|my clothes again|spoiler*|lol|haha',
  cake: 'cake|coffee|chocolate|pizza|baklava|burger|ice cream|holiday|sleep|shower|for a|for your|for one|icin|tatil*|kahve*|kill time|zaman|kill it|killed it|kill the lights|kill two birds',
  insect:
    'plants|plant|flowers|flower|cicek*|alarm clock|phone|mosquito*|insect*|bee|bees|spider*|cockroach*|fly|flies|ant|ants|mouse|mice|bacteria|germs|virus|weeds|sinek*|bocek*|sivrisinek*|orumcek*|homework|zombie*|boss in level|dragon',
  'kitchen-x':
    'kitchen|salad|cook*|bread|steak|meat|vegetables|onion*|tomato*|butter|cheese|cut the|fork|cake|yemek|mutfak|salata|ekmek|et|pirzola|restaurant',
  gum: 'gum|bubble gum|pronunciation',
  toy: 'toy|water gun|nerf|plastic|costume|carnival|airsoft|paintball|laser|oyuncak*|glue gun|silicon',
  'food-x': 'broccoli|vegetable*|monday*|homework|maths|spinach|pirasa|mathematics|winter|fish|weather|rain',
  'angry-hit':
    'want to hit him|want to hit her|want to hit them|want hit him|want hit her|want to punch|want punch|want to slap him|want to beat him|want beat him|want to break his|could hit him|could punch him|could kill him|could kill her|want to kill him|want to kill her|want kill him|want to hurt him|want to hurt her|want to hurt them|want hurt him|vurmak istiyorum|vurasim*|dovesim*|dovmek istiyorum|yumruk atmak ist*|oldurmek istiyorum onu|onu oldurmek ist*|bogasim*|parcalamak istiyorum|feel like hitting|feel like punching',
  'sorry-one-day':
    'they will all be sorry|they will be sorry|he will be sorry|she will be sorry|all be sorry|will regret|they will regret|he will regret|will pay for this|will pay for what|will pay one day|one day they will|pisman olac*|pisman ol*|bedelini ode*|hesabini ver*|gunlerini gor*|gununu gor*',
  'other-boy':
    'a boy in my class|boy in our class|a boy in class|my classmate|a student in|someone in my class|somebody in my class|he always say|he always says|says he will bring|say he will bring|wants to bring|my friend has|my friend have|my brother has|my cousin has|arkadasim okula|siniftaki bir|showed us a|showed us his|brings a knife|bring a weapon|brings knife',
  'dont-know-what-i-do':
    'dont know what i do|dont know what i will do|dont know what i can do to|not know what i do|will lose control|losing control|i lose control|i will explode|i may do something bad|do something bad|something bad will happen|ne yapacagimi bilm*|kendimi tutam*|kendimi zor tut*|kotu bir sey yap*|elimden bir kaza|bir kaza cikacak|patlayacagim|cildiracagim',
  'beating-tr':
    'dayak|good beating|a lesson|lesson|slap|punch|tokat|belki ben|die|to die|suffer|ders ver*|olmeyi',
  'revenge-x':
    'revenge|take revenge|intikam*|get back at|make him pay|make them pay|make her pay|make him suffer|make them suffer|odetecegim|ocumu*|ocunu*|hurt like i hurt',
  'beat-dream':
    'dream about hitting|think about hitting|imagine hitting|imagine that he dies|wish he would die|wish he was dead|wish she was dead|wish they were dead|want him to die|want him dead|hope he dies|hope she dies|olsun istiyorum|keske olse|gebersin|hayal ediyorum dov*|dream about revenge',
  'hate-so':
    'hate him so much|hate her so much|hate them so much|hate them all|hate everyone|hate everybody|hate people|hate them very much|ondan nefret ed*|onlardan nefret*|herkesten nefret*|hepsinden nefret*',
  want: 'want|wanna|want to|would like to|istiyorum',
  'run-over':
    'run over|run him over|run her over|run them over|hit him with my car|hit her with my car|hit them with my car|crash into him|drive into|drive my car into|arabayla ezec*|arabayla ezic*|ezecegim|ezicem|ustune surec*|uzerine surec*',
  'list-names':
    'list of names|list of people|names on my list|death list|black list|a list|listem|olum listesi|isim listesi',
  'plan-hurt':
    'want to kill him and|want to kill her and|want to kill my|want kill my|will kill my|going to kill my|gonna kill my|planning to kill|plan to kill|decided to kill|planning to hurt|plan to hurt|planning to stab|planning to shoot|will shoot|am going to shoot|gonna shoot|will stab|ll stab|am going to stab|gonna stab|will poison|am going to poison|will strangle|will burn his|will burn her|will burn their|will throw acid|will cut his|will cut her|will cut their|will cut him|will blow|going to blow|will explode|going to burn|gonna burn',
  'have-weapon':
    'i have gun|i have a gun|i have my uncle*|i have my father*|i have knife|i have a knife|i have the gun|i have the knife|have a pistol|have gun|bring knife|bring a knife|bring my knife|bring gun|bring a gun|bring the gun|bring my fathers gun|take my fathers gun|took my fathers gun|take the gun|took the gun|take a knife|took a knife|bought a knife|bought knife|bought a gun|bought gun|knife in my bag|gun in my bag|put it in my bag|bicak aldim|bicagi aldim|silah aldim|silahi aldim|bicak var|silah var|bicak goturec*|bicak cantamda|silah cantamda|babamin silahi*',
  'pay-x':
    'he will pay|she will pay|they will pay|will understand who i am|will see who i am|will learn who i am|will be afraid of me|will cry blood|will never laugh again|never laugh again|never breathe again|will not see tomorrow|wont see tomorrow|will regret he was born|bedelini odeyec*|hesabini verec*|yarini gormeyec*|pisman olacak*|kim oldugumu',
  'we-beat':
    'we will beat|we beat him tonight|we will attack|we will hit|we are going to beat|we are gonna beat|we will hurt|we will break|we will burn|we will teach him|we will punish|beat that|onu dovecegiz|onlari dovecegiz|dovecegiz|dovucez|saldiracagiz|basacagiz|yakacagiz',
  'break-body':
    'break his leg*|break her leg*|break his arm*|break her arm*|break his face|break her face|break his head|break her head|break their|break his bones|break his nose|break his teeth|burn his face|burn her face|burn her hair|cut her hair|smash his head|smash his face|crush his head|bacaklarini kir*|kafasini kir*|kolunu kir*|agzini burnunu kir*|kemiklerini kir*|yuzunu dagit*',
  'animal-hurt':
    'i killed a cat|i killed the cat|i killed a dog|i hurt animals|i hurt cats|i kicked a dog to|i burned a cat|kedi oldurdum|kediyi oldurdum|hayvanlara zarar ver*|hayvanlara iskence',
  'outside-her':
    'outside her house|outside of her house|outside his house|outside of his house|in front of her house|in front of his house|in front of their house|near her house|near his house|behind his door|at his door|at her door|evinin onunde*|kapisinin onunde*|kapisinda*|evinin kapisinda',
  'almost-hurt':
    'almost choked my|nearly choked my|almost killed my|nearly killed my|almost strangled|nearly strangled|almost hit my|nearly hit my|almost pushed my|nearly pushed my|almost stabbed|nearly stabbed|i choked my|i strangled my|az kalsin oldur*|neredeyse oldur*|az kalsin bogu*|neredeyse bogu*|az kalsin bicak*|az kalsin vur*',
  'use-it':
    'i will use it|will use it on|use the gun|use the knife|use it on|pull the trigger|kullanacagim|tetigi',
  'burn-everything':
    'burn everything with|burn everyone|burn them all|burn all of them|kill them all|kill all of them|kill everybody|kill everyone in|shoot everybody|shoot everyone|shoot them all|lock the doors and|hepsini oldur*|hepsini yak*|herkesi oldur*|herkesi vur*|hepsini vur*',
  'suffer-x':
    'must suffer|will suffer|make him suffer|make her suffer|make them suffer|aci cekecek*|aci cektirec*',
  'i-hurt-afraid':
    'afraid i will hurt|afraid that i will hurt|afraid i hurt|scared i will hurt|scared i will kill|afraid i will kill|scared that i will|afraid to hurt my|afraid i can hurt|afraid of what i can do|zarar vermekten korkuyo*|zarar veririm diye',
};
