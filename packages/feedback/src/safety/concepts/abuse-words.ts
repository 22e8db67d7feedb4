import type { ConceptTable } from './concept-table.ts';

/** Words with which victims describe violence. */
export const abuseWords: ConceptTable = {
  'strike-tr':
    'dovuyo*|dovdu*|dover|doverdi|dovecek|dovup|dovmeye|vuruyo*|vurdu*|vurur|tokat*|tekme*|yumruk*|siddet*|itiyor*|itti|itekl*|yakti|yakiyo*|bogaz*|sikti|kemerle|sopayla|terlikle|hortumla|firlat*|eziyet*|iskence*|incit*|savur*|sacimi cek*|sacimdan',
  'strike-past':
    'was slapping|was hitting|was beating|used to hit|used to beat|used to slap|beat us|slapped|was kicking|hit us',
  'hurt-sign':
    'bruise*|blue marks|marks|blood|bleeding|cant hear|cant hear well|hospital|so hard|very hard|swollen|broke my|broken|black eye|pain|morluk*|morardi|mor|kanadi|yara|scar|scars',
  fear: 'afraid|scared|scare|fear|frightened|terrified|korkuyo*|korkuyom|korkudan|korkarim|hide|hides|hiding|sakl*|shaking|titriyo*',
  'dont-tell':
    'dont tell|dont call|do not tell|dont say|be quiet|keep quiet|quiet|cant tell|can not tell|cant say|nobody knows|no one knows|never told|not tell anybody|will not believe|doesnt believe|dont believe|say nothing|secret|soyleyem*|soylemeyin|soyleme*|anlatam*|kimse bilm*|kimseye|inanmiyo*|susuyorum|sus dedi|duymasin|anneme soyle*|babama soyle*',
  'ask-help':
    'help me|help us|need help|want help|somebody help|please help|what can i do|what should i do|what must i do|need police|call police|call the police|i need somebody|yardim*|ne yapmaliyim|ne yapayim|polis*|kurtarin|want somebody',
  'marks-on':
    'blue marks|purple marks|bruise*|black marks|red marks|marks|blue places|purple places|purple spots|black eye|burns|burn marks|cigarette burns|morluk*|morarti*|mosmor|yaniklar|izler',
  'my-skin':
    'on my back|on my arm*|on my leg*|on my body|on my face|on my neck|my back|my arms|my legs|my body|eye|vucudum*|sirtim*|kolum*|kollarim*|bacaklarim*|yuzum*|gozum*',
  'fall-lie':
    'i say i fall|i say i fell|i said i fell|i said to everybody|i told i fell|said i fall|tell everyone i fell|tell them i fell|say to everybody i fall|not accident|not an accident|wasnt accident|wasnt an accident|isnt accident|dustum dedim|dustum diyorum|kaza degil|merdivenden dustum ded*',
  'bad-way':
    'bad way|in a bad|bad place|bad places|private|wrong way|under my|in my bed|my leg|my legs|between my|breast*|when nobody|when no one|when we are alone|after training|at night|in the car|dont like|i dont want|i hate it|kotu sekilde|ozel yer*|istemedigim|gece*',
  'grope-tr':
    'bana dokunuyo*|bana dokundu|bana dokunmaya|beni elliyo*|beni elledi|beni oksuyo*|beni optu|beni opmeye|bana sarkint*|bana surtun*|bacagima dokun*|bacaklarima dokun*|gogsume dokun*|vucuduma dokun*|ozel yerime*|ozel yerlerime*|yatagima gir*|yatagima gel*|odama gir*|odama gel*',
  force:
    'forced me|force me|forces me|forcing me|made me|makes me do|make me do|pushed me down|held me down|didnt stop|didnt let me|zorladi*|zorluyo*|zorla|mecbur etti',
  'said-no':
    'said no|say no|i said stop|didnt stop|dont stop|doesnt stop|did not stop|not stop|i didnt want|i did not want|i dont want|dont want it|hayir dedim|istemedim|istemiyorum dedim|durmadi|was drunk|was sleeping|last night|last weekend|yesterday',
  'marry-off':
    'marry my|marry me|to marry|and marry|marry with|marry to|marry an|marry a man|get married|wedding is|to be wife|want me to marry|engaged me|engagement|nisanliyo*|nisanladi*|evlendir*|evlenmek zorunda|evlenmemi|gelin edi*|sozled*|baslik parasi',
  'passport-taken':
    'took my passport|take my passport|took my phone|took my school|stop school|leave school|dont want him|i dont want|i dont know him|pasaportumu|okuldan al*|okulu birak*|istemiyorum|ise yaramiyor',
  'school-rule':
    'in class|before the test|blood test|during the exam|before the operation|diet list|doctor said|in ramadan|ramazan*|oruc*',
  'home-tr': 'eve|evde|odaya|odama|bodruma|banyoya|dolaba|tuvalete|evden|kapiyi uzerime|uzerime',
  'confine-tr': 'kilitle*|kilitli*|kapatt*|kapatiyo*|hapset*|disari cikmama|disari birakm*|disari cikarm*',
  'no-food': 'no food|yemek verm*|ac birak*|three days|two days|gun*',
  'will-hurt':
    'will hurt|will kill|will beat|will hit|ll hurt|ll kill|hurts|will break|will come and|will burn|will be more angry|will find',
  'tell-mum':
    'if i tell|if i say|when i tell|if i leave|if i go to police|if i speak|if i talk|if i dont|if i say no|soylersem|anlatirsam|gidersem|ayrilirsam',
  'those-things':
    'those things|these things|that thing to me|things to me|do things to me|does things to me|do it to me|does it to me|do that to me|does that to me|what he does|what he do|what he did|what they do to me|what happens at home|bana yaptik*|yaptiklarini|bana yapti|o seyleri|kotu seyler yap*|do it every|does it every',
  'never-told':
    'never told|never tell|not told anybody|not tell anybody|havent told|didnt tell anybody|cant tell anybody|never said|nobody knows|told this anybody|first time i tell|first time i say|kimseye soyle*|kimseye anlat*|hic anlatmadim|kimse bilmiyor',
  'home-alone-with':
    'alone with him|alone with my|home with him|home all day with him|at home with him|when he is at home|when he comes home|when my mother is at work|when my mum is at work|when mum is not|when nobody is at home|onunla yalniz*|onunla evde|o eve gelince|eve gelince|babam gelince|annem evde yokken|annem yokken|yalniz kalinca|yalniz kalmak',
  'fear-of':
    'afraid of my father|afraid of my dad|afraid of him|afraid of her|afraid of my husband|afraid of my mother|afraid of my brother|afraid of my uncle|afraid from my father|afraid from him|afraid of them|scared of him|scared of my father|scared of my dad|scared of my husband|scared of my mother|scared of my uncle|afraid to go home|scared to go home|afraid go home|dont want to go home|dont want go home|babamdan kork*|ondan kork*|kocamdan kork*|annemden kork*|abimden kork*|eve gitmek istemi*|eve gitmekten kork*|eve gitmeye kork*|eve donmek istemi*|not safe at home|dont feel safe|guvende degilim|guvende hissetm*',
  hide: 'hides under|hide under|hide in|hides in|lock my door|lock the door of my room|sleep in my clothes|sleep with my|put a chair|saklaniyo*|saklandik|yatagin altina|dolaba sakl*|kapimi kilit*',
  'night-room':
    'comes to my room|come to my room|comes in my room|come in my room|comes to my bed|come to my bed|comes in my bed|enters my room|open my door at night|geceleri odama|gece odama|yatagima|odama geliyor|odama giriyor',
  'beat-us':
    'beats us|beats me|beat us|beat me with|hits us|hits me|hit me with|beating us|beating me|hit me so|beats my mother|beats my mum|hits my mum|hits my mother|hits my little|beats my sister|beats my brother|slaps me|kicks me|punches me|burnt me with|with cable|with a cable|with belt|with his belt|with the belt|with a belt|with stick|pushed me from|pushed me down|pushes me to the wall|strangle me|strangled me|choke me|choked me',
  'dayak-tr':
    'dayak yiyo*|dayak yerim|dayak yedim babam*|dayak atiyo*|dayak ati*|beni dov*|bizi dov*|annemi dov*|kardesimi dov*|bana vur*|anneme vur*|beni tekmel*|beni yumruk*|beni tokat*|bana tokat*|beni bogaz*|beni kemer*|saclarimi cek*|sacimi cek*|beni merdiven*|elimi yakti|kolumu kirdi|ustumde sigara',
  'taciz-tr':
    'taciz ed*|tacize ugr*|taciz ett*|tecavuz ett*|tecavuz ed*|tecavuze ugr*|istismar ed*|istismara ugr*|sarkintilik|cinsel taciz|siddet goruyo*|siddet uygul*|siddete ugr*|siddet gordum',
  'watch-me':
    'watch me in|watches me in|watch me when i|watches me when i|films me|filmed me|camera in my room|camera in the bathroom|looks at me in the shower|soyunurken|dusta beni|banyoda beni|gizli kamera|gizlice cek*',
  'angry-kin':
    'always angry with me|angry with me|very angry man|angry man|angry father|gets very angry|become very angry|he becomes angry|shout* at me|shouting at me|shouts at us|screams at me|screams at us|breaks things|throws plates|breaks the plates|he drinks and|when he drinks|drinks and shouts|bana bagir*|cok sinirli|cok ofkeli|ofkelenince|sinirlenince|icince|esyalari kir*|control* me|controls my phone|checks my phone|telefonumu kontrol*',
  'exam-word':
    'exam|marks|grades|report card|karne*|not*larim|maths|final|dentist|dog|cat|snake|spider|horror',
  'friend-marks':
    'friend comes to school with bruise*|friend has bruise*|friend have bruise*|with bruises|arkadasim* morluk*|her boyfriend hits|her husband hits|her father hits|her father beats|his father beats|his father hits|her father hit|neighbour hits|neighbour beats|neighbours fight|komsu* dov*|arkadasimin babasi|arkadasimi dov*',
  'shouting-tr':
    'evde huzur yok|bagiris cagiris|hep kavga|surekli kavga|her gun kavga|kavga ediyorlar|evde kavga|annemle babam kavga|korkuyorum bazen|evde olmak istemi*|evden kacmak|evde mutsuz*',
  shouting:
    'always fight|fight every|parents fight|shout every|shouting every|no peace at home|scream every|scared at home|run away from home|escape from home|dont like to be at home|hate being at home|dont want to be at home',
  'not-allowed':
    'doesnt let me see my friends|doesnt let me work|dont let me see|doesnt let me go out|dont let me go out|not allow me to see|doesnt allow me to|takes my money|takes my salary|arkadaslarimla gorus*|disari cikmama izin',
  kindly:
    'dentist|disci|nurse|operation|tooth|teeth|to learn|to study|to do better|i like it|like it|new things|it did not hurt|didnt hurt|trip|lol|game|swing',
  hello:
    'sut|milk|song|sarki|bu sarki|film|hikaye|kitap|hello|greeting|on the cheek|goodnight|good night|congratulat*|heart|song|story|speech|film|point|deeply|doctor',
  'if-i': 'if i|when i|because i|eger',
  'took-phone':
    'took my phone|takes my phone|took my money|took my id|took my keys|takes my keys|checks my phone|telefonumu aldi|telefonumu al*|kimligimi aldi',
  'lock-door': 'lock the door|locks the door|locked the door|lock door|kapiyi kilit*|close the door and',
  'lock-x': 'lock the door|locks the door|lock me|locks me|kilit*|cant go out|dont let me out',
  'fear-she':
    'she is afraid too|mother is afraid|mum is afraid|sees but|only watch*|does nothing|do nothing|says nothing|annem de korkuyor|annem bir sey demiyor|annem goruyor',
  'must-silent':
    'must be silent|must be quiet|if i make noise|if i speak|if i talk|if i cry|if i shout|i have to be quiet|ses cikarirsam|konusursam|aglarsam',
  'undress-film':
    'make me take off|makes me take off|made me take off|make me undress|made me undress|take off my clothes and|told me to undress|touches me when i sleep|touched me when i was sleeping|touch me when i sleep|sleep with me|wants to sleep with me|show me sex|shows me sex|shows me bad videos|show me bad videos|showed me bad video*|showed me porn|shows me porn|porno izlet*|beni soydu|beni soyuyor|kiyafetlerimi cikar*|uykuda bana|uyurken bana',
  'under-skirt':
    'under my skirt|under my dress|under my shirt|under my clothes|in my underwear|in my pants|in my trousers|between my legs|on my leg under|hand on my leg|hands on my leg|hand on my breast|etegimin altina|elini bacagima|elini gogsume|kiyafetimin altina|icime sok*',
  'beats-her':
    'beats my mother|beats my mum|beats my mom|hits my mother|hits my mum|hits my mom|hit my mother|hit my mum|beats my sister|hits my sister|beats my little|hits my little|strangle my mother|kicks my mother|kick my mother|annemi dov*|anneme vur*|kardesimi dov*|kardesime vur*|ablami dov*',
  'kill-me-family':
    'say they will kill me|says he will kill me|say they kill me|said he will kill me|said they will kill me|going to kill me if|will kill me if|would kill me if|beni oldurecek*|oldururuz diyor*|seni oldururum|namus*',
  'locked-me': 'locked me|lock me|lock the door|cant go out|kilitle*',
  'run-away':
    'run away|escape|kac*|because i have boyfriend|because i have a boyfriend|if i leave|ayrilirsam|bosanmak|divorce',
  'not-listen':
    'nobody listens|nobody listen|i said no|dont ask me|i dont want|istemiyorum|bana sormadilar|kimse dinlemi*|no choice|i cry',
  'leave-school':
    'leave school|leave the school|leave my school|stop school|quit school|okulu birak*|okuldan al*',
  'minor-x':
    'i am 14|i am 15|i am 16|i am 17|i am sixteen|i am fifteen|i am fourteen|i am seventeen|16 yas*|15 yas*|14 yas*|17 yas*|on alti yas*|on bes yas*|on yedi yas*',
  'he-hit-again':
    'he hit me again|she hit me again|they hit me again|he beat me again|hit me so hard|hit me every|beat me every|hits me every|beats me every|hit me with a|hits me with|beat me with|beats me with|hit me because|hits me because|hits me when|beats me when|hits me if|beat me because|beats me because|hit me until|beat me until|kicked me until',
  'pet-hit': 'snowball|ball|pillow|game|fifa|chess|cat|car',
  'zorla-tr':
    'zorla sahip*|bana sahip oldu|zorla birlikte|zorla opuyor|zorla optu|zorla soy*|zorla yatag*|bana zorla|irzima*|namusuma*|beni kirlet*|benimle zorla|istemedigim halde',
  'wound-x':
    'stitch*|plate to my|plate at|plates at|knife to my|knife at|cut my mother|cut my mum|broke his tooth|broke my tooth|broke my nose|broke her nose|with iron|hot iron|boiling water|hot water on|cigarette on my|dikis atil*|utuyle|kaynar su|sigara sondur*',
  'hide-knives': 'hide the knives|hide the knife|hide knives|bicaklari sakl*',
  'in-night-thing':
    'things to me in the night|things to me at night|do things to me|does things to me|does bad things to me|do bad things to me|did bad things to me|did something bad to me|bana bir seyler yap*|bana kotu seyler|geceleri bana',
  'fire-me': 'fire me|lose my job|lose the job|fail me|low marks|isten at*|isten kov*|sinifta birak*',
  'touch-storage':
    'touches me in the|touched me in the|touch me in the|touches me when|touch me when|touches me after|touches me under|touched me under|kisses me when|kiss me when|kissed me in|kissed me and said',
  'feel-dirty': 'feel dirty|i am dirty|kirli hisset*|kendimi kirli',
  'makes-do':
    'makes me do things|make me do things|made me do things|makes me do bad|makes me do it|do things i dont want|does things i dont want|things that i dont want|istemedigim seyler|bir seyler yaptiriyor|bana zorla bir',
  'work-away':
    'parents are at work|mother is at work|mum is at work|when we are alone|when my parents|annem isteyken|annemler yokken|annem yokken|evde kimse yokken',
  'old-man': 'old man|older man|man of 4*|man of 5*|man of 3*|yasli adam|yasli biri*|rich man',
  'send-village':
    'send me to village|send me to the village|send me to my cousin|koye gonder*|memlekete gonder*',
  'hit-us-all':
    'hit us all|hits us all|beat us all|beats us all|hits all of us|beats all of us|hits everybody at home|beats everybody at home|hepimizi dov*|hepimize vur*',
};
