import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { album, fiction, play, slip, surprise } from '../beside.ts';
import { dokunmak, kim, yerlerim } from './words.ts';

/** Rules for touching, threats, requests for pictures, and secrets. */
export const luring: readonly Rule[] = [
  // Rules for touching and sexual violence in Turkish.
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
  // Rules for threats in Turkish.
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
  // Rules for requests for pictures, and for secrets, in Turkish.
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
];
