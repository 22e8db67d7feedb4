import { wordList } from './word-list.ts';

/** Days of the week, which always need a capital letter. */
export const days = wordList('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
export const months = wordList(
  'January February March April May June July August September October November December',
);

/** Languages and nationalities that have no other meaning in lower case. Excludes "polish", for example. */
export const nationalities = wordList(`
Turkish English German French Italian Spanish Russian American British Japanese Chinese Greek Arabic European
Portuguese Korean Dutch Swedish Norwegian Danish Finnish Hungarian Romanian Bulgarian Ukrainian Persian Kurdish
Iranian Iraqi Syrian Azerbaijani Armenian Georgian Egyptian African Asian Indian Canadian Australian Brazilian
Mexican Scottish Irish Swiss Austrian Belgian Albanian Bosnian Serbian Croatian Ottoman Latin Hebrew Hindi
Muslim Christian Jewish
`);

/**
 * Countries and regions that have no other meaning in lower case. Excludes "turkey", "china" and "chile", for
 * example.
 */
export const countries = wordList(`
Germany France Italy Spain Russia America England Britain Scotland Ireland Japan Korea Portugal Netherlands Sweden
Norway Denmark Finland Austria Switzerland Belgium Poland Hungary Romania Bulgaria Ukraine Iran Iraq Syria Azerbaijan
Armenia Egypt Morocco Tunisia Algeria India Pakistan Canada Australia Brazil Mexico Argentina Cyprus Albania Bosnia
Serbia Croatia Europe Asia Africa Kazakhstan Uzbekistan Lebanon Israel Qatar Dubai Vietnam Thailand Indonesia Malaysia
`);

export const worldCities = wordList(`
London Paris Berlin Rome Madrid Moscow Tokyo Athens Vienna Amsterdam Brussels Barcelona Milan Munich Hamburg Frankfurt
Prague Budapest Lisbon Dublin Edinburgh Manchester Oxford Cambridge Venice Baku Tehran Cairo Beijing Seoul Toronto
Chicago Boston Sofia Stockholm Oslo Copenhagen Helsinki Zurich Geneva
`);

/**
 * Turkish cities that are not English words in lower case. Excludes "van", "batman", "ordu" and "side", for
 * example.
 */
export const clearTurkishCities = wordList(`
Istanbul Ankara Izmir İstanbul İzmir Antalya Bursa Adana Konya Gaziantep Diyarbakır Mersin Kayseri Eskişehir
Eskisehir Samsun Denizli Trabzon Erzurum Malatya Sakarya Kocaeli Manisa Balıkesir Muğla Mugla Aydın Tekirdağ Çanakkale
Canakkale Edirne Sivas Rize Artvin Mardin Hatay Bodrum Marmaris Fethiye Alanya Kadıköy Kadikoy Beşiktaş Besiktas
Üsküdar Uskudar Taksim Cappadocia Kapadokya Pamukkale Çeşme Kuşadası
`);
