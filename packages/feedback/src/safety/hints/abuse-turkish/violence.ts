import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play, slip } from '../beside.ts';
import { bize, kim, vurmak } from './words.ts';

/** Rules for physical violence and fear, confinement, neglect, bruises and bullying. */
export const violence: readonly Rule[] = [
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
  // Rules for control, neglect and bullying in Turkish.
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
