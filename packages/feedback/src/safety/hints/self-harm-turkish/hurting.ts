import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, illness, play, slip } from '../beside.ts';
import { beden, gunluk, hap, icmek, kesmek } from './words.ts';

/** Rules for self-harm and means of dying. */
export const hurting: readonly Rule[] = [
  // Rules for self-harm in Turkish.
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
  // Rules for means of dying.
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
