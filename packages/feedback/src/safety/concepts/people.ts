import type { ConceptTable } from './concept-table.ts';

/** Words for people: who acts, who is affected, and how old they are. */
export const people: ConceptTable = {
  i: 'i|im|ive|ill|ben|we|id',
  me: 'me|us|my self|myself|mee|beni|bana|bizi|bize|benden|bende|benim',
  'my-body':
    'my body|my leg*|my hand*|my arm*|my face|my back|my hair|my head|my neck|my skin|my breast*|my chest|my private*|my finger*|my nose|my tooth|my teeth|my eye*|my skirt|my shirt|my clothes|my waist|my shoulder*|vucudum*|bacag*|gogsum*|sacim*|kolum*|bogazim*|yuzum*|sirtim*',
  'my-family':
    'my mum|my mom|my mother|my sister|my little sister|my brother|my little brother|my big sister|my siblings|my son|my daughter|my kids|my children|my grandmother|annemi|anneme|kardesim*|ablami|ablama|abimi|cocuklarimi|bizi|her and me|me and her',
  kin: 'father|fathers|dad|daddy|dady|mother|mum|mom|mummy|mommy|stepfather|stepmother|step father|step mother|stepdad|stepmom|step dad|uncle|aunt|auntie|brother|bro|brothers|sister|husband|husbend|wife|boyfriend|boyfrend|boy friend|girlfriend|girl friend|bf|gf|ex|exboyfriend|fiance|teacher|coach|trainer|boss|manager|neighbour|neighbor|cousin|grandfather|grandpa|parents|family|roommate|imam|babam|annem|abim|ablam|agabeyim|kocam|esim|sevgilim|nisanlim|amcam|dayim|eniste*|dedem|uvey*|uvey babam|ogretmenim|hocam|patronum|kuzenim|kayinvalidem|kayinpederim|erkek arkadasim|babasi|kocasi|komsu*|antrenor*|mudur*|kayin*',
  person:
    'he|hes|she|they|someone|somebody|some one|man|men|woman|women|guy|guys|boy|boys|girls|people|classmates|students|kids|friend|friends|old man|o|biri|birisi|adam|adamin|adamlar|bir adam|kadin|cocuklar|onlar|abi|abla|tanimadigim',
  adult:
    'a man|the man|old man|older man|this man|that man|a guy|some guy|older guy|a boy i met|adult|his age|teacher|coach|trainer|my boss|neighbour|neighbor|uncle|a women|a woman|someone on|somebody on|online friend|internet friend|boyfriend|photographer|agency|agent|he is older|older than me|much older|imam|tutor|driver|adam|bir adam|bir abi|abi|abla|biri|birisi|ogretmenim|hocam|antrenor*|komsu*|tanimadigim|stranger|strangers|yasindaki|admin|streamer|instagram*|discord|snapchat|tiktok|roblox|telegram|game friend|internetten|oyundan|oyundaki',
  minor:
    'i am eleven|i am twelve|i am thirteen|i am fourteen|i am fifteen|i am sixteen|im eleven|im twelve|im thirteen|im fourteen|im fifteen|im sixteen|i am only 10|i am 9|i am 10|i am 11|i am 12|i am 13|i am 14|i am 15|i am 16|i am 17|im 10|im 11|im 12|im 13|im 14|im 15|im 16|im 17|i am only 11|i am only 12|i am only 13|i am only 14|i am only 15|i am only 16|im only 12|im only 13|im only 14|im only 15|me 10|me 11|me 12|me 13|me 14|me 15|me 16|i have 12|i have 13|i have 14|i have 15|i was 12|i was 13|i was 14|i was 15|turned thirteen|turned fourteen|turned fifteen|turned 13|turned 14|turned 15|i 12|i 13|i 14|i 15|my age is|years old i|ben 10|ben 11|ben 12|ben 13|ben 14|ben 15|ben 16|10 yasindayim|11 yasindayim|12 yasindayim|13 yasindayim|14 yasindayim|15 yasindayim|16 yasindayim|12 yasinda|13 yasinda|14 yasinda|15 yasinda|on iki yas*|on uc yas*|on dort yas*|on bes yas*|12yim|13um|14um|15im',
  'adult-age':
    'he is 19|he is 2*|he is 3*|he is 4*|he is 5*|hes 2*|hes 3*|hes 4*|she is 2*|she is 3*|she is 4*|is twenty|is thirty*|is forty*|years older|year older|older than me|yasindaki|man of 3*|man of 4*|man of forty|man of thirty|he 30|he 35|he 40|o 25|o 30|o 35|o 40|30 yasinda|35 yasinda|40 yasinda|28 yasinda|29 yasinda|25 yasinda|26 yasinda|27 yasinda|age is only number|age is just|age is not important',
  baby: 'my baby|the baby|my son|my daughter|my kid|my kids|my child|my children|my little son|bebegim*|bebegi|cocugum*|oglum*|kizim*|ogluma|kizima',
  others:
    'him|her|them|hm|his|their|that boy|that girl|that man|this man|that guy|that teacher|the teacher|my teacher|teacher|my boss|boss|my ex|my wife|my husband|my brother|my father|my manager|my neighbour|my neighbor|neighbour|neighbor|children|people|everyone|everybody|all of them|the boy|the girl|somebody|someone|classmates|class mates|those boys|the boys|old office|the school|my school|onu|onlari|o kizi|o cocugu|o adami|adami|kizi|cocugu|karimi|karimi|kocami|hocayi|ogretmeni|hepsini|herkesi|babami|patronu*|mudur*|komsu*|birini',
};
