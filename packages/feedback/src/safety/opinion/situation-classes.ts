import type { ConceptTable } from '../concepts/concept-table.ts';

/**
 * Narrower classes of English and Turkish words about dangers and about everyday life, for the features of the
 * classifier. They help it with words that no training message contains. `*` matches any ending.
 */
export const situationClasses: ConceptTable = {
  // Bodies, injuries, illness
  unconscious:
    'unconscious|faint*|collaps*|unresponsive|coma|blackout|bayil*|baygin*|ayilm*|komada|kendinde|yigil*|sizdi|sizmis|limp',
  breathless:
    'breath*|nefes*|chok*|suffocat*|asthma*|astim*|inhaler|oxygen|morar*|blue|purple|gasp*|bogul*|tikan*',
  heartbeat: 'heart*|chest|pulse|kalp*|kalb*|gogs*|gogus*|nabiz*|nabz*|carpinti*|cardiac|palpitation*',
  fit: 'seizure*|fit|fits|epilep*|epileps*|sara|havale|convuls*|foam*|kopuk*|shaking|shakes|titri*|kasil*|stroke|felc*|inme|numb|uyus*',
  blood: 'blood*|bleed*|bled|kan|kani|kanli|kaniyor|kanadi|kanama*|kanlar|kanayan|hemorrhage',
  wound:
    'wound*|injur*|cut|cuts|scar|scars|bruis*|yara*|yarali*|kesik*|ciz*|morluk*|mor|swollen|swell*|sis|sisti|burn|burns|yanik*|stitch*|dikis*|marks|stripes|izler*|blister*',
  bones:
    'bone*|broke|broken|fractur*|crack*|rib|ribs|kemik*|kirik*|kirdi*|kirilmis|kirild*|cikik|skull|nose|burnum|burnu|tooth|teeth|disim|disimi|jaw|cene*',
  limb: 'arm|arms|leg|legs|wrist*|hand|hands|finger*|foot|feet|knee*|thigh*|shoulder*|kol*|bacak*|bacag*|bilek*|bileg*|el|elim*|elimi|parmak*|parmag*|ayak*|ayag*|omuz*|omzu*',
  head: 'head*|face|eye|eyes|neck|throat|ear|ears|lip|lips|mouth|kafa*|bas|basim*|basimi|yuz*|goz*|boyn*|boyun*|bogaz*|kulak*|kulag*|dudak*|agiz|agzi*',
  intimate:
    'breast*|bra|panties|panty|underwear|private|genital*|penis|vagina|skirt|zipper|bottom|lap|thigh*|memem*|gogsum*|gogsu*|kulot*|sutyen|etek*|eteg*|kucag*|mahrem|ozel|vucudum*|bikini|nude*|naked|topless|ciplak*|soyun*|undress*|strip|stripped|clothes|kiyafet*',
  symptoms:
    'fever*|ates|atesi*|dizzy|vomit*|nause*|cough*|rash|headache*|migraine|flu|grip|cold|nezle|soguk|bas|agri*|agriyor|sore|allerg*|alerj*|infection|tansiyon*|sugar|seker*|insulin*|diabet*|diyabet*',
  birth:
    'pregnan*|hamile*|gebe*|birth|dogum*|dogur*|labour|labor|contraction*|sanci*|miscarriage|dusuk|waters',
  cure: 'doctor*|nurse*|hospital*|clinic*|ambulan*|paramedic*|doktor*|hemsire*|hastane*|acil|acile|first|aid|cpr|massage|ilkyardim|surgeon|operat*|ameliyat*|therap*|terapi*|psycholog*|psikolog*|psychiat*|psikiyat*',
  // Means
  blade:
    'knife|knives|blade*|razor*|scissor*|needle*|scalpel|axe|sword|machete|bicak*|bicag*|jilet*|makas*|igne*|balta*|satir|kilic|falcata|cam|glass|compass|pergel|sharpener',
  firearm:
    'gun|guns|pistol*|rifle*|shotgun*|revolver|bullet*|trigger|ammo|silah*|tabanca*|tufek*|tufeg*|mermi*|kursun*|tetik*|sarjor|loaded|weapon*|bomb|bombs|grenade*|bomba*|molotof|explosive*|patlayici',
  noose:
    'rope*|noose|belt|belts|cord|cable|hang|hanging|hanged|strangle*|ip|ipi|ipe|halat*|kemer*|urgan*|kablo*|as|asmak|asacag*|asmayi|bag|poset*|torba*',
  toxin:
    'poison*|bleach*|detergent*|pesticide*|acid|kezzap|zehir*|zehr*|ilac|camasir|suyu|deterjan*|tarim|fare|rat|cleaning|petrol|gasoline|benzin*|gas|gaz|dogalgaz|tup|tupu|exhaust|egzoz*|carbon|monoxide|karbonmonoksit|mushroom*|mantar*|battery|batteries|pil|antifreeze|perfume|cologne|kolonya',
  tablets:
    'pill*|tablet*|capsule*|medicine*|medication*|paracetamol|aspirin*|antidepress*|painkiller*|xanax|sedative*|valium|hap|haplar*|hapi|hapini|ilac*|parol|prozac|ritalin|dose*|doz*|overdos*|syrup|surup*|prescription|recete*|box|kutu*|strip',
  heights:
    'roof*|balcon*|bridge*|cliff*|floor|tower|ledge|edge|rails|platform|train|metro|window*|cati*|balkon*|kopru*|ucurum*|kat|katta|kattan|kule*|pencere*|cam|camdan|raylar*|tren*|truck*|kamyon*|highway|otoban*|motorway|pillar|tracks|viaduct',
  waters:
    'sea|river*|lake|pool|ocean|water|deniz*|nehir*|nehr*|gol|gole|golde|havuz*|dere|irmak|su|suyu|suya|well|kuyu*|waves|dalga*|boat*|ship|tekne*|bot|botu|sinking|sank|batiyor*|tide|current|akinti*',
  disaster:
    'fire|fires|flame*|smoke|burning|earthquake*|quake|flood*|avalanche|landslide|explosion|exploded|tornado|storm|lightning|rubble|collapse*|yangin*|yaniyor*|alev*|duman*|deprem*|sel|cig|heyelan|patlama|patladi|enkaz*|gocuk*|yikil*|coktu|hortum|firtina|yildirim|shaking|sallan*|electri*|elektrik*|cable|gas|leak|kacag*|kacak|scaffold|mine|maden*|crane|debris',
  crash:
    'crash*|accident*|hit|ran|overturn*|flipped|kaza*|carpti*|carpis*|devril*|takla|pert|wheel|brakes|fren*|seatbelt|highway|motor*|motorcycle|scooter|bisiklet*|bike|bus|minibus*|otobus*|dolmus*|truck|tren',
  lost: 'lost|stuck|trapped|locked|missing|buried|kaybol*|mahsur*|sikis*|kilitli*|kilitle*|kayip|hapsol*|surround*|stranded|gomul*|altinda|altindayiz|altindayim',
  wild: 'snake*|scorpion*|bear|wolf|dog|dogs|shark|bee|wasp|spider|yilan*|akrep*|ayi|kurt|kopek*|ari|sokt*|isird*|bit|bitten|stung|attack*|saldir*',
  intruder:
    'burglar*|thief|thieves|robber*|intruder*|masked|stranger*|follow*|stalk*|chas*|breaking|kidnap*|abduct*|hirsiz*|soygun*|maskeli*|takip*|pesimde*|kovali*|kacir*|trunk|bagaj*|wardrobe|closet|dolap*|dolab*|hide|hiding|saklan*|hostage|rehin*|basement|bodrum*|cellar',
  swallow:
    'swallow*|swallowed|drank|drunk|ate|took|take|taken|yut*|icti*|ictim|icmis|icecegim|iciyorum|icirdi*|yedi|yemis|eaten|crushed|ezdim|mixed|karistirdim',
  // Acts against people
  beating:
    'hit|hits|hitting|hitted|beat*|slap*|punch*|kick*|whip*|smack*|spank*|thrash*|shove*|push*|drag*|pull*|pulled|choke*|strangle*|throttl*|pinch*|twist*|dov*|dayak*|vur*|tokat*|yumruk*|tekme*|it|itti|itiyor|surukl*|cek*|sik*|sikti|boguyor|bogazladi|buk*|kir*|tartakl*|hirpal*|haslad*|falaka',
  sexabuse:
    'rape*|molest*|grope*|fondl*|harass*|assault*|abus*|touch*|touches|rub*|kiss*|forced|forces|tecavuz*|taciz*|istismar*|dokun*|elle*|elli*|oksuyor*|oksadi|op|opuyor|optu|zorla*|zorluyor|sarkinti*|sahip|surtun*|sikistir*',
  threat:
    'threat*|blackmail*|warn*|swear*|swore|tehdit*|santaj*|yemin*|reveal|spread|publish|post|share*|yay*|yayar*|paylas*|expose|leak*|gonderecek*|gosterecek*|ifsa',
  confine:
    'lock*|locks|locked|prison*|cage|tie|tied|ties|chain*|kilit*|kapat*|hapset*|bagl*|zincir*|passport|pasaport*|key|keys|anahtar*|permission|izin*|allowed|escape*|kac|kacmak|kactim|run|ran|runaway|balcony|cellar|coal|komurluk|bodrum*|ahir*|barn',
  forcedlife:
    'marry|marriage|married|bride|wedding|engaged|evlendir*|evlendi*|evlen*|nisan*|gelin*|baslik|dugun|honour|honor|namus*|tore|berdel|slave*|kole*|sell|sold|sells|satti*|satiyor*|sat',
  killing:
    'kill*|murder*|shoot*|stab*|slaughter*|execut*|behead*|massacre*|strangl*|poison*|drown*|smother*|suffocat*|oldur*|vuracag*|vururum|bicakla*|kursunla*|gebert*|bogac*|bogar*|zehirle*|yakacag*|kesecem|kesecegim|parcal*|sisle*|tara*|katlet*|infaz*|delik|throat|finish*|bitirec*',
  revenge:
    'revenge|pay|deserve*|justice|humiliat*|laughed|betray*|cheat*|intikam*|hesap|hesab*|odeyecek*|odet*|hak|ettigini|pisman*|ihanet*|aldat*|asagila*|hate*|nefret*|duty|blood|feud|list|liste*',
  preparing:
    'plan*|ready|prepar*|decid*|decision|bought|buy|saved|collect*|chose*|chosen|date|wrote|written|letter*|note|will|hazir*|karar*|aldim|biriktir*|topla*|sectim|tarih*|yazdim|mektup*|mektub*|vasiyet*|loaded|sharpen*|bile*|waiting|bekliyor*|measured|tested|counted|saydim',
  crowd:
    'refugee*|syrian*|gay|lesbian|trans|migrant*|foreigner*|multeci*|suriyeli*|escinsel*|afgan*|kurd*|kurt*|alevi*|jew*|muslim*|christian*|class|classmate*|sinif*|school|okul*|mosque|cami*|church',
  // Mind
  despair:
    'hopeless*|worthless*|empty|emptiness|numb|burden*|meaningless|pointless|useless|failure|broken|darkness|dark|umutsuz*|degersiz*|bos|bomboz|bombos|yuk|anlamsiz*|ise|yaramaz*|karanlik*|fazlalik*|tukendi*|tukenm*|caresiz*|alone|lonely|yalniz*|invisible|gorunmez*|mistake|hata*',
  weeping: 'cry*|cries|crying|weep*|tears|agla*|agliyor*|sob*|gozyas*|hickir*',
  voices:
    'voice*|voices|ses|sesler|seslerin|thought*|thoughts|dusunce*|kafamda*|order|emred*|whisper*|fisild*|devil|seytan*|cin|cinler|shadow*|golge*',
  resolve:
    'anymore|forever|never|last|final|end|ends|ended|ending|over|finish*|son|sonsuza|artik|bitir*|bitec*|bitsin|bitti|veda*|elveda|goodbye*|farewell|helal*|forgive*|affet*|sorry|ozur*|gone|gidiyorum|gidecegim|disappear*|vanish*|yok|kaybol*',
  afterlife:
    'heaven|hell|grave*|coffin*|funeral*|cemetery|corpse*|morgue|ground|soul|god|cennet*|cehennem*|mezar*|tabut*|cenaze*|morg*|toprak*|topra*|ruh*|allah*|tanri*|ahiret*|obur',
  treatpast:
    'recovered|survived|overcame|rehab|sober|clean|healed|atlat*|iyilest*|kurtuld*|duzeld*|biraktim|birakali|gecti|gecmis|sukur|thankfully|luckily',
  // Food and substances
  meal: 'breakfast|lunch|dinner|meal*|bite|bites|plate|portion|bread|cake|cookie*|salad|apple|rice|soup|kahvalti*|ogun*|aksam|yemeg*|tabak*|tabag*|lokma*|ekmek*|salata*|elma*|corba*|pilav*|ogle',
  starving:
    'starv*|fasting|fasted|hungry|hunger|calorie*|kalori*|skip*|diet*|diyet*|aclik*|acim|ac|oruc*|zero|kilo*|kilos|kg|weigh*|weight|scale|tarti*|zayif*|zayifla*|thin|thinner|skinny|bones|ribs|fat|sisman*|sis*|obese|gobek*|belly|thighs|abs',
  purging:
    'vomit*|puke*|purge*|throw*|threw|laxative*|mushil*|kus*|kusuyor*|cikar*|cikart*|finger|parmak*|toothbrush|diuretic*|tukur*|spit|spits|chew|toilet|tuvalet*',
  hardsport:
    'run|ran|running|sit|squats|treadmill|gym|hours|kilometre*|km|kos*|kosu*|spor*|mekik*|sinav|antrenman*|train*|exercise*|workout',
  narcotic:
    'heroin*|eroin*|cocaine*|coke|kokain*|meth|metamfetamin*|crystal|kristal*|crack|fentanyl|opium|afyon*|morphine|morfin*|lsd|acid|ecstasy|mdma|ekstazi|bonzai|jamaika|weed|esrar*|marijuana|cannabis|joint*|hashish|ot|ketamine|speed|amfetamin*|amphetamine*|lyrica|captagon|glue|bali|tiner*|thinner|powder|toz|mal|stuff|madde*|uyusturucu*|drug|drugs|narcotic*',
  using:
    'inject*|sniff*|snort*|smok*|shoot|needle*|vein*|damar*|high|addict*|hook*|relaps*|craving|withdrawal|turkey|dealer*|torbaci*|stash|bagimli*|bagimlilik*|kriz*|krizde*|yoksunluk|kullan*|cekiyor*|cekiyorum|igne*|dose|fix|detox|amatem',
  drinking:
    'alcohol*|alkol*|drunk|vodka|votka*|whisky|whiskey|viski*|raki*|wine|sarap*|beer*|bira*|tequila|gin|rum|bottle*|sise*|hangover|sarhos*|ayyas|kadeh*|glasses|meyhane',
  // People and ages
  adult:
    'man|adam*|amca|abi|guy|adult*|older|grown|married|evli*|businessman|soldier|uncle|mister|yetiskin*|buyuk|yasli*|gentleman|teyze|lady|woman',
  minor:
    'grade|class|middle|primary|ortaokul*|ilkokul*|lise*|sinif*|8th|7th|6th|thirteen|fourteen|twelve|eleven|fifteen|kid|child*|teen*|minor|cocuk*|ergen*|reşit|resit|girl|boy|kiz*|yasinda*',
  trainer:
    'teacher*|coach*|trainer*|tutor*|imam*|priest*|pastor|scout|director|driver*|hoca*|ogretmen*|antrenor*|servis*|sofor*|koc|mudur*|kurs*|quran|kuran*|course|choir|manager*|boss*|patron*|usta*|chief|supervisor',
  lure: 'gift*|present*|hediye*|money|para*|robux|diamond*|elmas*|skin*|credit|kontor*|phone|telefon*|iphone|ring|flower*|candy|seker*|model*|casting|photographer|fotografci*|famous|unlu*|agency|ajans*|audition|special|ozel|mature|olgun*',
  chatting:
    'internet*|online|instagram*|insta|tiktok*|discord*|snapchat*|snap|telegram*|whatsapp*|roblox*|minecraft*|pubg|game|oyun*|chat*|dm|mesaj*|message*|camera|kamera*|webcam|video*|app|uygulama*|server',
  picture:
    'photo*|pic|pics|picture*|selfie*|video*|film|filmed|record*|kayit*|kaydet*|fotograf*|foto|resim*|resmi*|screenshot*|camera|kamera*',
  // Ways of speaking that are usually harmless
  laughter:
    'haha*|hahah*|lol|lmao|rofl|xd|xdd|hehe*|ahaha*|saka|sakaydi|joke*|joking|kidding|funny|komik*|gulduk|guldu|guluyor*|laugh*|gulmek*|random',
  media:
    'film*|movie*|series|episode*|season|netflix|dizi*|sezon|bolum*|novel*|roman*|kitap*|kitab*|book*|chapter|poem*|siir*|poet*|sair*|song*|sarki*|lyrics|singer|sarkici*|actor|actress|oyuncu*|theatre|tiyatro*|opera|documentary|belgesel*|character*|karakter*|villain|hero*|kahraman*|author|yazar*|plot|scene|sahne*|anime|manga|cartoon|podcast',
  gaming:
    'level*|boss|zombie*|dragon*|ejderha*|respawn|headshot|sword|enemy|enemies|dusman*|quest|mission|gorev*|rank*|server|controller|playstation|ps5|xbox|fortnite|pubg*|csgo|cs|csde|valorant*|lol|lolde|minecraft*|sims|gta|fifa*|impostor|mafia|werewolf|vampir*|paintball*|chess|satranc*|tavla*|okey|uno|checkmate|sah',
  contest:
    'match|mac|maci|macta*|team|takim*|goal|gol|goalkeeper|kaleci*|score|skor*|league|lig|final*|champion*|sampiyon*|derby|derbi|referee|hakem*|penalty|penalti|coach|trophy|kupa*|boxing|boks*|karate*|judo*|wrestl*|gures*|kick*|tournament|turnuva*|marathon|maraton*|rakip*|opponent*|beat|yendi*|yen*|ezdi*|2 1|3 0',
  schoolwork:
    'exam*|sinav*|homework|odev*|test|quiz|essay*|kompozisyon*|presentation*|sunum*|thesis|tez*|project*|proje*|lesson*|ders*|teacher|grade*|not|notlar*|notum|mark|marks|debate|munazara*|lecture|seminar|vize|finaller*|unit',
  linguistic:
    'word*|kelime*|mean*|means|anlam*|demek|denir|translat*|cevir*|cevirisi|verb*|noun*|adjective*|adverb*|preposition*|tense*|past|passive|grammar|gramer|sentence*|cumle*|pronounc*|telaffuz*|spell*|synonym*|idiom*|deyim*|fiil*|isim|sifat*|ingilizce*|turkce*|english|correct|dogru*|yanlis*|farki|fark|difference|irregular|phrasal',
  history:
    'history|tarih*|war|wars|savas*|soldier*|asker*|king|queen|kral*|sultan*|padisah*|empire|osmanli*|century|yuzyil*|ancient|president|baskan*|republic|ataturk*|battle|canakkale*|gallipoli|museum|muze*|pirate*|knight*',
  reporting:
    'news|newspaper|haber*|gazete*|tv|televizyon*|article|makale*|journalist|statistics|istatistik*|report*|research|study|arastirma*|government|hukumet*|law|yasa*|society|toplum*|people|insanlar|young|gencler|social|problem*|campaign|kampanya*|topic|konu*',
  householdcook:
    'cook*|kitchen|mutfak*|recipe*|tarif*|onion*|sogan*|salad|bread|soup|oven|firin*|pan|tava*|knife|chef|asci*|barbecue|mangal*|kebab*|kebap*|chicken|tavuk*|meat|et|eti|fish|balik*|egg*|yumurta*|cake|pasta*|kurban*|sheep|koyun*|butcher|kasap*|bayram*',
  pets: 'cat|cats|kedi*|kitten*|dog*|kopek*|puppy|bird*|kus|kusum|kuslar*|fish|hamster*|rabbit|tavsan*|horse|at|atlar|plant*|cicek*|bitki*|cactus|mouse|fare|faresi|mosquito*|sivrisinek*|spider*|orumcek*|cockroach*|bocek*|fly|sinek*|insect*',
  machines:
    'phone|telefon*|laptop|computer*|bilgisayar*|battery|sarj*|wifi|internet|printer|yazici*|screen|ekran*|car|araba*|engine|motor|camera|tv|tablet|keyboard|klavye*|server|app',
  nuisance:
    'traffic|trafik*|monday*|pazartesi*|weather|hava|heat|sicak*|cold|soguk*|rain|yagmur*|noise|gurultu*|neighbour*|komsu*|drill|matkap*|boss|meeting*|toplanti*|deadline*|email*|mail*|bill*|fatura*|price*|fiyat*|rent|kira*|queue|kuyruk*|alarm',
  hunger:
    'pizza|burger|kebab|baklava|chocolate|cikolata*|coffee|kahve*|tea|cay|cayi|ice|dondurma*|dessert|tatli*|snack*|steak|chips|simit|pide|lahmacun*|doner|kunefe|okra|broccoli|brokoli',
  leisure:
    'holiday*|tatil*|trip|travel*|gezi*|beach|plaj*|hotel|otel*|camp*|kamp*|picnic|piknik*|concert*|konser*|festival*|party|parti*|wedding*|dugun*|birthday*|dogum|surprise|surpriz*|gift|hediye*|fireworks|havai|sunset|gunbatimi|view|manzara*|photo|parachute|parasut*|bungee|ski|kayak*|dive|dalis*|yoga|dance|dans*|tango|ballet|bale*',
  kindness:
    'love*|sweet|cute|tatli*|kind|iyi|nice|happy|mutlu*|beautiful|guzel*|lovely|hug*|sarild*|proud|gurur*|thank*|tesekkur*|great|harika|perfect|mukemmel|fun|eglen*|excited|heyecan*|enjoy*',
  reassurance:
    'fine|ok|okay|nothing|normal|only|just|small|little|ufak*|sadece|hafif*|merak|worry|sorun|problem|seysi|sey|geciyor|gecti|luckily|neyse|sukur',
};
