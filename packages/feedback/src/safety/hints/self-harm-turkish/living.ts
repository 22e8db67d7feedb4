import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { gunluk, istemek, istememek, yer, yok } from './words.ts';

/** Rules for the wish to die, and for having no wish, no reason or no strength to live. */
export const living: readonly Rule[] = [
  // Rules for the wish to die.
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
  // Rules for statements of having no wish to live.
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
];
