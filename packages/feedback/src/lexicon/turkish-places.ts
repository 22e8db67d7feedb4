import { wordList } from './word-list.ts';

/** Provinces, districts, neighbourhoods, islands and regions of Turkey, in their usual spelling. */
export const turkishPlaces = wordList(`
Adana Adıyaman Afyon Afyonkarahisar Ağrı Aksaray Amasya Ankara Antalya Ardahan Artvin Aydın Balıkesir Bartın
Batman Bayburt Bilecik Bingöl Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce
Edirne Elazığ Erzincan Erzurum Eskişehir Gaziantep Giresun Gümüşhane Hakkari Hatay Iğdır Isparta İstanbul
İzmir Istanbul Izmir Kahramanmaraş Karabük Karaman Kars Kastamonu Kayseri Kırıkkale Kırklareli Kırşehir
Kilis Kocaeli Konya Kütahya Malatya Manisa Mardin Mersin Muğla Muş Nevşehir Niğde Ordu Osmaniye Rize Sakarya
Samsun Siirt Sinop Sivas Şanlıurfa Urfa Şırnak Tekirdağ Tokat Trabzon Tunceli Uşak Van Yalova Yozgat Zonguldak
Kadıköy Kadikoy Üsküdar Uskudar Beşiktaş Besiktas Şişli Sisli Taksim Beyoğlu Beyoglu Bakırköy Bakirkoy
Ataşehir Maltepe Kartal Pendik Tuzla Sarıyer Eyüp Eyüpsultan Fatih Zeytinburnu Bağcılar Esenler Esenyurt
Avcılar Beylikdüzü Büyükçekmece Silivri Çatalca Şile Beykoz Ümraniye Çekmeköy Sancaktepe Sultanbeyli
Sultangazi Kağıthane Levent Mecidiyeköy Nişantaşı Bebek Ortaköy Karaköy Galata Eminönü Sultanahmet Balat
Moda Bostancı Büyükada Heybeliada Bozcaada Gökçeada Kızılay Çankaya Keçiören Mamak Etimesgut Yenimahalle
Ulus Tunalı Bahçelievler Bornova Karşıyaka Konak Alsancak Buca Çeşme Alaçatı Urla Foça Seferihisar
Selçuk Efes Kuşadası Didim Bodrum Marmaris Fethiye Ölüdeniz Dalyan Datça Göcek Kaş Kalkan Kemer Alanya
Side Manavgat Belek Olimpos Olympos Çıralı Kapadokya Cappadocia Ürgüp Göreme Avanos Pamukkale Safranbolu
Ayvalık Cunda Edremit Assos Bandırma Gemlik Mudanya İznik Uludağ Erciyes Palandöken Sapanca Abant Gebze İzmit
Izmit Adapazarı Tarsus İskenderun Antakya Midyat Hasankeyf Harran Halfeti Nemrut Uzungöl Ayder Sümela Artvin
Karadeniz Akdeniz Ege Marmara Anadolu Anatolia Trakya Boğaziçi Bosphorus Haliç Dicle Fırat Kızılırmak
Mevlana Ayasofya Topkapı Dolmabahçe Anıtkabir Türkiye Turkiye Kıbrıs Girne Lefkoşa Gazimağusa
`);
