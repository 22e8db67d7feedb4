import type { ConceptTable } from './concept-table.ts';

/** Words for a danger at this moment, and for harmless situations that resemble such a danger. */
export const emergencyWords: ConceptTable = {
  'now-x':
    'now|right now|just now|help|help me|please help|call somebody|call someone|call ambulance|call 112|send somebody|send someone|send help|please send|quick|quickly|hurry|emergency|urgent|minutes ago|minuts ago|minute ago|an hour ago|minutes|minuts|ten minutes|since ten|ambulance|what must i|what should i|what i do|what do i do|what can i do|who i call|who do i call|whom i call|what number|which number|tonight|getting worse|simdi|su an|su anda|yardim*|imdat|acil*|ambulans*|cabuk|hemen|ne yapacagim|ne yapmaliyim|ne yapayim|kimi arayayim|nereyi ara*|az once|dakika*|polis*|please|today',
  'alone-x':
    'alone|alone home|home alone|nobody is here|no one is here|nobody at home|nobody is at home|nobody home|by myself|yalniz*|tek basima|tek basimayim|kimse yok|evde yalniz*|sokakta kimse|empty street|nobody in the street|telefonum bit*|phone is dying|phone is finish*|battery',
  'me-x': 'my chest|my heart|my throat|my face|i am alone|help|gogsum|bogazim|alone',
  chest:
    'chest|heart|throat|swollen|swell*|allerg*|bee|nuts|asthma|inhaler|astim|gogsum*|kalbim*|left arm|lips',
  arm: 'left arm|my arm|my left|arm too|jaw|sweating|hand can not|sol kolum*|terliyorum|kolum uyus*|kolum*',
  'bad-pain':
    'really big pain|big pain|very strong|very bad|strong pain|terrible pain|crushing|so much pain|cok agri*|cok kotu|dayanilmaz|cok fena',
  'face-stroke':
    'half of my face|one side of my face|half of her face|half of his face|side of his face|side of her face|face is not moving|face not moving|face fell|cant move my left|cant move my right|cant lift my arm|cannot lift my arm|cant lift his arm|cant speak suddenly|yuzumun yarisi|yuzumun bir tarafi|yuzu kaydi|kolu kalkm*|kolum kalkm*|konusamiyor birden',
  'friend-x':
    'friend|roommate|room mate|flatmate|neighbour|grandma|grandmother|granny|grandfather|grandpa|baby|child|son|daughter|sister|brother|mother|father|dad|mum|mom|husband|wife|arkadasim|babam|annem|dedem|babaannem|anneannem|ninem|kardesim|bebek|bebegim|oglum|kizim|kocam|esim|karim|teyzem|amcam|dayim|halam|ev arkadasim',
  fell: 'fell|fall|faint*|head|dustu|floor|yerde|stairs|ground',
  'sleepy-joke': 'alarm clock|for school|lazy|for breakfast|snor*|for work|okula|every morning',
  unwell:
    'head is spinning|my head|dizzy|headache|sleepy|feel bad|feel sick|feel strange|vomit*|throw up|cant stand|weak|basim don*|midem bulan*|basim agri*|uykum geldi|cant see|strange things|doesnt wake|dont wake',
  very: 'very much|very strong|strong smell|a lot|everywhere|in kitchen and|cok fazla|cok kuvvetli|her yer*|her yerde',
  drill:
    'drill|practice|only practice|tatbikat*|exercise at school|fire alarm|fire station|fire fighter*|fireman|firefighter*|simulat*|learned|seminar|museum|yangin tupu|extinguisher',
  campfire:
    'campfire|camp|barbecue|bbq|candle*|grill|marshmallow*|mangal|fireplace|cd|music|dance floor|on fire today|song',
  'people-in': 'people|children|we are|under|leg|stuck|trapped|cant get out|biz|cikam*|kaldik|baby',
  trapped: 'trapped|stuck|cant get out|cant move|leg|under|sikist*|cikam*|mahsur',
  'quake-now':
    'earthquake is happen*|earthquake now|earthquake right now|is earthquake now|everything is shaking|building is shaking|house is shaking|deprem oluyor|sallaniyoruz|enkaz altinda*|under the rubble|under rubble|we are under the|bina coktu|building collapsed|wall is fall*|ceiling is fall*|batiyoruz|we are sinking|boat is sinking|we are drowning|is drowning|water is coming in|boguluyor|boguluyorum|evimizi su',
  'time-ago':
    'ago|just|now|this morning|tonight|once|demin|az once|simdi|saat once|bugun|i feel|sleepy|feel sleepy|i am sorry|today',
  lots: 'a lot|lots of|so much|too many|too much|all of|all the|all my|whole|twenty|thirty|forty|full bottle|everywhere|cok fazla|cok kan|her yer|hepsini|kutu|avuc',
  'stop-not': 'doesnt stop|dont stop|not stop|isnt stop*|cant stop|wont stop|durmuyo*|durmadi|durduram*',
  breaking: 'break*|door|knife|kiriyor|kapiyi|bicak*',
  'locked-by':
    'he locked me|she locked me|they locked me|locked me in|locked us|locked in the room|beni kilitle*|uzerime kilit*',
  ambulance: 'ambulance|ambulans*|112|hospital|hastane*|police|polis*',
  'accident-x':
    'accident|crash*|kaza|carpti|carpis*|hit by a car|car hit|fell from the|balkondan dustu|merdivenden dustu|drowning|electric|elektrik carp*|carpildi',
  'accident-now':
    'accident now|just fell|fell now|fell down now|fell from the window|fell from the balcony|balkondan dustu|camdan dustu|car hit him|car hit her|is drowning|is choking|choking|boguluyor|elektrik carpti|took poison|drank bleach|zehir ic*|camasir suyu ic*',
  'not-move':
    'not move|doesnt move|dont move|cant move|under the car|yerde|hareket etmi*|not speaking|not talking|bleeding',
  seizure: 'seizure|epilep*|shaking on the floor|foam|convuls*|havale*|nobet geciri*|kasiliyor',
  crush:
    'handsome|beautiful|laugh*|gulmek*|cute|funny|gol|goal|concert|nose|flu|nezle|cold medicine|stairs|gym|running|run|corset|dress|tight|jeans|yakisikli|love',
  'love-x': 'handsome|love|romantic|song|jump*|excited|heyecan*|broke up|broken heart|valentine|goal',
  'coffee-x': 'coffee|kahve|energy drink|rabbit|like crazy|exam',
  'cat-x':
    'cat|dog|cats|dogs|followers|instagram|duck|kedi|kopek|takipci*|my little brother|baby brother|duckling',
  used: 'used something|smoked|took|ictim|cektim|pills|kullandim',
  'smoke-hint':
    'smoke somewhere|smell smoke|smell of smoke|there is smoke|something is burning|burning smell|yanik kokusu|duman kokusu|duman var gibi|strange smell|kotu koku|electric smell',
  'fever-alone':
    'fever 38|fever 39|fever 40|fever and|high fever|fever since|with fever|atesim var|atesim 39|atesim 38|atesim 40|atesim cikti|very ill and|i am ill and alone|hasta ve yalniz|cok hastayim',
  'not-answering':
    'dont answer phone|doesnt answer phone|not answer phone|doesnt answer the phone|dont answer the phone|not answering her phone|not answering his phone|not answering the phone|not answering|didnt come home|not come home|didnt come back|hasnt come home|doesnt answer my|telefonu acmiyo*|telefona bakm*|telefonunu acmi*|ulasamiyoruz|ulasamiyorum|eve gelmedi|hala gelmedi|haber yok|haber alamiyo*',
  'partner-x': 'customer service|hotel|reception|company|shop|support|airline|teacher doesnt|my crush',
  numb: 'cant feel my finger*|cant feel my hand*|cant feel my leg*|cant feel my foot|cant feel my toes|my arm is numb|my hand is numb|my leg is numb|heart beats very fast|heart is beating very|see double|cant see well|see black|headache for days|head hurts for|headache since|parmaklarim uyus*|elim uyus*|kolum uyus*|basim cok donuyor|carpinti*|carpintim|vision',
  'ate-bad':
    'ate mushroom*|bad mushroom*|strange mushroom*|bee sting|bee stung|snake bit|dog bit|bitten by|my face is swell*|lips are swell*|throat is close|ari soktu|yilan soktu|kopek isirdi|mantar yed*|zehirlendim galiba',
  'head-hit':
    'hit my head|hit his head|hit her head|head hurts after|fell on my head|fell on his head|basimi carpt*|basimi vurdum|kafami carpt*|kafasini carpt*',
  'lost-x':
    'i am lost|we are lost|got lost and|dont know where i am|kayboldum|kaybolduk|nerede oldugumu bilm*|lost in the forest|lost in the mountain*',
  'body-danger':
    'heart attack|heart stopped|heart stop*|lips are blue|lips blue|face is blue|is blue|turning blue|foam|blood from|blood is coming|blood comes|bleeding very|bleeding a lot|doesnt speak|dont speak|cant speak|not speaking|doesnt answer me|not answering me|eyes are white|eyes open but|choking|choke on|something in throat|in his throat|in her throat|tongue is|tongue big|throat is closing|throat close*|cant swallow|electric shock|stroke|overdose|took too many|drank bleach|drank poison|drank cleaning|swallowed a|swallow a battery|fell from balcony|fell from the balcony|fell from window|fell from the window|fell from the roof|fell on his head|fell on her head|broken head|head is bleeding|bleeding from|not breathing|dont breathe|doesnt breathe|stopped breathing|nefes almiyor|nefes alamiyor|nefes almiyo|kalbi durdu|kalp krizi|morardi|kopuk|agzindan kopuk|konusmuyor|konusamiyor|basi kaniyor|kafasi kaniyor|kan geliyor|kan akiyor|bogazina|bogazinda|bayildi|yere yigildi|yere dustu|zehir icti|ilac icti|camasir suyu icti|hap icti|deterjan*|pil yuttu|yuttu|elektrik carpti|balkondan dustu|camdan dustu|felc geciriyor',
  'not-old':
    'ne yapayim|ne yapacagim|ne yapmaliyim|what do i do|what can i do|what should i do|what must i do|help|where i call|where do i call|who i call|number|on floor|on the floor|in front of me|evde yok|yalniz*|yardim*|acil*|is on|now',
  'past-x-time':
    'last year|years ago|year ago|last month|last summer|last winter|last week|when i was|once|two years|in 19*|in 20*|gecen yil|gecen sene|gecen hafta|gecen ay|yil once|sene once|kucukken|he is ok now|she is ok now|is fine now|now he is fine|now she is fine|is better now|survived|simdi iyi|iyilesti|passed away|died',
  'ill-calm':
    'a little|dentist|homework|first aid|learned|course|nose bleed|nosebleed|gum|gums|dream|film|salad',
  'flood-now':
    'water come inside|water comes inside|water is inside|car in river|car in the river|car is in the river|car in the water|car is sinking|water is in our house|water in our house now|water is coming to our|house is full of water|water to my knees|water is to my|up to my knees|up to my neck|on the roof waiting|we are on the roof|we are on the table|sel basti|evi su basti|su bastı|su yukseliyor|water is rising|water rising|river is coming',
  'baby-danger':
    'baby swallowed|baby swallow*|baby is not breathing|baby doesnt breathe|baby fell and|baby is choking|baby drank|baby ate soap|child drank|child swallowed|son swallowed|daughter swallowed|brother swallowed|sister swallowed|brother drank bleach|bebek yuttu|bebegim yuttu|cocuk yuttu|kardesim yuttu',
  'break-in':
    'trying to open our door|trying to open my door|try to open our door|tries to open|trying to break|break our door|breaking our door|break the window|broke the window and|thief in our house|thief is in|someone is in my house|someone in our house|somebody in our house|a man in our house|a man is in our|a man is outside my|hiding in the bathroom|hide in the bathroom|hiding under my bed now|kapimizi zorl*|kapiyi zorla*|eve hirsiz|hirsiz girdi|hirsiz var|kapiyi kirmaya|camdan giriyor*|kapida bir adam|kapimda bir adam|banyoya saklandim',
  'attack-now':
    'has a knife now|with a knife now|he has knife and|he has a knife and|he has a gun and|is shooting|are shooting|silah sesleri|gun shots|gunshots|somebody is shooting|someone is shooting|bicakla geliyor|bicakla bekliyor|elinde bicak|elinde silah|outside with a knife|attacking me|attacking us|beating my mother now|is beating my mother now|is strangling me|hitting my mother now|beating her now',
  'trapped-now':
    'stuck under|trapped under|trapped in|stuck in the lift and|stuck in elevator and|lost in the mountain and|lost in forest and|lost in the snow|in the snow and my phone|enkaz|gocuk|mahsur kaldik|asansorde kaldim|we cant get out|i cant get out|cannot get out|cikamiyoruz|cikamiyorum|locked in the car|car is in the water|araba suya',
  'throat-now':
    'throat is closing|throat closes|my tongue is|my throat is swell*|i am choking|im choking|my lips are swell*|bogazim kapan*|bogazim sis*|dilim sis*',
  'shooting-now':
    'are shooting|is shooting|they shoot in|shooting in our street|gunshots|silah sesi*|ates ediyorlar|bomba*',
  'birth-now':
    'having baby now|having a baby now|baby is coming|water broke|dogum basladi|dogum yapiyor|suyu geldi',
  'hot-door': 'door is hot|cant open the door|alarm|fire|yangin',
  'cant-out': 'cant get out|cant go out|cikam*',
  'cant-walk': 'cant walk|cannot walk|cant move|broken leg|yuruyemiyo*',
  snow: 'snow|cold|dark|night|kar|soguk|karanlik',
  'hours-x': 'since 5 hours|for hours|since hours|hours|saattir',
  'coming-with':
    'coming with knife|coming with a knife|comes with a knife|comes with knife|coming with a gun|coming with gun|has a knife in his hand|has knife in his hand|holding a knife|with an axe|bicakla geliyor|bicakla kapida|elinde bicak*|elinde silah*',
  swelling: 'swell*|swollen|very big|sisti|sisiyor',
  'hit-by-car':
    'hit by a car|hit by car|car hit him|car hit her|car hit my|car hit a|araba carpti|arabanin altinda',
  'in-front': 'in front of|in our street|on the road|outside|yolda|sokakta',
};
