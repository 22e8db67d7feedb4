import type { Words } from '../../frame.ts';

/** Normalized words that several rules for abuse in Turkish share. */
export const kim: Words =
  'babam|annem|abim|ablam|agabeyim|agbim|kardesim|kocam|esim|karim|sevgilim|nisanlim|eski esim|eski sevgilim|amcam|dayim|dedem|uvey \\w+|ogretmenim|ogretmen|hocam|hoca|patronum|mudurum|mudur|kayinvalidem|kaynanam|kayinpederim|kayinbiraderim|enistem|eniste|kuzenim|halam|teyzem|yengem|arkadasim|arkadaslarim|cocuklar|siniftakiler|sinif arkadas\\w*|ailem|onlar|biri|birisi|adam|bir adam|komsu|komsumuz|antrenor\\w*|koc|kocum|servisci|sofor\\w*|abi|amca|o|bir cocuk|erkek arkadasim|kiz arkadasim|ustam|imam';
export const bize: Words =
  'bana|beni|bize|bizi|anneme|annemi|kardesime|kardesimi|kardeslerimi|kardeslerime|ablama|ablami|cocuklarima|cocuklarimi|kizima|kizimi|oglumu|yuzume|kafama|sirtima|karnima|arkadasimi|teyzemi|yengemi|birbirlerine';
export const vurmak: Words =
  'vuru*|vurd*|vurur*|vurac*|vurma*|vurmus*|dovu*|dovd*|dover|doverdi|dovec*|dovmek*|dovmus*|dovm*|tokat*|tekme*|yumruk*|dayak*|kemer*|terlik*|sopa*|siddet*|iskence*|eziyet*|tukur*|bogaz*|bogmay*|boguyo*|itip|itti|itiyor*|iteliyor*|hirpal*|saldir*|bicakla*|isir*|tartakl*|pataklar*|patakl*|sakat*|yakti|yakiyor*|odunla|hortumla|kabloyla|silah*|bicak cek*|haslad*';
export const yerlerim: Words =
  'vucudum*|bedenim*|bacag*|bacaklarim*|gogsum*|goguslerim*|memelerim*|kalcam*|popom*|belim*|ozel yer*|ozel bolge*|mahrem*|orama|oram*|her yerime|dudag*|etegim*|ic camasir*|kiyafetim*|dizime|boynum*';
export const dokunmak: Words =
  'dokunu*|dokundu*|dokunmaya|dokunmak*|dokunup|dokunan|elli*|elle*|oksuyo*|oksad*|oksuyor*|surtun*|sokul*|sikistir*|sikiyor*|opmeye|opuyor*|optu|opmek*|elini|sarkinti*|mincik*';
