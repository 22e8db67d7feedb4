import type { ConceptTable } from './concept-table.ts';

/** Words for drug use, and harmless words for medicine and drinks. */
export const drugWords: ConceptTable = {
  'hard-drug':
    'white powder|heroin*|eroin*|cocaine|cocain|kokain*|bonzai*|bonsai|weed|esrar*|marijuana|marihuana|cannabis|hashish|crystal meth|meth|methamphet*|metamfetamin*|metanfet*|amphetamin*|ecstasy|extasy|ekstazi*|mdma|lsd|crack|captagon|kaptagon|lyrica|xanax|tramadol|ketamine|needle|syringe|uyusturucu*|drugs|madde|maddeyi|ot|otu|joint|joints|bali|tiner|tiner*|roche|speed|skunk|kubar|tas|ices',
  'take-me':
    'take|took|taking|use|used|using|smoke|smoking|smoked|inject|sniff|kullan*|iciyo*|cekiyo*|ictim|aliyorum',
  'addict-x':
    'cant stop|can not stop|cannot stop|cant quit|want stop|want to stop|cant leave|cant live without|need more|more and more|addict*|addic*|depend*|hands are shaking|hands shake|shaking|birakamiyo*|bagiml*|titriyo*|before school|in the toilet|alone|sell my|stole|steal|steal money|calmaya|para cal*|krize|kriz*|duramiyo*|borc*',
  'days-x':
    'every day|everyday|every night|every morning|each day|every week|two years|for a year|one year|for two|for three|months|since|weeks|always|her gun|her gece|yildir|aydir|haftadir|again|last week|every weekend|hafta',
  'help-x':
    'help|help me|i need help|want help|please help|somebody help|what can i do|what should i do|yardim*|kurtar*|kurtulmak|ne yapmaliyim|cant finish this|alone|nobody knows|kimse bilmiyor|afraid|scared|korkuyo*',
  'past-x':
    'used to|years ago|in university|at university|when i was|once|last summer|eskiden|yillar once|universitede|i stopped|i quit|biraktim|clean',
  quit: 'biraktim|i quit|i stopped|clean for|never again|last time was',
  medicine:
    'for my allergy|allergy|allergies|antibiotic*|antibiyotik*|vitamin*|headache|prescription|doctor gave|doctor said|pharmacy|blood pressure|diabetes|insulin*|tansiyon*|seker hast*',
  'doctor-x':
    'doctor gave|doctor said|doctor says|doctor told|prescription|my doctor|doktor verdi|doktorum|recete*',
  'addict-me':
    'i am addicted|im addicted|i am an addict|i am addict|im an addict|i became addicted|i became addict|i become addict*|i am dependent|i am alcoholic|i am an alcoholic|im alcoholic|im an alcoholic|i became alcoholic|i am a drug addict|i am drug addict|drug addict|cant live without drugs|cant live without alcohol',
  'addict-tr':
    'madde bagimlisi*|uyusturucu bagimlisi*|alkol bagimlisi*|bagimliyim|bagimlisi oldum|bagimli oldum|alkolik*|alkoligim|uyusturucu kullaniyorum|madde kullaniyorum|esrar kullaniyorum|esrar iciyorum|eroin kullan*|bonzai iciyo*|bonzai ictim|hap kullaniyorum|hap atiyorum|ot iciyorum|ot cekiyorum|bali cekiyo*|tiner cekiyo*|kokain cek*|kokain kullan*|maddeyi birakam*|uyusturucuyu birakam*|icmeden duram*|ickiyi birakam*|alkolu birakam*|birakamiyorum maddeyi',
  'game-x':
    'game|games|phone|series|tv|instagram|tiktok|netflix|social media|oyun*|dizi*|telefon*|shopping|football|books|music',
  'food-a': 'chocolate|coffee|sugar|tea|cola|coke|chips|baklava|cake|cikolata*|kahve*|cay*|tatli*',
  'pills-daily':
    'pills|tablets|pills from my mother|mothers pills|my mothers tablets|sleeping pills|painkillers|pain killers|xanax|tranquil*|calming pills|annemin hap*|annemin ilac*|uyku hap*|sakinlestirici*|agri kesici*|cough syrup|oksuruk surubu',
  'need-more':
    'need more|more and more|every day|cant stop|cant sleep without|cant live without|too many|two three|ten a day|five a day|her gun|artik yetmiyor|daha fazla|duramiyorum',
  'secret-x':
    'secret*|steal|stole|nobody knows|without doctor|from my mother|from my father|gizli*|caliyorum|kimse bilmiyor|hide',
  'carry-drug':
    'make me carry|makes me carry|made me carry|force me to sell|make me sell|makes me sell|must sell drugs|sell drugs for|carry drugs|carry a bag|carry packets|drugs in my school|drugs in my bag|sell it at school|sell pills|sell weed|paket tasit*|uyusturucu tasi*|uyusturucu sat*|mal tasi*|mal satt*|bana sattiri*|bana tasiti*|zorla sattir*|torbaci*',
  relapse:
    'start again with|started again with|start using again|started using again|start drinking again|started drinking again|i was clean|was clean|clean 6|clean for|tekrar basladim|yeniden basladim|temizdim',
  'drink-me':
    'i drink|i am drinking|im drinking|drink alone|drink secretly|drink vodka|drink raki|drink whisky|drink wine|drink beer|drink a bottle|drink two bottles|bottle of vodka|bottle of wine|bottle of raki|iciyorum|raki iciyo*|votka*|icmeye basl*|ickiye basl*|alkol aliyorum|bir buyuk',
  morning:
    'in the morning|before work|before school|before breakfast|when i wake up|to sleep|sabah*|uyanir uyanmaz|ise gitmeden',
  'drive-drunk':
    'drive my car like this|drive like this|drive drunk|drove drunk|drive my car with my kids like|driving drunk|drove my car drunk|drunk and drive|drunk and drove|i drive after|alkollu araba|sarhos araba|ickili araba',
  'cant-quit':
    'cant stop|can not stop|cannot stop|cant quit|cant leave|cant finish|cannot finish|can not finish|not able to stop|want to stop|want stop|birakamiyo*|duramiyo*|kurtulam*',
  'hands-shake':
    'hands are shaking|hands shake|hand shakes|my hands|ellerim titr*|shaking|sweating|see things|blackout|dont remember',
  'hide-x': 'hide the bottle*|hide it|hide bottles|nobody knows|in secret|secretly|sakliyorum|gizli*',
  'my-problem': 'my problem is|problem is|problemim|sorunum|my biggest problem',
  'bad-trip':
    'strange things|see strange|see things|cant breathe|cant breath|cant breathe good|cant breath good|heart is very fast|heart is too fast|heart beats very|heart is racing|shaking|dont feel my|cant feel my|cant stand|feel very bad|feel bad|feel strange|walls|dont know where|kalbim cok hizli|kalbim cok|nefes alam*|garip seyler|tuhaf seyler|titriyorum|cok kotuyum|fena oldum|elim ayagim',
  'need-dose':
    'need my dose|need a dose|need a fix|need it now|without it i shake|without drugs i|i need it to live|kriz geciriyo*|krizdeyim|krize giriyo*|maddesiz',
  'took-drug':
    'took ecstasy|took extasy|took a pill|took pills|took lsd|took something|took drugs|took drug|used drugs|used drug|used something|smoked something|smoked bonzai|smoked weed|took weed|ate a cake with|someone put something|somebody put something|put something in my drink|gave me a pill|gave me something|hap attim|hap verdiler|hap aldim|bir sey ictim|bir sey kullandik|bir sey ictik|icecegime bir sey|ickime bir sey|bonzai ictim|ot ictim',
  'not-cigarette':
    'not cigarette|not a cigarette|not normal cigarette|not cigarettes|not tobacco|sigara degil',
  'again-x': 'again|in the toilet|school toilet|sixteen|fifteen|fourteen',
  glue: 'sniff glue|smell glue|glue in a bag|sniff paint|sniff gas|sniff thinner|tiner cek*|bali cek*|yapistirici*|cakmak gazi*',
  'head-spin': 'head spin*|fly|relax|feel good|rahatl*|kafam guzel',
  stuff:
    'take stuff|took stuff|used stuff|smoke stuff|miss it when|something at a party|something at the party|something at a festival|white powder|took something|kafam guzel|kafa yap*|high|got high|was high',
  'tried-x':
    'tried something|tried weed|try weed|tried it once|tried once|tried a pill|tried drugs|tried smoking|tried bonzai|tried joint|something at a festival|something at a party|bir kez denedim|bir kere denedim|denedim|denedik|i tasted weed|smoked weed once|smoked once',
  'friends-smoke':
    'friends smoke something|friends use|friends take|want i try|want me to try|wants me to try|want that i try|say try|says try|offered me|offer me a pill|offer me weed|offers me|gave me a cigarette with|told me to try|denememi ist*|dene diyor*|teklif ett*|bana da verd*|arkadaslarim kullan*|arkadaslarim iciyor|arkadaslarim esrar|arkadaslarim ot|friends drink every|friend sells',
  'someone-drinks':
    'father drinks every|father drinks too|father drinks a lot|father drink*|dad drinks|mother drinks|mum drinks|husband drinks|brother drinks|wife drinks|my father is alcoholic|father is drunk|mother is drunk|dad is drunk|brother uses|brother use|brother takes drugs|brother smokes weed|sister takes|babam cok iciyor|babam her aksam|babam icki*|babam iciyor|annem iciyor|annem cok iciyor|abim kullan*|abim iciyor|abim esrar|abim madde|kocam iciyor|kocam cok iciyor|esim iciyor|kardesim kullan*|her aksam iciyor|uncle drinks|eve sarhos',
  'every-night-drink':
    'drink every night|drink every evening|drink every day|drink too much|drink a lot of alcohol|drink alone|drinking every|drinking alone|drink to forget|drink to sleep|drink wine every|drink beer every|every night wine|need a drink|need alcohol|cant sleep without wine|cant sleep without a drink|bottle a day|her aksam iciyorum|her gece iciyorum|cok iciyorum|icmeden uyuyam*|unutmak icin ic*|tek basima iciyo*',
  'calm-pills':
    'sakinlestirici*|calming pill*|pill to calm|pills to calm|sleeping pill every|sleeping pills every|take my mothers pill*|took my mothers pill*|took mothers pill*|took my mums pill*|took my fathers pill*|annemin hapin*|annemin ilac*|pills to study|pill for exam|concentration pills|ritalin|concerta|adderall|two sleeping pills|xanax|diazem|antidepresan*|painkillers every|pain killers every|energy pills|uyku ilaci*',
  'movie-x': 'breaking bad|narcos|film|movie|series',
  vape: 'vape|vaping|elektronik sigara|smoke a pack|two packs|shisha every',
  'needs-it':
    'need it|need it every|i need more|need it now|cant sleep without it|cant live without it|cant stop|cant without|every morning|every day i need|onsuz yapam*|onsuz duram*|onsuz uyuyam*',
  'sell-packets':
    'packets to sell|packet to sell|give me packets|gave me packets|gives me packets|sell near the school|sell in the school|sell at school|sell drugs|selling drugs|sell it in my school|sell for him|sell for them|carry packet*|carry a packet|carry drug*|carry something for|paket dagit*|paket tasi*|paket veriyor*|mal sat*|hap sat*|ot sat*|torbacilik',
  'school-work': 'school|work|office|lesson|class|okul*|ise|water bottle|in my bag|su sisesi*',
  'juice-x': 'milk|juice|tea|coffee|water every|green tea|smoothie|ayran|sut|cay|kahve|lemon water',
  'coffee-y': 'coffee|kahve|tea|energy drink|nervous|excited|exam|cold',
  'inject-x':
    'inject it|inject myself|inject drugs|injecting|needle again|with needle|with a needle|in my vein|in my arm every|damardan|damarima|igne yapiyorum kendime|igneyle',
  'ill-y': 'insulin*|diabet*|vaccine|nurse|doctor|hospital|asi|seker hast*|blood test',
  'steal-for':
    'steal money for drugs|stole money for drugs|stole money to buy|steal to buy|sold my phone for|sold my phone to buy|sell my body|sell my things to buy|uyusturucu icin para|madde icin para|hap icin para|hap almak icin|ot almak icin|telefonumu sattim',
  'overdose-x':
    'took overdose|overdosed|i overdose|almost overdose|overdose last|asiri doz*|altin vurus*|took too much drug*|too much cocaine|too much heroin',
  'drink-from':
    'drink from the morning|drink from morning|drinking from morning|drink all day|drink until|drinks until i|sabahtan ic*|sabahtan aksama kadar ic*|butun gun ic*',
  'sleep-until': 'fall asleep|sleep|fall down|dont remember|bottles|siziyorum|sizana',
  'children-x': 'my children|my kids|my son|cocuklarim',
  'injects-me': 'injects me|injects something|injected me|gives me injection|igne yapti bana|bana igne',
  'debt-x': 'uyusturucu borc*|drug debt|owe money for drugs|debt for drugs|owe drug dealer|torbaciya borc*',
  'lost-things':
    'lost my job|lost my family|lost my wife|left me because i drink|wife left|hit my wife when|fell down drunk|isimi kaybettim|karim gitti|ailemi kaybet*',
};
