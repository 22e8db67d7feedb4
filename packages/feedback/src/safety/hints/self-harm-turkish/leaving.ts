import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { gitmek, gunluk, istememek } from './words.ts';

/**
 * Rules for the wish never to wake up, feeling like a burden, the belief that other people would be better off
 * without the writer, and farewells.
 */
export const leaving: readonly Rule[] = [
  // Rules for the wish never to wake up.
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
  // Rules for feeling like a burden, and for the belief that other people would be better off without the writer.
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
  // Rules for farewells.
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
        'ders*|okul*|toplanti*|evde olmayacagim|evde|ofis*|sinav*|tatil*|kurs*|odev*|proje*|kitab*|is yerinde|iste|indirim*|yagmur*|musait*|ankara*|izmir*|istanbul*|antalya*|bursa*|koye|koyume|memleket*|yurt disi*|almanya*|seyahat*|izinli*',
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
];
