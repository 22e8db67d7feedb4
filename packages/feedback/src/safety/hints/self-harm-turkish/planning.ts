import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';

const manzara =
  'foto*|manzara*|balik*|durak*|bilet*|vapur*|parasut*|bungee|havuz*|yuz*|kedi*|top|cay|kahve*|kahvalti*';

/** Rules for suicide plans: a place, a day, a means, a farewell letter, or voices that tell the writer to do it. */
export const planning: readonly Rule[] = [
  frame(
    [
      'kopruye|kopruden|koprude|koprunun|catiya|catidan|catida|balkona|balkondan|ucurum*|pencereye|pencereden|camdan|terasa|terastan|raylara|raylarda',
      'atlayamad*|atlayacakt*|atlasam*|atlayas*|atlamaya|atlamak|atladim|atlayip|atliyor*|atlarim|birakas*|biraksam*|birakmak|cesaret*',
    ],
    { within: 4, but: [fiction, play, manzara] },
  ),
  frame(
    [
      'sesler|ses|kafamdaki|icimdeki|kafamin icinde*|beynim*',
      'atla|oldur*|olmemi|olmem|kes|zarar*|bitir*|yap|yapmami|atlamami',
      'diyor*|soyluyor*|emredi*|fisild*|istiyor*|bagir*',
    ],
    { within: 3, but: [fiction, play, 'odev*|yapay|asistan*'] },
  ),
  frame(
    [
      'son|veda',
      'mesaj*|mektu*|notum*|notlar*|video*|sozler*',
      'yaz*|atiyor*|attim|birak*|cek*|gonder*|hazir*',
    ],
    {
      within: 2,
      but: [fiction, play, 'parti*|okul*|tatil*|emekli*|mezun*|sinif*|mesajini gor*|saat*|dun aksam attigin'],
    },
  ),
  frame(
    [
      'olen|olmus|rahmetli|cennetteki|kaybettigim|vefat eden|topraktaki',
      'yanina|yaninda|kavus*',
      'git*|isti*|ist*|kavus*|ol*|gel*',
    ],
    { within: 3, but: [fiction, 'mezar*|ziyaret*'] },
  ),
  frame(['allah*|tanri*|rabbim', 'canimi|ruhumu|beni', 'al|alsa*|alsin|alir|alsana|oldur*|yanina'], {
    within: 2,
    but: [fiction, 'hayirli|askere'],
  }),
  frame(
    [
      'gununu|yerini|yolunu|tarihini|saatini|planimi|planini|seklini',
      'sectim|belirledim|karar*|yaptim|hazirladim|ayarladim',
      'aci*|bitecek|kurtul*|olece*|oluc*|huzur*|dayan*|son*',
    ],
    { within: 5, but: [fiction, play, 'dugun*|tatil*|sinav*|toplanti*|gezi*|kurs*'] },
  ),
  frame(['ip|ipi|urgan*|halat*|kablo*', 'boynuma|boynum*|tavana|bogazima'], {
    within: 3,
    but: [fiction, play, 'kolye*|atki*'],
  }),
  frame(
    [
      'camasir suyu*|fare zehri*|zehir|zehri|deterjan*|tiner*|asit',
      'ict*|icec*|icic*|icse*|icmek*|iciyor*|yut*',
    ],
    {
      within: 2,
      but: [fiction, play, 'kedi*|kopek*|cocuk*|bebe*|yanlislikla'],
    },
  ),
  frame(['kalbim*|nefesim*', 'dursa*|dursun|kesilse*|durmasini|bitse*|durur umarim'], {
    within: 2,
    but: [fiction, play, 'heyecan*|kostu*|spor*'],
  }),
  frame(['yasamayi|nefes almayi|bu hayati|mutlu olmayi', 'hak etmi*|haketmi*'], {
    within: 1,
    but: [fiction],
  }),
  frame(['keske', 'ben', 'olsem|olseydim|yasamasam|gitsem|olmeliydim'], {
    within: 2,
    but: [fiction, 'tatile|gezmeye'],
  }),
  frame(['ben', 'olmeliydim|olmem gerek*|olmeliyim|geberme*'], { within: 2, but: [fiction, play] }),
  frame(
    [
      'uyandigima|uyandigim icin|gozumu actigima|hala yasadigima|hayatta oldugum*|nefes aldigima',
      'uzul*|kiz*|agliy*|pisman*|lanet*|nefret*|isyan*',
    ],
    { within: 2, but: [fiction, play, 'gec|erken|ruya*'] },
  ),
  frame(
    [
      'keske',
      'depremde|kazada|o gun|o gece|enkaz*|ameliyatta',
      'ben de|gitseydim|olseydim|kalsaydim|olen ben',
    ],
    {
      within: 3,
      but: [fiction, 'tatil*|mac*|konser*'],
    },
  ),
  frame(
    [
      'esyalarim*|kitaplarim*|kedim*|kopegim*|vasiyet*',
      'kime|kimin|benden sonra|ben gidince|ben olunce|arkamdan',
      'birak*|kal*|bak*|yazd*|ver*|alacak*',
    ],
    { within: 3, but: [fiction, play, 'tatil*|tasin*|yurda'] },
  ),
  frame(['kimseye|hic kimseye|sessizce', 'git*|kaybol*|yok ol*', 'donmey*|donmem*|bulamay*|bir daha'], {
    within: 4,
    but: [fiction, play, 'tatil*|gezi*'],
  }),
  frame(
    ['icimden|icimden hep|tek istegim', 'bitirmek|son vermek|birakip gitmek|yok olmak|kaybolmak|atlamak'],
    {
      within: 3,
      but: [fiction, play, 'odev*|kitab*|proje*|okulu'],
    },
  ),
  frame(
    ['arabanin|otobusun|trenin|metronun|kamyonun|tramvayin', 'onune|altina', 'at*|atla*|birak*|yat*|cik*'],
    {
      within: 2,
      but: [fiction, play, 'kedi*|kopek*|top|cocuk*|park*'],
    },
  ),
];
