import type { ConceptTable } from './concept-table.ts';

/** Words for details of luring, and for harmless situations that resemble luring. */
export const luringWords: ConceptTable = {
  'school-photo':
    'our family|for the homework|for homework|passport|school photo|class photo|wedding|of the flat|for the form|with my dog|of my cat|of our class|project|kimlik|vesikalik',
  'family-trip':
    'with my family|with my parents|with my mother|with my father|football team|our team|school trip|with my class|swimming course|whole team',
  pension: 'retired|emekli|my grandfather|my husband|my wife|my brother is|my son is',
  art: 'painting|museum|statue|sculpture|beach|pool|holiday|doctor|airport|x ray|hamam|shop|buy|store',
  shop: 'size|buy|store|price|fitting room|colour',
  surprise:
    'surprise|birthday|party|gift for my mother|gift for my father|anniversary|surpriz*|dogum gunu|recipe',
  recipe: 'recipe|sauce|soup|tarif*|grandmother|success',
  'movie-talk': 'in the film|the movie|the series|dizide|filmde',
  'sent-photo':
    'i sent|i send him|i send her|i have sent|i already sent|i gave him photo*|sent two|sent one|attim fotograf*|gonderdim|yolladim|fotograf attim',
  'dont-tell-x':
    'dont tell|dont say|not tell|not say|must not tell|nobody must|no one must|dont speak|say nothing|tell nobody|tell no one|soyleme*|anlatma*|kimseye*|kimse bilmesin|kimse duymasin',
  'parents-unaware':
    'parents dont know|parents doesnt know|parents not know|mum doesnt know|mum dont know|mom doesnt know|mother doesnt know|mother dont know|family doesnt know|family dont know|father dont know|father doesnt know|nobody knows|no one knows|my parents think|i said to my mother|i told my mother i am|i lied|ailem bilmiyo*|annem bilmiyo*|annemler bilmi*|babam bilmiyo*|haberleri yok|haberi yok|kimse bilmiyo*',
  'our-secret':
    'our secret|little secret|his secret|their secret|it is secret|its secret|is a secret|sirrimiz*|aramizda kal*|aramizda sir|ikimizin sirri',
  'his-house':
    'his house|his home|his flat|his room|his car|his bed|his hotel|his place|her house|sleep in his|sleep at his|come to his|evine*|evinde|arabasina|odasina|his caravan|his office alone',
  'only-for-best':
    'only for the best|only for me|only with me|only me|i am special|special for me|best boys|best girls|sadece benimle|sadece ben',
  'online-man':
    'man from the game|man from game|man in the game|man in game|man on instagram|man on discord|man from discord|man from instagram|man from internet|man on internet|man i know from|man i met online|man i met|guy from the game|guy i met online|guy on|guy from|someone on instagram|someone from the game|someone online|somebody online|somebody from the game|online friend|internet friend|friend from internet|friend on internet|friend from the game|friend in the game|discord|a man writes|a man write|a man wrote|a man has been writing|a man ask|a man asks|a man asked|a man wants|a man want|a man sends|a man send|a man texts|old man write*|boyfriend online|boyfriend is online|online boyfriend|oyundaki abi|oyundaki adam|oyundan bir|oyundan tanid*|oyunda tanis*|internetten bir|internetten tanid*|internette tanis*|instagramdan|instagramda bir|instada bir|instadan|bir adam|bir abi|tanimadigim|yasindaki biri|yasindaki adam|women in insta|woman in insta|woman on instagram|women on instagram|woman on the internet|a lady on|agency|ajans*',
  'camera-on':
    'open camera|open the camera|open my camera|turn on camera|turn on my camera|turn on the camera|open your camera|camera on|open webcam|kamerani ac|kamera ac*|kamerayi ac*|video call at night|goruntulu ara*|take off my shirt|take off my clothes|show my body|show him my|show me your',
  'teacher-3':
    'my teacher|the teacher|my coach|my trainer|the coach|my football trainer|my football coach|my tutor|my swimming teacher|my music teacher|man from my|course teacher|my uncle|my neighbour|my neighbor|my boss|my mothers friend|my fathers friend|family friend|my mothers boyfriend|ogretmenim|hocam|antrenorum|komsumuz|servis soforu|mudur|babamin arkadasi|annemin arkadasi|imam',
  'night-x': 'at night|in the night|every night|late|midnight|gece|geceleri|gece yarisi',
  'touch-me':
    'touches me|touch me|touched me|hugs me|hug me|kisses me|kissed me|puts his hand|put his hand|elimi tut*|dokunuyo*',
  'love-message':
    'love messages|love message|writes me love|hearts|heart emojis|says he loves me|say he love me|says i love you|says he is in love|he loves me|wants to be my boyfriend|wants me to be his|calls me baby|calls me my love|calls me beautiful|says i am beautiful|beni seviyormus|bana asik*|askim diyor|kalp at*|guzelsin diyor|cok guzelsin|sevgilim ol*',
  'folder-of-me':
    'folder of me|has my photos|have my photos|has my pictures|has photos of me|has a video of me|has videos of me|have my video|has pictures of me|fotograflarim elinde|videom var|goruntulerim var|i do whatever he|do what he wants|do everything he wants',
  'secret-friend':
    'secret friend|secret boyfriend|secret girlfriend|gizli arkadas*|gizli sevgili*|nobody knows about him|dont want to write more about him',
  'private-number':
    'private number|his number|his own number|his phone number|writes to me|messages me|texts me|whatsapp|ozel numara*|numarasini|mesaj atiyor|ozelden|dm|buys me|gives me presents|takes me home|drives me home|likes my photos|says i am different|more clever than|more mature|special student',
  'model-job': 'model|modelling|modeling|actress|actor|agency|singer|famous|casting|ajans*|manken*',
  'meet-me': 'meet me|meet|wants to see me|want see me|see me|come to my city|come to me|bulus*|gorusmek',
  grown: 'married|husband|two kids|wife|language exchange|tandem',
  'older-friend':
    'not my age|older than me|much older|he is an adult|he is adult|age is only|age is just|bigger than me in age|yasitim degil|benden buyuk|boyfriend is 2*|boyfriend is 3*|sevgilim benden',
  compliments:
    'says i am mature|mature for my age|says i am beautiful|says i am special|likes my body|yasina gore|olgunsun',
  'wear-for':
    'wear them for him|wear it for him|wear for him|dance for him|dance on camera|pose for him|give him massage|give him a massage|massage him|massages me|massage me|bath with him|shower with him|bathe with|watch me change|sleep in his bed|sleep in same bed|sleep with him|sit in his lap|onun icin giy*|masaj yap*|kucagina otur*|beraber dus*|ayni yatakta',
  'private-photos':
    'my private photo*|private pictures|private photos|private video*|my naked|naked photo*|naked picture*|my nude*|my photos|my pictures|my video|photos of me|pictures of me|video of me|my photo|ciplak foto*|ozel foto*|fotograflarim*|fotografimi|fotograflarimi|videomu|goruntulerimi',
  'share-threat':
    'will share|i share|he share|shares it|will post|will send to|will send it|send them to|show them to|show to my|show it to|share in|share it|share with|tell my father|tell my family|tell everybody|put on internet|put it on|put them on|send more|want money|wants money|pay money|or he will|or i will|if i dont|or else|para istiyor|para ister|yayaca*|yayarim|paylasaca*|paylasirim|gonderirim|babana gonder*|ailene gonder*|herkese gonder*|atmazsan*|gondermezsem|atmazsam|yapmazsam|acmazsam',
  'come-alone':
    'come alone|come to his house|come to his home|come to my house alone|come to his flat|come to a hotel|meet in a hotel|meet in hotel|meet me in hotel|in a hotel|to a hotel|hotel room|pick me from school|pick me up from school|wait me after school|waits me after school|waits for me after school|in his car|into his car|get in his car|tek basina gel|yalniz gel|evine cagir*|evine gel*|evime gel*|otele|otelde|okul cikisinda bekli*|arabasina bin*|arabasiyla',
  'old-lover':
    'boyfriend is 2*|boyfriend is 3*|boyfriend is 4*|boyfriend who is 2*|boyfriend is twenty*|boyfriend is thirty*|girlfriend is 3*|he is 26|he is 27|he is 28|he is 29|he is 30|he is 31|he is 32|he is 33|he is 34|he is 35|he is 36|he is 38|he is 40|he is 41|he is 42|he is 45|he is 50|she is 35|says he loves me and he is|he is old but|he is old man|he is an old man|is a grown man|sevgilim 2*|sevgilim 3*|o 25 yas*|o 28 yas*|o 30 yas*|o 35 yas*|benden 10 yas|benden 15 yas|benden 20 yas|yas buyuk',
  'school-grade':
    '5th class|6th class|7th class|8th class|9th class|6th grade|7th grade|8th grade|9th grade|sixth grade|seventh grade|eighth grade|class 6|class 7|class 8|middle school|secondary school|ortaokul*|6 sinif*|7 sinif*|8 sinif*|9 sinif*|my school|from school|i am a child|still a child',
  'wants-nude':
    'asks me for naked|ask me naked|ask naked|wants naked|want naked|wants nude*|want nude*|send nude*|naked photo*|naked picture*|naked video|photo without clothes|photos without clothes|pictures without clothes|photo without my|photo in underwear|photo of my body|photos of my body|pictures of my body|photos in bikini for him|show my breast*|show my body|ciplak foto*|ciplak resim*|ciplak video*|soyunmami*|soyun diyor*|ic camasirli foto*|vucudumun foto*',
  'more-photos': 'send more|more photos|more pictures|another photo|daha fazla foto*|bir tane daha',
  'lap-x': 'on his lap|on his knee|on his knees and|in his lap|kucagina|kucaginda',
  'ticket-sent':
    'sent me ticket|sent me a ticket|sent me money|send me ticket|bought me a ticket|bought me ticket|buy me a ticket|bilet aldi|bilet gonderdi|para gonderdi|book* me a hotel|booked me|booked a hotel|booked a room|otel ayarla*',
  'little-wife':
    'little wife|his wife in secret|small wife|his little girl|his princess and|his special girl|we have a secret|have a secret with|his toy|kucuk karim|kucuk gelinim',
  'pay-photo':
    'for every photo|for each photo|for a photo|for photos of me|money for photo*|money for my photo*|pays me for|pay me for photo*|foto* icin para|her foto* icin',
  'wait-me':
    'wait for me at|waits for me|will wait me|will wait for me|will pick me|picks me|bekleyecek|alacak beni|beni alacak',
  'run-away-x':
    'run away together|run away with him|escape with him|go away with him|live with him|marry him secretly|beraber kac*|onunla kac*|birlikte kacalim',
};
