import { frame, type Words } from '../frame.ts';
import type { Rule } from '../rule.ts';
import { fiction, illness, play, slip } from './beside.ts';

const istemek: Words =
  'ist*|dusun*|diliyo*|planl*|ozlu*|hayal*|bekl*|raziyim|hazirim|karar*|hak edi*|lazim|kurtul*|geliyor*|var';
const istememek: Words = 'istemi*|istemem|istemedi*|gelmi*|gelmez|sevmi*';
const yok: Words =
  'yok|yoktur|kalmad*|kalmamis*|bulam*|gorem*|gormu*|bitti|tukendi|bilmi*|degil|degmez|ne|nedir|kaybet*|yitir*|anlamsiz';
const yer: Words =
  'koy*|sehir*|sehr*|ulke*|turkiye*|istanbul*|ankara*|izmir*|ev|evde|burada|burda|orada|apartman*|yurtta|mahalle*|ailemle|annemle|babamla|yurt disi*|kasaba*|almanya*|sitede';
const gunluk: Words = 'erken|alarm*|okul*|pazartesi*|ders*|odev*|sinav*|tatil*|hafta sonu|ise';
const gitmek: Words =
  'olsem|olsek|olursem|oldugumde|olunce|oldukten|olmus olsam|gitsem|gidersem|gidince|kaybolsam|yok olsam|olmasam|olmasaydim|olmazsam|olmayinca|yok olursam|kendimi oldursem|hic dogmasaydim|dogmasaydim';
const beden: Words =
  'bilek|bilegi*|bilekle*|kolum*|kollarim*|bacag*|bacak*|bacaklar*|damar*|derim*|tenim*|karnim*|elimi|ellerimi|vucudum*|bedenim*';
const kesmek: Words =
  'kes|kesi*|kese*|kest*|kesm*|kess*|kesec*|kesic*|kesti*|ciz|cizi*|cizd*|cizm*|cize*|jilet*|faca*|yaki*|yakt*|yakm*|yakac*|kazi*|kanat*|sigara*|dogra*|parcala*|yarala*';
const hap: Words = 'hap|hapi|haplar*|hapl*|ilac|ilaci*|ilacl*|ilaclar*|uyku hapi*|antidepresan*|tablet*';
const icmek: Words =
  'ic|ict*|icec*|icic*|iciy*|icse*|icer*|icmek*|icmey*|icip|yut*|al|alicam|alacag*|biriktir*|sakl*|topl*';

