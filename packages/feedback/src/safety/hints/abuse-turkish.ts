import { frame, type Words } from '../frame.ts';
import type { Rule } from '../rule.ts';
import { album, fiction, play, slip, surprise } from './beside.ts';

const kim: Words =
  'babam|annem|abim|ablam|agabeyim|agbim|kardesim|kocam|esim|karim|sevgilim|nisanlim|eski esim|eski sevgilim|amcam|dayim|dedem|uvey \\w+|ogretmenim|ogretmen|hocam|hoca|patronum|mudurum|mudur|kayinvalidem|kaynanam|kayinpederim|kayinbiraderim|enistem|eniste|kuzenim|halam|teyzem|yengem|arkadasim|arkadaslarim|cocuklar|siniftakiler|sinif arkadas\\w*|ailem|onlar|biri|birisi|adam|bir adam|komsu|komsumuz|antrenor\\w*|koc|kocum|servisci|sofor\\w*|abi|amca|o|bir cocuk|erkek arkadasim|kiz arkadasim|ustam|imam';
const bize: Words =
  'bana|beni|bize|bizi|anneme|annemi|kardesime|kardesimi|kardeslerimi|kardeslerime|ablama|ablami|cocuklarima|cocuklarimi|kizima|kizimi|oglumu|yuzume|kafama|sirtima|karnima|arkadasimi|teyzemi|yengemi|birbirlerine';
const vurmak: Words =
  'vuru*|vurd*|vurur*|vurac*|vurma*|vurmus*|dovu*|dovd*|dover|doverdi|dovec*|dovmek*|dovmus*|dovm*|tokat*|tekme*|yumruk*|dayak*|kemer*|terlik*|sopa*|siddet*|iskence*|eziyet*|tukur*|bogaz*|bogmay*|boguyo*|itip|itti|itiyor*|iteliyor*|hirpal*|saldir*|bicakla*|isir*|tartakl*|pataklar*|patakl*|sakat*|yakti|yakiyor*|odunla|hortumla|kabloyla|silah*|bicak cek*|haslad*';
const yerlerim: Words =
  'vucudum*|bedenim*|bacag*|bacaklarim*|gogsum*|goguslerim*|memelerim*|kalcam*|popom*|belim*|ozel yer*|ozel bolge*|mahrem*|orama|oram*|her yerime|dudag*|etegim*|ic camasir*|kiyafetim*|dizime|boynum*';
const dokunmak: Words =
  'dokunu*|dokundu*|dokunmaya|dokunmak*|dokunup|dokunan|elli*|elle*|oksuyo*|oksad*|oksuyor*|surtun*|sokul*|sikistir*|sikiyor*|opmeye|opuyor*|optu|opmek*|elini|sarkinti*|mincik*';

