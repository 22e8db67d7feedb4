import type { ConceptTable } from './concept-table.ts';

/** Words for despair, for a plan to die, and for a farewell. */
export const despair: ConceptTable = {
  'self-kill-tr':
    'kendimi oldur*|kendimi asac*|kendimi asmak|kendimi asic*|canima kiy*|intihar edec*|intihar edic*|intihar etmek ist*|intihar etmeyi|intiharı dusun*|intihari dusun*|intihar dusun*|hayatima son*|yasamima son*|hayatimi bitir*|kendimi pencere*|kendimi balkon*|kendimi kopru*|kendimi trenin|kendimi camdan|kendimi ataca*|olmeyi dusun*|olmeyi planl*|olmeye karar|bileklerimi kes*|haplari icec*|butun haplari|butun ilaclari|hepsini icec*|asacagim kendimi|oldurecegim kendimi',
  'self-hurt-tr':
    'kendime zarar*|kendimi kesiyor*|kendimi kestim|kendimi kesmek|kendimi yakiyor*|kendimi cizi*|kolumu kesi*|kollarimi kesi*|kollarimi cizi*|kolumu cizi*|bacaklarimi kesi*|bacagimi kesi*|bacagimi cizi*|jiletle kol*|jiletli*|kendimi tirmal*|kendime vuruyor*|kendimi yumruk*|sigara sondur*|kolumda sigara|kendimi cezalandir*',
  'not-live-tr':
    'yasamak istemiyo*|olmek istiyo*|olsem de|keske olsem|keske dogmasaydim|dogmasaydim|uyanmak istemiyorum artik|bir daha uyanma*|hic uyanma*|uyanmasam|yok olmak isti*|yasamaktan biktim|yasamaktan yoruldum|yasamaya gucum|yasamanin anlami|hayatin anlami kalmadi|yasamak icin neden*|yasamak icin sebep*|nefes almak istemi*|bu hayati istemiyo*|bu dunyada olmak istemi*|bu dunyadan git*|bensiz daha iyi|bensiz daha mutlu|ben olmasam daha|yasamaya degmez|yasamiyor gibiyim',
  'minor-cut':
    'piece of|slice|finger|salad|helmet|careful|cake|cooking|when i made|onion*|tomato*|knee|ankle|football|basketball|bike|bicycle|gym|shaving|shave|paper|fell|fall|a little in the kitchen|plaster|hair|by accident|accidentally|by mistake|yemek yap*|dogra*|eyes with|my eyes|with all this|laughing',
  'when-bad':
    'when i get bad|when i am sad|when i feel|when i am angry|bad grades|bad marks|to feel|feel better|to relax|to forget|bleeding|scars|scar|nobody knows|nobody see*|long sleeves|uzun kol*|kimse bilmi*|kanat*|rahatl*',
  'every-day':
    'every day|everyday|every night|every morning|all the time|always|each day|her gun|her gece|surekli|hep|every week|for weeks',
  'serious-word':
    'i am serious|im serious|i mean it|really|i think this|i think about it|for weeks|anymore|any more|serious|gercekten|ciddiyim|ciddi*|artik|i need help|help me|scared of me|scared of myself|afraid of myself',
  nobody:
    'nobody would notice|nobody will notice|no one would notice|nobody notice|nobody would miss|nobody will miss|nobody would care|nobody will cry|nobody cares about me|nobody loves me|nobody need me|nobody needs me|no one will miss|no one would miss|no one needs me|kimse fark etm*|kimse uzulm*|kimse aglamaz|kimsenin umrunda|kimse beni sevm*',
  better:
    'better for everybody|better for everyone|better for all|better for them|better for my family|everybody happier|everyone happier|they will be happy|they will be happier|everybody will be happy|herkes icin daha iyi|herkes rahat*|herkes kurtul*|daha mutlu olur*',
  burden:
    'i am a burden|im a burden|i am burden|burden for|burden to|i am a problem for everyone|yuk oluyorum|yuk gibiyim|yukum|onlara yuk',
  disappear:
    'disappear|disappeared|dissapear|disapear|i go away|i am gone|vanish|yok olsam|kaybolsam|ortadan kaybol*|not here|olmasam',
  social: 'social media|instagram|friday|until|for a weekend|weekend|holiday|week off|embarrass*',
  place:
    'ulkede|yurt disi*|country|big city|village|live in|live with|live here|live at|koyde|sehirde|istanbulda|burada yasamak|evde yasamak|in this city|in a big city|in istanbul|in ankara|erken|sabah|early|monday*|pazartesi|alarm|okul icin|koleji|alone in|ev arkadas*',
  trip: 'colleague*|coworker*|co workers|the company|old job|last day at work|last day at school|last day in the company|my boss|the office|is arkadas*|meslektas*|sirket*|emekli*|holiday|vacation|university|erasmus|canada|germany|london|new job|trip|tatil*|tasin*|moving to|move to|i move|study abroad|party|retire*|transfer|erasmusa|askere|mezun*',
  farewell:
    'not your fault|isnt your fault|is not your fault|look after|take care of|forgive me|forgive|i am sorry|im sorry|sorry mum|sorry mom|thank you for everything|thanks for everything|goodbye|good bye|i love you all|dont cry|dont be sad|senin sucun degil|sizin suc*|affedin|affet|ozur dilerim|uzulmesin*|uzulmeyin|aglamayin|kendinize iyi|iyi bakin|hakkini|sizi seviyorum|daughter you wanted|son you wanted',
  'goodbye-all':
    'goodbye forever|goodbye for ever|good bye forever|my last talk|my last message to|my last letter|last night of my life|last day of my life|farewell letter to my family|suicide note|suicide letter|veda mektub*|son gecem|son mesajim|son konusmam|elveda|hakkinizi helal|hakkini helal|hayatimin son',
  forgive: 'forgive|sorry|affe*|ozur',
  'thanks-all':
    'thank you for everything|thanks for everything|you was kind|you were kind|you were good|her sey icin|tesekkur*',
  'give-away':
    'will get my|gave my|give my|giving my|gave away|give away|i gave all|you can have my|can take my|take my things|my things to|leave my|esyalarimi|esyalarim|her seyimi dagit*|dagitti*|verdim hepsini',
  'death-day':
    'tonight|tomorrow|this night|this evening|this week|next week|next month|on my birthday|at midnight|soon|after the exam|sunday|friday|saturday|monday|bu gece|bu aksam|yarin|haftaya|gelecek ay|know when|the day|gunu|tarihi',
  'gone-soon':
    'will not be here next month|wont be here next month|will not be in this world|wont be in this world|not be alive|will not be alive|wont be alive|not live next year|will not see next year|wont see my birthday|will not see tomorrow|wont see tomorrow|not be there tomorrow anymore|last night of my life|yarini gormeyec*|yarina cikma*|yarin olmayacagim bu dunya*|hayatta olmayacagim|yasamiyor olacagim',
  'chosen-day':
    'chosen the day|chose the day|choosed the day|choose the day|decided the day|picked the day|picked a day|picked a date|chosen a date|chosen the date|chosen the place|know when|know where and when|i decided it|i have decided it|already decided|i decided to go|my plan is ready|plan is ready|i have a plan|i made a plan|i planned everything|planned everything|planned it|everything is ready|everything ready|i wrote the letters|wrote letters|wrote a letter for|wrote a letter to my|wrote the letter|gunu sectim|gunu belli|tarihi belli|karar verdim|planladim|plan yaptim|her sey hazir|mektubu yazdim|mektubumu yazdim|mektuplari yazdim',
  'thought-ending':
    'thinking about ending it|think about ending it|thinking of ending it|thought about ending it|think about ending my|thinking about ending my|thinking of ending my|thinking about ending everything|think to end it|thinking about death every|think about death every|think about dying|thinking about dying|thinking about suicide|think to die|think about death all|dream about my death|every day i think this|hep olumu dusun*|olumu dusunuyo*|olmeyi dusunuyo*|surekli olumu',
  'me-die-wish':
    'i should be dead|i should die|i must die|i need to die|i deserve to die|hope i die|hope that i die|hope to die|hope i dont wake|hope that i dont wake|hope i never wake|hope not wake|wish i never woke|wish i could die|wish i could disappear|wish i didnt exist|wish i dont exist|wish i was not born|wish i wasnt born|wish i was not here|would be better if i was not|would be better if i wasnt|world is better without me|world without me|family without me is better|easier without me|relieved without me|olmeliyim|olmem lazim|olmem gerek|olmeyi hak|gebersem|bir gece uyuyup|keske olsem|keske yok olsam|keske hic olmasam*|keske dogma*|olsem de kurtul*',
  'no-subject':
    'dont change the subject|please listen|dont tell anybody|dont tell anyone|dont try to stop|nobody can stop|i am serious|i mean it|kimse durduramaz|kimseye soyleme*',
  'saved-pills':
    'saved pills|saving pills|saved all my pills|saving my pills|collecting pills|collected pills|collect pills|collected my pills|have enough pills|enough pills|bought rope|bought a rope|bought pills to|bought razor|hap biriktir*|haplari biriktir*|haplarimi biriktir*|ilac biriktir*|ilaclari biriktir*|ip aldim|halat aldim|jilet aldim',
  view: 'view|photo*|beautiful|sunset|sea|walk|picnic|coffee|run|manzara|guzel|cay|fotograf*|plants|flowers|cicek*|dinner|breakfast|barbecue|parachute|bungee|rope',
  calm: 'not afraid|no fear|finally calm|feel calm|i am calm|in peace|at peace|peaceful|korkmuyorum|huzur*|sakinim|relieved|rahatladim',
  'reason-none':
    'no reason to|no reason for|dont see a reason|dont see reason|dont see any reason|no meaning|no sense to live|not worth|nothing has meaning|nothing matters|no future|no hope|hopeless|no way out|no exit|nothing for me|sebebim yok|nedenim yok|anlami yok|anlami kalmadi|umudum yok|umut yok|cikis yok|caresiz*|ending it|end it|ending my',
  'stop-all':
    'everything stop|everything to stop|everything stops|everything finish*|everything ends|everything to end|all stop|all to stop|stop everything|finish everything|everything over|it to stop|it to be over|it to end|want to end|want end|her sey bitsin|her sey dursun|bitsin artik|bitsin istiyorum|bitse artik|kurtulmak istiyorum|hepsi bitsin',
  'high-place':
    'on the bridge|on bridge|on the roof|on roof|on the balcony|at the edge|on the edge|at the window edge|train station alone|on the rails|on the railway|on the train tracks|by the window|top of the building|koprude*|kopruye|catida*|catiya ciktim|balkonda*|raylar*|kenarinda|ucurum*',
  'not-home':
    'dont want go home|dont want to go home|cant go home|dont go home|not go home|eve gitmek istemi*|eve donmek istemi*|eve donmeyecegim|no one is here|alone here|look down|looking down|looking at the water|look the water|asagi bakiyorum|suya bakiyorum',
  jump: 'jump|jumping|atla*|fall down from here|let myself|birakacagim kendimi|kendimi birak*',
  'god-take':
    'god to take me|god take me|god takes me|god will take me|pray god to take|pray to god to take|pray every night to die|pray to die|pray to not wake|pray that i die|pray that god|allahim canimi|canimi al|canimi alsin|allah canimi|allahim beni al*|allah beni alsin|god to take my life|if he dont take me',
  'pills-plan':
    'pills|tablets|medicine|medicines|tablet|rope|razor|razor blade|blade|hap|haplar*|ilac*|ip aldim|rope ready|halat*|jilet*',
  'sleep-forever':
    'sleep forever|sleep for ever|sleep and never|sleep and not wake|never wake|not wake up|long sleep|sonsuza kadar uyu*|uyuyup uyanm*|uyanmamak',
  dark: 'dark thoughts|bad thoughts|black thoughts|dark places|scary thoughts|thoughts scare me|thoughts come back|voices in my head|voice in my head|karanlik dusunc*|kotu dusunc*|kafamda sesler|want to hide forever|depress*|depresyon*',
  'friend-3':
    'my friend|a friend|my best friend|my sister|my brother|my cousin|my roommate|my classmate|a girl in my class|a boy in my class|my mother|my father|my mum|arkadasim|kardesim|kuzenim|ablam|annem|sinif arkadas*|someone in my class|somebody in my class',
  third: 'he wants|she wants|they want|my friend wants',
  empty:
    'lonely and empty|alone and empty|everything is so dark|everything is dark|hayatim berbat|hic kimsem yok|yalnizim kimsem|empty inside|feel empty|i am empty|feel nothing|dont feel anything|cant feel anything|nothing makes me happy|nothing make me happy|nothing is fun|dont enjoy anything|everything is empty|everything is bos|everything is grey|life is grey|life is gray|life is black|life is empty|no colour|no color|everything is meaningless|everything meaningless|feel dead inside|dead inside|feel invisible|i am invisible|lost all hope|i feel hopeless|nothing has meaning|no meaning|pointless|whats the point|what is the point|point of anything|doesnt matter anymore|not matter anymore|nothing matters',
  'empty-tr':
    'icim bos*|icim bombos*|hicbir seyin anlami|hic bir seyin anlami|hicbir seyden zevk|hicbir sey istemiyo*|hic bir sey istemi*|hayattan zevk|hayatim bos*|hayatim anlamsiz|anlamsiz geliyor|umudum kalmadi|umudum yok|tukendim|cok yoruldum her seyden|her seyden yoruldum|her seyden biktim|bikt*m her seyden|mutsuzum|cok mutsuz*|aglayasim|aglamak istiyorum|sadece uyumak istiyo*|hep uyumak|gelecegim yok|kimse beni anlamiyor|cok yalnizim|yapayalniz*|iyi degilim|hic iyi degilim|cikmaz*|bunaldim|bunaliyorum|kendimden nefret|kendimi sevmiyorum|gunler hep ayni',
  funeral:
    'my funeral|my own funeral|to the funeral|cenazem|cenazeme|cenazemde|cenazemi|cenazeme|if i died|if i die who|if i was not here|if i disappeared|if something happened to me|ben olsem kim|olsem kim gelir|who would cry|who would miss',
  'die-question':
    'when people die|when we die does|does it hurt to die|after we die|what happens after death|is dying painful|dying hurt|how is it to die|how does it feel to die|olunce ne ol*|olmek acitir|olmek nasil|acitir mi olmek|olumden sonra',
  crying:
    'cry every|i cry|crying every|crying all|agliyorum|always cry|cry all|cry in my room|cry in the toilet|cry alone',
  'cant-sleep': 'cant sleep|dont sleep|not sleep|uyuyamiyorum|no sleep',
  'no-care':
    'dont care anything|dont care about anything|dont care anymore|dont care any more|i dont care what happens|nothing matter|umrumda degil artik|hicbir sey umrumda|umursamiyorum',
  'tired-life':
    'tired of everything|so tired of everything|tired of all|tired of people|tired of myself|tired inside|other tired|fed up with everything|fed up with life|very tired no power|no power|no energy for anything|i hate myself|hate my life|dont like my life|hate my self|hate living|life is too heavy|life is heavy|life is too hard|my life is bad|no one understands|i give up|i gave up|giving up on|cant do this anymore|cant take it anymore|cant take this|cant stand it|ran out of strength|no strength',
  'wish-no-wake':
    'not wake up tomorrow|not wake up|dont wake up tomorrow|didnt wake up|never woke up|wish i could sleep|sleep for a year|sleep all the time|sleep for months',
  'no-door':
    'dont see a door|see no door|no door|dont see a way|see no way|dont see a future|no future for me|dont see my future|cant see my future|dont see tomorrow|in a dark hole|dark hole|in a tunnel',
  'want-nothing':
    'dont want anything|want nothing|dont want to do anything|dont want do anything|dont want to see anybody|dont want to see anyone|dont want see anybody|dont want to talk to anybody|stay in bed all day|stay in my bed|dont leave my room|dont leave my bed',
  'means-die':
    'pills|tablets|rope|gun|razor|blade|bridge|roof|balcony|train|rails|window|poison|bleach|medicines|overdose|cliff|gas|knife|ip|halat|hap|haplar*|ilaclar*|kopru*|cati*|balkon*|tren*|jilet*|silah|zehir',
  'means-intent':
    'to die|want die|want to die|i will die|sleep forever|never wake|finish everything|end everything|no pain|without pain|end this|end my|end it|goodbye|i will jump|want to jump|wanna jump|want jump|thought about jumping|think about jumping|jump and|let go|my sister found me|they found me|save me|saved me|all at once|all together|forgive me|dont want to live|kurtulacagim|kurtulmak|bitsin|bitecek|bitirecegim|atlayacagim|atlamak istiyo*|atlarsam|atlasam|hepsini birden|veda|olmek',
  'tried-die':
    'tried to die|tried it with pills|tried it last night with|tried to kill|tried to hang|tried to jump|tried to end|tried to finish my|i tried with pills|tried it with a rope|tried suicide|attempted suicide|olmeyi denedim|olmeye calistim|intihari denedim|intihara kalkis*|intihar girisim*|canima kiymayi denedim',
  'after-day':
    'after sunday|after monday|after tuesday|after friday|after saturday|after tonight|after this night|after tomorrow|after my birthday|after the exam i|after that day|after this week|bu geceden sonra|pazardan sonra|yarindan sonra',
  'no-pain':
    'no pain|no more pain|pain will stop|pain stops|no more problems|no problem anymore|nothing will hurt|be free|finally free|no more tears|no one will|nobody will|aci yok|acim bitecek|ozgur olacagim|kurtulacagim|her sey bitecek',
  'goodbye-x':
    'goodbye|good bye|bye forever|farewell|forgive me|dont cry|dont be sad|i love you all|sorry for everything|thank you for everything|elveda|hoscakal*|hakkini*|affedin|affet|aglamayin|uzulmeyin',
  'join-dead':
    'go to my dead|go to my mother in heaven|be with my dead|join my mother|join my father|join my brother|join my grandmother|join him in heaven|join her in heaven|go to heaven|want to be with my grandfather in|go to him tonight|go to her tonight|annemin yanina gitmek|babamin yanina gitmek|yanina gidecegim|yanina gitmek istiyorum|cennete gitmek|topraga girmek|mezara girmek|be in the grave|in my grave|under the ground',
  'letter-x':
    'wrote letter|wrote a letter|write a letter for my|wrote letters|writing letter|wrote my will|my testament|vasiyet*|mektup yazdim|mektubu*|a note for my mother|note for my parents|note for my family|left a note|not biraktim|last wish',
  'finish-life':
    'my life is finish*|my life is over|my life is end*|my life ends|life is finished for me|life is over|hayatim bitti|hayatim sona|hayatimin sonu|end of my life|the end of my life|end for me|my end|sonum geldi',
  'will-read':
    'she will read|he will read|they will read|will read it|will find it|will find me|when they find|when she finds|when you find|okuyacak*|bulacak*|okuduklarinda|bulduklarinda',
  'tomorrow-read': 'tomorrow she will read|tomorrow they will|yarin okuyacak',
  painless:
    'how to die|how can i die|how i can die|die without pain|without pain die|easiest way to die|easy way to die|fast way to die|quick way to die|way to die|how many pills|ways to die|ways to kill|best way to die|dying without pain|acisiz ol*|aci cekmeden ol*|nasil olunur|nasil olebilirim|nasil intihar|kac hap|kac tane hap|olmenin en kolay',
  'last-thing':
    'my last sentence|my last homework|my last text|my last essay|last thing i write|last time we talk|last time we speak|last time i speak|last message|my last message|last chat|my last words|son cumlem|son odevim|son yazim|son mesajim|son kez yaziyorum|son konusmamiz|son sohbetimiz',
  'cant-more':
    'cant do it anymore|cant do this anymore|cant more|i cant anymore|cannot anymore|i can not anymore|cant take it|cant carry|cant stand|no strength|no power|dayanamiyorum|gucum kalmadi|gucum yok|takatim*|yapamiyorum artik|artik yapamiyorum',
  'tonight-end':
    'bu gece her seyi bitir*|bu gece bitir*|bu gece bitec*|bu gece son|bu gece her sey bitecek|bu gece hayat*|tonight i end|tonight i finish it|tonight i will finish|tonight i will end|tonight everything will end|tonight everything ends|tonight it ends|tonight it will be over|tonight all will be over|her seye son|her seyi bitirecegim|this week i finally do it|tonight i do it|tonight i will do it and nobody',
  'scars-me': 'scars|my scars|scar|izler*|yara izi',
  'self-blade':
    'cut my arm*|cut my leg*|cut my wrist*|cutting my|cut my thigh*|cut my skin|cut myself|burn my arm|burn my hand with|burn my leg|burn my skin|burning my|scratch my arm*|hit my head to the wall|hit my head on the wall|hit my head against|punch the wall until|punch myself|hit myself|bite my arm*|razor|blade|lighter|jilet*|kolumu*|kollarimi*|bilegimi|bileklerimi*|bacagimi|kafami duvara|duvara vur*',
  'again-do':
    'again|yesterday|last night|today|every|it helps|it help me|make me calm|makes me calm|yine|dun|bugun|iyi geliyor|rahatlatiyor',
  'secret-do':
    'nobody see*|nobody knows|long shirt|long sleeve*|hide it|mum doesnt know|kimse gormuyor|kimse bilmiyor|uzun kollu',
  'fall-self':
    'let myself fall|let me fall|throw myself|want to fall down|kendimi asagi|kendimi birakmak|kendimi atmak',
  'pills-enough':
    'counted the pills|count the pills|counted my pills|counted pills|enough for me to die|it is enough for me to|enough to die|enough to kill|yeter olmeye|olmeye yeter|haplari saydim',
  'last-day': 'my last day|last night|my last night|son gunum|son gecem|my last birthday|last time',
  'rather-dead':
    'rather be dead|prefer to be dead|prefer to die|prefer die|better to be dead|better to die|olmek daha iyi|olmeyi tercih|olsem daha iyi',
  'letters-x':
    'wrote two letters|wrote three letters|wrote four letters|wrote five letters|wrote some letters|wrote letters to|letters under my|letter under my pillow|letter on my desk|letter on the table for|mektubu yastig*|mektup birakt*|mektubum hazir',
  'understand-why':
    'they will understand|will understand why|understand tomorrow|couldnt stay|could not stay|why i left|why i go|why i did it|why i do this|anlayacaklar|neden gittigimi|neden yaptigimi',
  'die-if': 'if i died|if i die|when i die|olursem|ben olunce',
  'miss-me': 'miss me|cry for me|do it this|i will do it|yapacagim|ozlerler|uzulur',
  'always-think-kill':
    'always think to kill myself|always think about killing myself|think to kill myself|think about kill myself|thinking to kill myself|think about suicide|always think about death|always think to die|surekli olmeyi|hep olmeyi|hep intihari',
  'not-stay':
    'couldnt stay|could not stay|cant stay in this world|cannot stay in this world|dont belong in this world|not for this world|bu dunyada kalama*',
};
