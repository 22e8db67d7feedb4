import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { kim } from './words.ts';

const iyilik =
  'kaza*|yanlislikla|kuafor*|berber*|doktor*|disci*|ameliyat*|dusunce|top|saka*|oje*|krem*|masaj*';

/** Rules for force, injuries by another person, and pressure to stay: threats, or taking away the phone. */
export const forcing: readonly Rule[] = [
  frame(
    [
      kim,
      'elimi|ellerimi|kolumu|yuzumu|bacagimi|sirtimi|sacimi|saclarimi|parmagimi|burnumu|disimi|dislerimi|kaburgami|kafami|agzimi|dudagimi',
      'yakti*|yakiyor*|kirdi*|kiriyor*|buktu*|bukuyor*|kesti*|yoldu*|yoluyor*|morart*|haslad*|ezdi*|kanatt*|patlatt*|vurdu duvara',
    ],
    { within: 4, but: [fiction, play, iyilik] },
  ),
  frame(
    [
      'ayrilirsan|ayrilirsam|soylersen|soylersem|gidersem|gidersen|gitmezsem|gondermezsem|gondermezsen|istemezsem|yapmazsam|yapmazsan|terk edersen|terk edersem|konusursan|konusursam|anlatirsam|anlatirsan',
      'oldur*|dov*|yayar*|yayacak*|yayarim|paylas*|gebert*|rezil*|zarar*|bitir*|vur*|birak*|pisman*|ifsa*',
    ],
    { within: 4, but: [fiction, play, 'ogretmen ders*|odevi|odevimi|kitabi'] },
  ),
  frame(
    [
      kim,
      'telefonum*|kimligi*|pasaportum*|maasim*|parami|anahtar*',
      'cikar*|cikam*|kilit*|yasak*|konustur*|gorustur*|izin vermi*|dov*|kimseyle',
    ],
    { within: 5, but: [fiction, play, 'ders*|sinav*|odev*|havaalani*|ogretmen*'] },
  ),
  frame(
    [
      'sarhos*|icince|icki|alkol*|icip',
      'korkuyor*|korku*|saklan*|vuruyor*|vuru*|dovuyor*|dov*|kiriyor*|saldir*|tehdit*|tekme*|tokat*|bagirip',
    ],
    { within: 4, but: [fiction, play, 'trafik*|ehliyet*|surucu*|su icince|cay'] },
  ),
  frame(
    [
      'zorla',
      'iliski*|beraber ol*|opt*|opmek|opuyor*|soydu|soyuyor*|soyun*|elle*|sahip|evlen*|nikah*|birlikte ol*|nisan*|tutuyor*|kilitl*',
    ],
    { within: 3, but: [fiction, play, 'cocugu doktor*|bebe*|krem*'] },
  ),
  frame(
    [
      'istemedigim halde|istemememe ragmen|hayir dedim|hayir dememe ragmen|dur dedim|birak dedim',
      'dokun*|optu*|opuyor*|yapti*|devam|durmad*|zorla*|elle*|birakmad*|dinlemedi*',
    ],
    { within: 3, but: [fiction, play, 'tatli*|teklif*|davet*|muzik*|yemek*'] },
  ),
  frame(
    [
      'tuvalette|koridorda|serviste|bahcede|odada|ara sokakta|asansorde',
      'sikistir*|kistir*|dovdu*|dovuyor*|tekmele*|soyd*',
    ],
    { within: 3, but: [fiction, play] },
  ),
  frame(
    ['bana|bize', 'kotu|ciplak|mustehcen|porno|ayip|cinsel', 'video*|film*|resim*|foto*|goster*|izlet*'],
    { within: 2, but: [fiction, play, 'kalite*|haber*'] },
  ),
  frame(
    [
      kim,
      'karnima|kafama|sirtima|bogazima|boynuma|yuzume|elime|koluma|bacagima',
      'tekme*|vur*|bast*|basi*|sikt*|sik*|yumruk*|bicak*|firlat*',
    ],
    { within: 4, but: [fiction, play, iyilik, 'krem*|pansuman*|dovme*'] },
  ),
  frame(
    [
      'bicaklar*|oldururum|doverim|kirarim|kiracagim*|gebertirim|yakarim|kafani kir*',
      'dedi|diyor*|soyledi*|soyluyor*|tehdit*|mesaj*|yazdi*|yaziyor*',
    ],
    { within: 2, but: [fiction, play, 'saka*|vazo*|bardag*|tabag*'] },
  ),
  frame(
    ['bacaklarimi|kemiklerimi|kafami|kolumu|agzimi', 'kir*|dagit*|patlat*', 'soyle*|dedi|diyor*|tehdit*'],
    { within: 2, but: [fiction, play, 'saka*'] },
  ),
  frame([kim, 'yemek|su|ekmek', 'vermiyor*|vermedi*|vermez|yasakl*|kilitl*'], {
    within: 2,
    but: [fiction, play, 'kedi*|kopek*ine|diyet*|oruc*|tarif*|hastane*'],
  }),
  frame(
    [
      'ustumu|uzerimi|kiyafetlerimi|elbisemi|pantolonumu|etegimi',
      'cikar*|soy*|yirt*|cekis*|siyir*',
      'video*|foto*|cek*|dokun*|zorla*|odada|tuvalette',
    ],
    { within: 3, but: [fiction, play, 'terzi*|camasir*|yikad*|doktor*|kabin*'] },
  ),
  frame(
    [
      'istemedigim|tanimadigim|yasli|benden buyuk',
      'adama|adamla|biriyle|birine|erkege',
      'ver*|evlen*|nisan*|nikah*|sat*',
    ],
    { within: 2, but: [fiction, play, 'para|hediye|bilgi|kitap|oy'] },
  ),
];