/** Despair as people hint at it in Turkish. One line a way of saying it; words folded (ö → o, ı → i). */
export const selfHarmTurkish: readonly Rule[] = [
  // Ölüm
  frame(['olum|olumu|olume|olumumu|olumden|olmeyi|olmek|oleyim|olmem', istemek], {
    but: [fiction, 'merak*|gulmek*|sicak*|aclik*'],
  }),
  frame(['intihar*|intahar*|intiar*|entihar*|intihr*|intihaar*|inthar*|intihat etmek'], {
    but: [fiction, 'etmis|etti|eden|saldiri*|oranlari|bombaci*|hakkinda'],
  }),
  frame(
    [
      'olsem|olseydim|gebersem|geberip|geberey*|gebermek|olup gitsem|olup gideyim|olup kurtul*|olsem de|oleyim artik|olmek var',
    ],
    {
      but: [
        fiction,
        'gulmek*|sicak*|aclik*|yorgunluk*|soguk*',
        'olsem de yemem|olsem de gitmem|olsem de yapmam',
      ],
    },
  ),
  frame(
    [
      'olum|olmek',
      'kurtulus*|cozum|cozumu*|care|caresi|tek yol|daha iyi|daha kolay|huzur*|en iyisi|guzel|kolay',
    ],
    { but: [fiction] },
  ),
  frame(
    [
      'nasil|en kolay|en acisiz|acisiz|en hizli',
      'olurum|olursun|olebil*|olunur|olum|olmek|intihar*|kendimi oldur*',
    ],
    { but: [fiction, play] },
  ),
  frame(['ben|icim|icimde|zaten|ruhum|yasayan', 'oluyum|olu|oluyum ben|oldu|olmus|olu gibi*'], {
    within: 1,
    ends: true,
    but: [fiction, 'dedem|ninem|kopeg*|kedi*|kus*|babam|annem|gulmek*|yorgunluk*'],
  }),
  frame(['araba|otobus|kamyon|tren|kamyonet|tir', 'carpsa*|ezse*|carpip|vursa|ezip gec*'], {
    but: [fiction],
  }),
  frame(['keske', 'kanser|kaza|hasta|deprem', 'olsam|gecirsem|olsa|olsaydim|gecirseydim|kalsaydim'], {
    within: 3,
    but: [fiction],
  }),
  // Yaşamak
  frame(
    [
      'yasamak|yasamayi|yasamaya|nefes almak|nefes almayi|var olmak|hayatta olmak|hayatta kalmak|bu dunyada olmak|bu dunyada kalmak|bu hayati|bu dunyayi|hayata devam etmek|yasamaya devam etmek|devam etmek|burada olmak|gunu gormek|yarini gormek|sabahi gormek',
      istememek,
    ],
    { but: [fiction, yer, gunluk] },
  ),
  frame(['icimden|icimde|canim', 'yasamak|yasama*', 'gelmi*|istemi*|kalmad*|yok'], { but: [fiction] }),
  frame(
    [
      'yasama*|yasami*|yasamam*|yasamak|hayat|hayata|hayati*|hayatim*|hayatta*|hayattan|dunya*|yarin*|gelecek*|gelecegi*|gelecege|var olma*|icin',
      'neden*|sebep*|sebeb*|amac*|gerek*|anlam*|istek*|isteg*|heves*|guc|gucum*|enerji*|umut|umud*|umudum*|beklenti*|dayanag*|tat|tadi|sevinc*',
      yok,
    ],
    { but: [fiction, yer, 'bu kelime*|cumle*', 'mac*'] },
  ),
  frame(['hicbir seyin|hic bir seyin|her seyin|hicbir seyde', 'anlam*|onem*|tadi', 'yok|kalmad*'], {
    within: 1,
    but: [fiction, play],
  }),
  frame(
    [
      'git*|kurtul*|kac*|ayril*|biktim|yoruldum|bezdim|usandim|nefret ediyorum|sogudum|koptum',
      'bu dunyadan|bu hayattan|hayattan|yasamaktan|her seyden|herseyden|kendimden|canimdan',
    ],
    { within: 2, but: [fiction, play] },
  ),
  frame(['uyanmak istemi*', 'artik|hic|bir daha|asla'], { within: 1, but: [fiction, 'erken|alarm*|okul*'] }),
  frame(
    [
      'hayat|hayatim|yasam|yasamak|yasamim|her sey|hersey|dunya|gunler*',
      'anlamsiz*|bos|bombos|cekilmez*|iskence*|cok agir|agir geliyor*|zor geliyor*|cehennem*|bitti|sona erdi|zehir*|katlanilmaz*|manasiz*|dayanilmaz*|degersiz*|kaldiram*',
    ],
    { within: 2, but: [fiction, play, 'okul hayati*|universite hayati*|is hayati*|sinav*|indirim*|market*'] },
  ),
  frame(
    [
      'neden|niye|ne diye|nicin',
      'yasiyor*|yasiyo*|dogdum|dogmusum|hayattayim|dunyaya geldim|varim|dogurdu*|nefes al*|uyaniyor*|yasamak zorunda*|yasayayim',
    ],
    { within: 2, but: [fiction, yer, 'istanbulda|yalniz yasiyor'] },
  ),
  frame(
    [
      'keske',
      'dogma*|hic olmasaydim|var olmasaydim|hic var ol*|yasamasaydim|uyanma*|olseydim|olsem|olmus olsaydim|yok olsam|yok olsaydim|dogurmasaydi*|gelmeseydim|hayatta olmasam|ben de olseydim',
    ],
    { within: 4, but: [fiction, 'bu okula|buraya|bu sehre|erken|ben de gelme*|hasta olmasaydim', 'alarm*'] },
  ),
  frame(
    [
      'dogma*|dogmus ol*|yasa*|yasamay*',
      'hata*|pisman*|hak etmi*|haketmi*|istemezdim|beceremi*|nefret*|yorul*|biktim|degmez*|gerek yok|luzum*|zorunda*',
    ],
    { within: 2, but: [fiction, yer] },
  ),
  frame(
    [
      'hayattan|yasamaktan|bu dunyadan|bu hayattan|dunyadan|canimdan|her seyden|herseyden|kendimden|nefes almaktan|uyanmaktan|omrumden|hayatimdan',
      'bik*|bez*|yorul*|sogu*|kop*|git*|kac*|kurtul*|nefret*|tiksin*|vazgec*|usan*|umud*|sikil*|ayril*|goc*|igren*|yildim|el etek*|soyutla*|beklent*|zevk alm*|tat alm*|keyif alm*|memnun degil*',
    ],
    { within: 2, but: [fiction, play, 'kurtuldum cok|gurultu*', 'sabah* uyanmaktan|erken*'] },
  ),
  frame(['kendimden|hayatimdan', 'nefret*|tiksin*|igren*|bik*|utani*'], { within: 1 }),
  frame(['vazgec*|pes ettim|pes edi*|biraktim', 'hayattan|yasamaktan|kendimden|her seyden'], { within: 2 }),
  frame(
    [
      'yasamaya|yasamak|devam etmeye|dayanmaya|savasmaya|nefes almaya|katlanmaya',
      'gucum*|halim*|mecalim*|takatim*|dermanim*|enerjim*|kuvvetim*',
      yok,
    ],
    { within: 1, but: [gunluk, play] },
  ),
  frame(
    [
      'gucum|dayanma gucum|dayanacak gucum|takatim|mecalim|umudum|tahammulum|hic umudum',
      'kalmad*|yok|bitti|tukendi|kalmamis*',
    ],
    { within: 1, but: [play, gunluk, 'spor*|kosu*|kostu*|yuru*|merdiven*'] },
  ),
  frame(['dayanam*|katlanam*|kaldiram*|tasiyam*|cekem*', 'artik|hayat*|yasamaya|bu aciya|boyle|daha fazla'], {
    within: 2,
    but: [
      'sicag*|sicak*|sogug*|soguk*|tatli*|cikolata*|gurultu*|canta*|bavul*|valiz*|filme*|trafik*|koku*',
      play,
    ],
  }),
  frame(
    [
      'artik|daha fazla|boyle|bu hayati|bu hayata|bu aciya|bu yuku|bu aciyi|hayati',
      'dayanam*|katlanam*|kaldiram*|tasiyam*|cekem*|devam edem*|yasayam*|surdurem*|goturem*',
    ],
    {
      within: 3,
      but: [
        'sicag*|sicak*|sogug*|soguk*|tatli*|cikolata*|gurultu*|canta*|bavul*|trafik*|koku*|diyet*|kurs*|spor*',
        play,
        yer,
      ],
    },
  ),
  frame(
    [
      'dunyaya|bu dunyada|hayatta|bu hayatta',
      'ait degil*|yerim yok|fazlayim|fazlaligim|isim yok|yerim kalmadi|hic kimsem|isim kalmadi|fazlalik*',
    ],
    { within: 2, but: [fiction] },
  ),
  frame(
    [
      'gelecek|gelecegim|gelecegimi|bir gelecek|yarinim|yarini',
      'gorem*|yok|gormu*|kalmad*|hayal edemi*|dusunemi*',
    ],
    {
      within: 2,
      but: [fiction, 'meslek*|gelecek hafta|gelecek yil|gelecek ay|gelecek sene|yarinim yok ders'],
    },
  ),
  // Uyku
  frame(
    [
      'uyu*|uykuya|yatsam|gozlerimi|gozumu|yatip|uyku*',
      'uyanma*|uyanmak istemi*|acmasam|acmamak|acmak istemi*|hic kalkma*|bir daha kalkma*|kapatip bir daha|acmayayim|kapasam bir daha',
    ],
    { within: 5, but: [fiction, gunluk, 'kacta'] },
  ),
  frame(
    [
      'bir daha|hic|asla|sonsuza',
      'uyanma*|uyanmak istemi*|uyanmamak|uyusam|uyumak isti*|acmasam gozlerimi|uyuyayim',
    ],
    { within: 3, but: [fiction, gunluk, 'uyanmadi'] },
  ),
  frame(
    ['sonsuz*|ebedi*|sonsuza dek|sonsuza kadar', 'uyku*|uyu*|huzur*|sessizlik*|dinlen*|yok ol*|kaybol*|git*'],
    { within: 1, but: [fiction] },
  ),
  frame(['uyanmak|sabaha cikmak|gozumu acmak|gozlerimi acmak|sabahi gormek', istememek], {
    within: 1,
    but: [fiction, gunluk, 'sabah|sabahlari|soguk*|ruya*|saat'],
  }),
  // Yük, bensiz
  frame(
    [
      'herkese|aileme|anneme|babama|onlara|size|sana|cocuklarima|kimseye|esime|kocama|insanlara|dunyaya|etrafima|cevreme|arkadaslarima|kardeslerime',
      'yuk|yukum|yuku*|yukten|ayak bagiyim|ayak bagi',
    ],
    { within: 3, but: ['kamyon*|kargo*|tasi*', fiction] },
  ),
  frame(
    [
      'yuk|yukten|ayak bagi*|fazlalik|bir yuk',
      'oluyor*|oldum|olmak istem*|gibi*|baska|olmaktan|gibiyim|olmay*|hissed*|oldugumu',
    ],
    { within: 1, but: ['kamyon*|kargo*|gemi*|ucak*', fiction] },
  ),
  frame(
    [
      'ben|bensiz|benim yoklug*|benden|yoklugum*',
      `${gitmek}|bensiz|kurtul*|yokken|yoksam`,
      'daha|rahat*|mutlu*|kurtul*|kimse*|huzur*|uzul*|agla*|iyi*|umrund*|umurund*|fark*|sevin*',
    ],
    { within: 2, but: [play, fiction, 'gec kal*|yemek*|odev*|ders*|yardim*'] },
  ),
  frame(['bensiz', 'daha|rahat*|mutlu*|kurtul*|iyi*|huzur*|guzel*|de yasa*|devam'], {
    within: 3,
    but: [play, fiction, 'parti*|gittiler*|tatil*|basla*|film*'],
  }),
  frame(
    [
      'herkes|hepsi|ailem|annem|babam|insanlar|hepiniz|onlar|kocam|esim|dunya|cocuklarim',
      'benden|bensiz|ben olmasam|ben olmadan|ben olmasaydim|ben gidince|ben olunce|ben olsem|ben yokken|ben gitsem',
      'kurtul*|rahat*|mutlu*|iyi*|huzur*|guzel*|sevin*',
    ],
    { within: 3, but: [play, fiction] },
  ),
  frame(
    [
      'olsem|yok olsam|kaybolsam|ortadan kaybolsam|gitsem|olmasam|ben olmasam|olursem|yok olursam|olmasaydim',
      'kimse*|kimsenin|hic kimse|umrun*|umurun*|fark*|uzul*|agla*|daha iyi|rahat*|kim uzul*|kurtul*|kim agla*',
    ],
    { within: 3, but: [play, fiction, 'yarin derse|derste'] },
  ),
  frame(
    [
      'kimse|kimsenin|hic kimse|hickimse|hic kimsenin',
      'uzulmez|farketmez|fark etmez|aramaz|aglamaz|ozlemez|umrunda degil*|umurunda degil*|beni istemiyor*|ihtiyaci yok|merak etmez|anlamaz bile|yoklugumu*|beni sevm*|yasadigimi',
    ],
    {
      within: 3,
      but: [
        play,
        fiction,
        'ispanak*|yemegi*|gelmek*|oynamak*|calismak*|bu dersi|dersi|sinavi|yapmak*|yapmayi|gitmek*',
      ],
    },
  ),
  frame(
    [
      'yok olmak|yok olup|yok olsam|yok olayim|kaybolmak|kaybolup gitmek|kaybolsam|ortadan kaybolmak|silinmek|buharlasmak|hic olmamak|olup gitmek',
      'isti*|git*|diye|keske|isterdim|dusun*|artik|hayal*',
    ],
    { within: 2, but: [play, fiction, 'sosyal medya*|instagram*|ormanda|sokaklarinda|tatil*|turleri'] },
  ),
  frame(
    [
      'degersizim|degersiz biriyim|ben bir hicim|bir hicim|hicbir ise yaramiyorum|ise yaramazim|ise yaramazin tekiyim|degersiz hissediyorum|cope atilmis|bosuna yasiyorum|hicbir sey hissetmiyorum|olu gibiyim|yasayan oluyum|caresizim|cikis yolum yok',
    ],
    { but: [fiction] },
  ),
  frame(
    [
      'cikis|cikis yolu|cikar yol|kurtulus|baska care|baska yol|carem|cozum',
      'yok|kalmad*|gorem*|bulam*|gormu*',
    ],
    {
      within: 1,
      but: [fiction, play, 'otopark*|metro*|trafik*|bina*|matematik*|denklem*|labirent*|sorunun'],
    },
  ),
  // Veda
  frame(
    [
      'elveda|hosca kal*|hoscakal*|hoscakalin|veda',
      'herkes*|dunya|hayat|sonsuza|son|anne*|sevdiklerim*|artik|edi*|etmek|ediyor*|ettim|affed*|ailem*|hakkin*|mektub*|mektup*',
    ],
    { within: 2, but: [fiction, 'okul*|mezun*|parti*|havaalani*|tasin*|yemegi|gecesi|otogar*'] },
  ),
  frame(
    [
      'son mesajim*|son sozum|son sozlerim|son gecem|son gunum bu dunyada|bu benim son|hayatimin son|son kez yaz*|son yazim|vasiyetim*|son konusma*|son mektub*|son mektup*|bu son mesaj*|bu son konus*|bu son gece*',
    ],
    { but: [fiction, play, 'sinav*|ders*|sene*|yilim|tatil*|universite*|hakkim|sansim|kurs*|durak*'] },
  ),
  frame(
    [
      'beni|bizi|bir daha|artik',
      'goremeyec*|gormeyec*|duyamayac*|duymayac*|bulamayac*|gorusemeyec*|gorusmeyec*|goremez*|aramayin|merak etmeyin|bulamazsiniz|konusamayac*',
    ],
    { within: 3, but: [fiction, 'tasin*|mezun*|yurt disi*|tatil*|instagram*|film*'] },
  ),
  frame(
    [
      'yarin|haftaya|yakinda|bu gece|bu aksam|bundan sonra|bayrama|yarina',
      'olmayacagim|olmayacam|olmicam|yasamiyor olacagim|hayatta ol*|gidiyorum bu*|bitecek|bitiyor|son verec*|son vericem|cikmam|bitirec*|bitiric*|yok olac*|burada olmam',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'ders*|okul*|toplanti*|evde olmayacagim|evde|ofis*|sinav*|tatil*|kurs*|odev*|proje*|kitab*|is yerinde|iste|indirim*|yagmur*|musait*',
      ],
    },
  ),
  frame(
    [
      'affet|affedin|affedin beni|beni affet*|ozur dilerim|kusura bakmayin|beni unutmayin|hakkinizi helal*|hakkini helal*|helal edin|hakkimi helal*',
      'anne*|annem|baba*|ailem|herkes*|beni|edin*|et|ettim|gidiyorum|artik|hersey*|her sey*',
    ],
    { within: 2, but: ['gec kal*|odev*|yanlis*|hata*|tabag*|bardag*'] },
  ),
  frame(
    [
      'mektup|mektubumu|mektuplar|not',
      'yazdim|biraktim|birakac*|hazirla*',
      'aile*|anne*|arkam*|geride|herkes*|olunce|gidince|olumum*|veda',
    ],
    { within: 4, but: [fiction, 'buzdolab*|odev*'] },
  ),
  frame(
    [
      'aileme|anneme|herkese|arkamda|geride|babama',
      'mektup|not|mektubu*|veda',
      'yazdim|biraktim|birakac*|yazac*|yazic*|ettim|hazirla*|birakic*',
    ],
    { within: 2, but: [fiction, 'askerden|yurt disi*|tatil*|buzdolab*|market*'] },
  ),
  frame(
    [
      'ben|bana',
      'oldukten sonra|oldugumde|olunce|gittikten sonra|bir sey olursa|olursem',
      'agla*|uzul*|unut*|iyi bak*|anla*|pisman*|bakin|mutlu*|rahat*|sahip cik*',
    ],
    { within: 4, but: [fiction] },
  ),
  // Kendine zarar
  frame(
    [
      'kendime|kendine|kendisine|kendi bedenime|bedenime|vucuduma',
      'zarar*|kiy*|bir sey yap*|biseyler yap*|bir seyler yap*|eziyet*|iskence*|ceza*|aci cektir*|aci ver*|kotu bir sey*|bisey yap*|vuruyor*|acimi*|kesik*|jilet*',
    ],
    { within: 2, but: [fiction, 'kahve*|yemek*|sigara* zarar|guzel'] },
  ),
  frame(
    [
      'kendimi|kendini',
      'oldur*|as|asi*|asac*|asar*|astim|asmak*|asay*|kesi*|kest*|kesm*|kesec*|kesic*|ciziyor*|cizdim|jilet*|yakmak*|yakac*|yakiyor*|yarala*|zehirle*|cezalandir*|ac birak*|bogmak*|bogac*|bosluga*|asagi*|camdan*|yok ed*|yok et*|bitir*|bitiric*|trenin*|arabanin*|yola at*|denize at*|kopruden*|balkondan*|catidan*|bicakla*|feda*|onune at*|vurmak*|vurac*|vuruc*|ipe*|parcala*|kanat*',
    ],
    { within: 2, but: [fiction, play, slip, 'gelistir*'] },
  ),
  frame([beden, kesmek], {
    within: 3,
    but: [
      fiction,
      slip,
      play,
      'gunes*|resim*|kagit*|cam|bicak kaydi|bulasik*|ekmek*|meyve*|salata*|domates*',
      'kesildi|yakar*',
      'o|bana',
    ],
  }),
  frame(
    [
      'faca|facali*|facala*|jilet|jiletle*|jileti*|ustura*|falcata*|maket bicagi*',
      'at*|kol*|bileg*|bilek*|kes*|ciz*|kendi*|sakl*|ald*|vur*|bacag*',
    ],
    { within: 3, but: [fiction, slip, 'sakal*'] },
  ),
  frame(
    [
      'kesikler*|kesik izi*|kesik izleri*|yara izleri*|kolumdaki iz*|kollarimdaki*|bilegimdeki*|bacaklarimdaki*|kolumdaki kesik*|jilet izi*',
      'sakl*|gizl*|var|gor*|dolu|kapat*|ort*|sor*|iz*|kesik*',
    ],
    { within: 3, but: [fiction, slip, 'dovmeler*|ben'] },
  ),
  frame(
    [
      'kan|kani|kanimi|aci|aci cekmek|canim yan*|kesince|acisi|keserken|zarar verince|canimi yak*|canimi acit*',
      'rahatl*|sakinles*|iyi gel*|iyi hissed*|huzur*|hosuma*|unutuyor*|hissetmek*|kesiyor*|hak ediyor*',
    ],
    { within: 3, but: [fiction, slip, 'spor*|masaj*|tahlil*|bagis*|biber*'] },
  ),
  frame(
    [
      'canima kiy*|canina kiy*|canimi al*|canimi yakiyorum|canimi yakmak isti*|canimi acitiyor*|canima susa*|canima tak etti|kendime kiy*|bileklerim|kendimi kesiyor*',
    ],
    { but: [fiction, slip, 'bilezik*|agriyor*|agridi|ince|spor*|bana'] },
  ),
  // Yollar
  frame([hap, icmek], {
    within: 5,
    but: [
      fiction,
      illness,
      'agri kesici|bir hap|bir ilac|bir tane|gunde|duzenli*|recete*|eczane*|aksamlari|sabahlari|tok karn*|agri*|mide*',
      'antibiyotik*|ogretmen*|hastan*',
    ],
  }),
  frame(
    [
      'butun|tum|hepsini|bir avuc|bir kutu|kutu kutu|bir sise|bir suru|cok fazla|fazla|otuz|yirmi|kirk|elli|on|\\d\\d|kac tane|ne kadar',
      hap,
    ],
    { within: 2, but: [fiction, 'doktor*|eczane*|dedem|ninem|hasta*|fiyat*|lira|para', 'pahali*'] },
  ),
  frame([hap, 'hepsini|tamamini|kutu|avuc|fazla|birden', icmek], {
    within: 3,
    but: [fiction, 'doktor*|antibiyotik*|hastay*'],
  }),
  frame(
    [
      'kopruden|balkondan|camdan|catidan|pencereden|kattan|ucurumdan|yuksekten|binadan|teras*|kuleden|minareden',
      'atla*|atsam|atiyim|atay*|atacag*|atic*|birak*|dus|dussem|at|ucmak*|atmak*',
    ],
    {
      within: 2,
      but: [fiction, play, 'kedi*|hirsiz*|kus*|parasut*|bungee*|cop*|denize|top|mandal|saksi|dustu'],
    },
  ),
  frame(
    [
      'trenin|arabanin|arabalarin|metronun|otobusun|kamyonun|tirin|raylarin|raylara|raylar',
      'onune|ustune|uzerine|altina|atla*|yat*',
      'atla*|at*|cik*|yat*|gir*|isti*|kos*',
    ],
    { within: 1, but: [fiction, 'kedi*|kopek*|park*|top', 'istiyor musun'] },
  ),
  frame(
    [
      'ip|halat|ilmik|ilmek|urgan|silah|tabanca|zehir|fare zehri|tetig*',
      'aldim|buldum|sakl*|bagla*|gecir*|hazir*|daya*|cek*|sikmak*|tavan*|boyn*|dusun*|var artik|icic*|icec*|icmek*|isti*',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'dag*|tirman*|camasir*|orgu*|ormek|tekne*|polis*|asker*|fare*|bocek*|ip atla*|salincak*|dikis*|kazak*|av',
      ],
    },
  ),
  frame(['kafama|basima|sakagima|kafamdan|agzima', 'sik*|kursun*|silah*|daya*|tabanca*'], {
    within: 2,
    but: [fiction, play],
  }),
  frame(
    [
      'her sey|hersey|bu aci|bu hayat|artik|hayatim|omrum|bu iskence|acilarim|bu cile',
      'bitsin*|son bulsun*|bitse*|bitirmek*|bitiric*|bitirec*|bitmesini*|son verm*|son vere*|son veric*|sona ersin|dinsin',
    ],
    {
      within: 3,
      but: [
        fiction,
        gunluk,
        play,
        'kis|yaz|pandemi*|savas*|yagmur*|trafik*|toplanti*|kurs*|is|proje*|kitab*|bu hafta|iliski*|dizi*',
      ],
    },
  ),
  frame(
    [
      'hayatima|hayatimi|yasamima|omrume|hayati',
      'son ver*|son|bitir*|noktala*|sonlandir*|nokta koy*|kiy*|vazgec*|feda',
    ],
    { within: 2, but: [fiction, 'ev hayati*|duzene|son zamanlar*|son yillar*|son donem*', 'hayatimi son'] },
  ),
];