/** Violence, touching, threats and luring by others, as people tell of them in Turkish; words folded (ö → o, ı → i). */
export const abuseTurkish: readonly Rule[] = [
  frame([kim, bize, vurmak], {
    within: 3,
    but: [play, fiction, 'tavlada|pas|gunes*|top|kapiya', 'yanlislikla|kazara'],
  }),
  frame([bize, vurmak], {
    within: 3,
    but: [
      play,
      fiction,
      slip,
      'gunes*|isik*|ruzgar*|piyango|top|dalga|soguk|yagmur|sopali|vurgu*|damga*|alkis*|kar|araba|para yatir*|kopek|cekilis',
    ],
  }),
  frame(
    [
      `${kim}|evde|okulda|her gun|surekli`,
      'dayak|dovuyor*|doviyo*|dovuyo*|dovdu*|tokatl*|tekmel*|yumrukl*|vuruyo*',
    ],
    {
      within: 3,
      but: [play, fiction, 'kapiya|topa|civi*|duvara|gunes*|davul*|halt*|masaya', 'hali|halilari|yumurta*'],
    },
  ),
  frame(['dayak', 'yiyo*|yedi*|yerim|yiyec*|atiyo*|att*|atar|yemek*|atac*|yemis*'], {
    within: 1,
    but: [play, fiction],
  }),
  frame(['siddet*', 'gor*|uygul*|ugr*|maruz|var|yasiyor*|ediyor*'], {
    within: 2,
    but: [fiction, 'deprem*|yagmur*|firtina*|siddetli|siddetle|ders*|seminer*|konu*|ulke*|dunya*|stadyum*'],
  }),
  frame(
    [
      'icince|sarhos*|icki icince|ickili*|icip|sinirlenince|kizinca',
      'vur*|dov*|dover|kork*|siddet*|saldir*|kir*|bagir*|uzerime|ustume',
    ],
    { within: 3, but: [fiction, 'su icince|cay icince'] },
  ),
  frame(['eve|evime|evde', 'git*|don*|gir*|ol*|kal*', 'kork*|odum kopuyor|titri*'], {
    within: 1,
    but: [fiction, 'karanlik*|hayalet*|gec|deprem*|sinav*|karne*'],
  }),
  frame(
    [
      'eve',
      'gitmek istemi*|donmek istemi*|gidem*|donem*|gitmek istem*',
      'babam*|annem*|kocam*|esim*|dov*|vur*|kork*|uvey*|abim*|amcam*|cunku',
    ],
    { within: 2, but: [fiction, 'eglen*|tatil*|parti*|guzel'] },
  ),
  frame(
    [
      'babam*|annem*|kocam*|esim*|amcam*|dayim*|abim*|uvey *|kaynana*|cunku',
      'eve',
      'gitmek istemi*|donmek istemi*|gidem*|donem*|gitmey*|gelince',
    ],
    { within: 4, but: [fiction, 'eglen*|yemek*|uyu*|cay'] },
  ),
  frame(['evde|evimde|ailemin yaninda|yaninda|onun yaninda', 'guvende', 'degil*|hissetmi*|hissedemi*'], {
    within: 2,
    but: [fiction, 'deprem*'],
  }),
  frame(
    [
      'babamdan|annemden|kocamdan|esimden|amcamdan|dayimdan|abimden|eski esimden|eski kocamdan|sevgilimden|hocamdan|ogretmenimden|uvey babamdan|eski sevgilimden|eniste*den|dedemden|ondan',
      'kork*|sakla*|kac*|tirs*|nefret*',
    ],
    { within: 2, but: [fiction, play, 'not*|karne*|sinav*|odev*|hediye*|surpriz*|sigara*'] },
  ),
  // Dokunma, cinsel şiddet
  frame([kim, yerlerim, `${dokunmak}|bakiyor*|foto*|cekti*`], {
    within: 2,
    but: [fiction, 'doktor*|masaj*|terzi*|kuafor*|sarki'],
  }),
  frame([yerlerim, dokunmak], {
    within: 2,
    but: [fiction, 'doktor*|hemsire*|masaj*|terzi*|kuafor*|elini belime koy|dans*|soguk|su'],
  }),
  frame([kim, 'bana|beni', dokunmak], {
    within: 3,
    but: [
      fiction,
      'sozleri*|hikaye*|konusma*|sut|biber*',
      'bebe*|torun*|yanagimdan|alnimdan',
      'annem|anneannem|babaannem|ninem',
    ],
  }),
  frame(['bana|beni', dokunmak, 'istemi*|rahatsiz*|kork*|kotu|utan*|hoslanmi*|sevmi*|igren*|gece*|yalniz*'], {
    within: 3,
    but: [fiction, 'sut|biber*'],
  }),
  frame(
    [
      'taciz*|tecavuz*|istismar*|sarkinti*|tecavus*|tacis*',
      'e|et*|edi*|edil*|ugra*|ugru*|ugruy*|var|yap*|maruz|goru*|kurban*|ed*',
    ],
    { within: 1, but: [fiction, 'hakkinda|yasa*|kanun*|ders*|seminer*|konu*|protesto*|ulke*|karsi'] },
  ),
  frame(
    [
      'odama|yatagima|yanima|banyoda|uyurken|giyinirken|soyunurken|tuvalette|dus alirken',
      'gece*|gir*|geliyo*|yat*|izli*|bakiyo*|gozet*|video*|dokun*',
    ],
    {
      within: 1,
      but: [
        fiction,
        'kedi*|kopek*|bebe*|oglum|kizim|sinek|annem|otobus*|otur*|arkadas*|garson|ruya*|televizyon',
        'su bitti',
      ],
    },
  ),
  frame(['geceleri|gece|geceleyin', 'odama|yatagima|yanima', 'gel*|gir*|yat*|sokul*'], {
    within: 2,
    but: [fiction, 'kedi*|kopek*|bebe*|oglum|kizim|sinek|sivrisinek'],
  }),
  frame(
    [
      'zorla',
      'evlen*|nisan*|op*|soy*|dokun*|yap*|iliski*|birlikte|sev*|cek*|goturd*|goturu*|kapat*|calistir*|dilen*|seks*|fuhus',
    ],
    { within: 2, but: [fiction, 'yemek*|sebze*|ispanak*|odev*|spor*|kahvalti*|ders*|kilo'] },
  ),
  frame(
    [
      'evlendirmek|evlendirec*|evlendiric*|evlendiriyor*|evlenmemi|evermek|satacak*|basligim|baslik parasi|istemedigim biriyle|nisanladilar|kocaya',
      'isti*|aldi*|var|beni|bizi|verec*|verdi*|zorla*|evlen*',
    ],
    { within: 2, but: [fiction, 'abim*|ablamla'] },
  ),
  frame(
    [
      'beni|bizi|kardesimi|ablami',
      'evlendir*|evermek*|satt*|satac*|sati*|kocaya|dilendir*|kacir*|alikoy*|hapset*|zincir*|kilitl*|kitl*|ac birak*|susuz birak*|sokaga at*|evden at*|evden kov*|eve kapat*|taciz*|tehdit*|istismar*|asagil*|santaj*|takip ed*|bogmaya|oldurmek|oldurecegini|oldurmeye|soyundur*|soydu|elliyo*|sikistiri*',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'iyi mal|gulmek*|sasirt*|yanlislikla|sicak*|filmi|instagram*|bu sinav|iklim|servisi|otobusu',
      ],
    },
  ),
  // Tehdit
  frame(
    [
      'tehdit*|tehtit*|santaj*|oldurmekle|olumle|fotograflarimi yay*|goruntulerimi|ifsa',
      'ed*|et*|eder*|ediyo*|ald*|yap*|et|yay*|aliyor*|ile|etmek*|altinda',
    ],
    {
      within: 2,
      but: [fiction, 'iklim*|cevre*|doga*|kira*|dukkan*|sel|kuraklik*|kirlilik*|ormanlari|turler*|saglig*'],
    },
  ),
  frame(
    [
      'oldururum|oldurecegim|oldurecegini|oldurur|vururum|keserim|yakarim|gebertirim|bogarim|oldurecek*|doverim|mahvederim|yayarim|paylasirim|rezil ederim',
      'dedi|diyor*|diyo|der|soyl*|diye',
    ],
    { within: 2, but: [fiction, play, 'saka*|gec kal*|tabag*|kirdim', 'sinek|bocek'] },
  ),
  frame(
    [
      'soylersem|anlatirsam|ayrilirsam|gidersem|kacarsam|terk edersem|konusursam|sikayet edersem|bosanirsam|birakirsam',
      'oldur*|dov*|vur*|yay*|paylas*|zarar*|yap*|doker*|mahved*|bogar*|kes*|inanm*',
    ],
    { within: 3, but: [fiction, play, 'kilo|sinav'] },
  ),
  frame(
    [
      'ciplak|ozel|mahrem|gizli|cektigi|benim|fotograf*|foto*|resim*|video*|goruntu*',
      'foto*|resim*|resm*|video*|goruntu*|yay*|paylas*|tehdit*|internete',
      'yay*|paylas*|atmakla|gosterm*|gosteri*|tehdit*|gonderm*|yukle*|santaj*|koym*|atac*',
    ],
    { within: 2, but: [fiction, album, 'instagramda guzel|sergi*|begen*|yarisma*'] },
  ),
  frame(
    ['bicak*|silah*|tabanca*|sopa*|kemer*', 'bana|bize|anneme|uzerime|ustume|bogazima|beni|annemi|kafama'],
    { within: 2, but: [fiction, play, slip, 'uzatti|verdi|hediye*|ver|ald*|lazim'] },
  ),
  frame(
    [
      'bana|bize|anneme|uzerime|ustume|bogazima|beni|annemi',
      'bicak*|silah*|tabanca*|kemerle|sopayla',
      'cek*|dogrult*|daya*|vur*|dov*|salla*|yuru*|gel*|tehdit*|goster*',
    ],
    { within: 2, but: [fiction, play] },
  ),
  // Fotoğraf, sır
  frame(
    [
      'adam|biri|birisi|yabanci*|internet*|instagram*|hocam|hoca|ogretmen*|sevgilim|benden|bana|benim|amcam|dayim|kuzenim|koc|kocum|antrenor*|patron*|cocuk|abi|oyunda*|tanisti*|discord*|erkek arkadasim|surekli|o|komsu*|eski *|takipci*|arkadas*',
      'foto*|resim*|resm*|video*|goruntu*|ciplak*|selfi*|kamera*',
      'ist*|at|atmam*|at dedi|gonder*|yolla*|cek*|zorl*|dedi|diyor*|ac|acmam*|goster*',
    ],
    {
      within: 3,
      but: [
        'filmde|dizide|kitapta',
        album,
        'cekildik|cekilmek|cektik|cekmeyi|hatira*|turist*|cektirdi*|konser*|guzel fotograf*|manzara*|goster misin',
        'gonderdi|cekiyorum|cekerim|cekmek istiyor*|is|albom*|album*|bebeklik',
      ],
    },
  ),
  frame(
    [
      'fotografimi|fotograflarimi|fotomu|resmimi|resimlerimi|vucudumun|ciplak foto*|ciplak resim*|vucut foto*|ic camasir*|mayolu foto*|acik foto*|ozel foto*',
      'ist*|gonder*|at|atmam*|zorl*|cekmemi|cekip|soyle*|yolla*',
    ],
    { within: 2, but: [album, 'is|filmde|begen*'] },
  ),
  frame(
    [
      'kimseye|annene|babana|ailene|anneme|babama|aileme|hickimseye|hic kimseye|kimse*|aramizda|aramizdaki|bu bizim|ikimizin|ogretmenine|polise|baskasina',
      'soyleme*|soylemeyec*|anlatma*|bahsetme*|deme|duyma*|bilme*|kalsin|kalac*|sir*|sikayet etme*|inanmaz',
      'dedi|diyor*|diyo|der|soyl*|tembih*|ist*|yoksa|uyar*|tehdit*|yemin*|zorl*',
    ],
    { within: 2, but: [fiction, play, surprise, 'nereye|yasini|hamile*|nisan*'] },
  ),
  frame(
    [
      'sirrimiz*|sirrimizmis|bizim sirrimiz*|aramizda sir|kucuk sir|ikimizin sirri',
      'dedi|diyor*|diyo|der|soyl*|olsun|kalsin|kalac*|oldugunu',
    ],
    { within: 2, but: [fiction, surprise] },
  ),
  frame(
    [
      'kimseye|anneme|aileme|polise|birine|babama',
      'soyleyem*|anlatam*|diyem*|soylemeye kork*|anlatmaya kork*|soylersem|anlatirsam',
    ],
    { within: 1, but: [fiction, surprise, play, 'notumu|karne*|asik|sinav*'] },
  ),
  // Baskı, ihmal, zorbalık
  frame(
    [
      'kocam|esim|sevgilim|nisanlim|babam|ailem|kayin*|abim|erkek arkadasim',
      'disari|evden|sokaga|okula|ise|arkadaslarim*|ailemle|telefon*|calis*|kimseyle',
      'cikarmi*|cikmama|izin vermi*|gondermi*|birakmi*|yollamiyor*|gorustur*|aliyor|aldi|yasakl*|gorusmeme|konustur*|calismama',
    ],
    { within: 2, but: [fiction, 'gec saat*|gece|odev*|ders|hava|hasta*|oyun*|sinav*'] },
  ),
  frame(
    [
      'maasimi|parami|kimligimi|pasaportumu|kartimi|telefonumu',
      'elimden aliyor*|zorla ali*|el koy*|aliyor*|zorla|sakliyor*|kontrol ed*|vermiyor*|kiriyor*|kirdi',
    ],
    { within: 1, but: [fiction, 'banka*|polis*|tamir*|servis*|oglum|bebe*|dustu'] },
  ),
  frame(['yemek|su|ekmek', 'vermiyor*|vermedi*|vermez*', 'bana|bize|ceza*|gunler*|ailem|uvey*|annem|babam'], {
    within: 2,
    but: [fiction, 'restoran*|ucak*|otel*|kedi*|garson*'],
  }),
  frame(['bana|bize', 'yemek|ekmek|su', 'vermiyor*|vermedi*|vermez*'], {
    within: 1,
    but: [fiction, 'restoran*|ucak*|otel*|garson*'],
  }),
  frame(['zorbalik*|zorbalig*|akran zorba*|mobbing', 'yap*|gor*|ugr*|maruz|ed*|var'], {
    within: 2,
    but: [fiction, 'hakkinda|seminer*|ders*|proje*|poster*'],
  }),
  frame(
    [
      'okulda|sinifta|her gun|surekli|hep|herkes|serviste|is yerinde',
      'benimle dalga|alay ed*|bana kufur*|beni itiyor*|bana vuru*|parami al*|bana hakaret*|beni asagil*|bana tukur*|lakap tak*|beni tehdit*|beni dov*|beni kucuk dusur*',
    ],
    { within: 3, but: [fiction, play] },
  ),
  frame(
    [
      'bana|beni|bize',
      'hakaret*|kufur*|asagil*|kucuk dusur*|orospu|iskence*|eziyet*',
      'ed*|eder*|diyor*|dedi|ediyo*|yap*|etti*|hep|surekli',
    ],
    { within: 1, but: [fiction, play] },
  ),
  frame(
    [
      'vucudum|kollarim|her yerim|gozum|yuzum|sirtim|bacaklarim|kolum',
      'morluk*|morard*|mosmor|morartti|mor icinde|yara bere|mor|curuk*',
    ],
    { within: 1, but: [fiction, slip, play, 'dustum|carptim|far'] },
  ),
  frame(
    [
      'morluk*|morluklarimi|yaralarimi|curuklerimi|morarti*',
      'sakl*|gizl*|kapat*|fondoten*|makyaj*|babam*|kocam*|vur*|dov*',
    ],
    { within: 2, but: [fiction, slip, play] },
  ),
];
