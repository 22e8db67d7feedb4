import { wordList } from './word-list.ts';

/**
 * Foods, drinks, customs, sports clubs and institutions whose Turkish names are accepted in English
 * sentences.
 */
export const turkishCulture = wordList(`
simit çay cay börek borek köfte kofte kebap döner doner iskender lahmacun pide mantı manti dolma sarma
baklava künefe kunefe lokum ayran raki rakı şalgam boza sahlep salep menemen sucuk pastırma pastirma kaymak
helva güllaç aşure asure sütlaç sutlac kazandibi tavukgöğsü muhallebi pilav bulgur tarhana çorba corba
mercimek meze mezes cacık cacik imam_bayıldı karnıyarık gözleme gozleme kumpir midye hamsi balık peynir
zeytin pekmez tahin tantuni çiğköfte cig acılı kısır türlü güveç kavurma pişmaniye çiğ köpoğlu haydari
bayram kandil iftar sahur ramazan ramadan kurban nevruz hıdırellez hamam nargile tavla okey halay horon zeybek
saz bağlama ney darbuka karagöz hacivat nasreddin hoca keloğlan abi abla ağabey amca teyze hala dayı yenge
enişte dede nine babaanne anneanne bey hanım hocam kolonya nazar boncuğu dolmuş dolmus minibüs vapur
metrobüs metrobus marmaray pazar bakkal manav çarşı meyhane lokanta pastane gecekondu yayla yalı köşk
galatasaray fenerbahçe fenerbahce trabzonspor bursaspor altay göztepe başakşehir
üniversitesi lisesi ilkokulu ortaokulu odtü metu boğaziçi bilkent hacettepe itü ytü koç sabancı marmara
ösym yök yks lgs kpss yds ales tyt ayt meb trt thy ptt tcdd tübitak tubitak e-devlet e-okul eba
türk turk atatürk ataturk mevlana rumi yunus_emre tl kuruş lira liras migros bim şok trendyol hepsiburada
getir yemeksepeti sahibinden togg arçelik vestel beko turkcell dershane dershanes imam ezan müezzin
`);
