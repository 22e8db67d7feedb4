import { wordList } from './word-list.ts';

/** Turkish given names of women, in lower case. */
export const turkishWomen = wordList(`
ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva özlem hülya hacer aysel
nurcan songül sevim gülsüm sevgi aynur dilek yasemin filiz gönül arzu sibel nuray nurhan aylin sevda derya
esra büşra kübra tuğba seda ebru pınar gamze gizem begüm burcu melike selin ceren ece irem damla beyza
rabia sümeyye şeyma betül zübeyde nesrin nermin nazlı nazan nalan melek leyla kader jale ipek hande gül
gülay gülşen gülten füsun feride fadime eylül esin eda duygu didem defne çiğdem canan buse berna bahar
azra aslı asya aleyna ayla ayten ayça ayda aysun aysu belgin belkıs binnur cansu ceyda cemile çağla deniz
dilan dilara ela elçin emel fulya gonca gözde güler gülcan güneş hale handan hazal hilal ilayda ilknur
inci kadriye lale mehtap melisa meltem miray müge münevver mübeccel nagihan naz nehir nesibe nihal nil
nilay nilgün nilüfer nisa nur nuran nurgül oya öykü pelin perihan rana reyhan rukiye rüya saadet sabiha
sedef sema semra serap serpil sevil sevinç sezen simge sinem suna su şebnem şengül şermin tansu tuana
tuba tülay tülin türkan ülkü ümran yağmur yaprak yelda yeliz yeşim yıldız zerrin zeliha zuhal zümra hiranur
ecrin ikra şule müjde müjgan makbule mualla naciye nadide nebahat neriman neslihan nigar
`);

/** Turkish given names of men, in lower case. */
export const turkishMen = wordList(`
mehmet mustafa ahmet ali hüseyin hasan ibrahim ismail osman murat yusuf ömer halil ramazan süleyman abdullah
mahmut recep salih fatih kadir emre hakan adem kemal yaşar bekir musa orhan serkan metin erkan cemal erdal
bülent onur burak uğur serdar volkan ferhat gökhan tolga barış umut can cem ege mert kaan kerem kerim berk
berkay berat eren enes emir efe yiğit yunus arda ata atakan alp alper alperen alihan anıl arif asım aydın
aykut baran batuhan batıkan bayram behçet berke bilal bora buğra cahit caner celal cenk cengiz cevdet cihan
cihat çağan çağatay çağlar çetin dağhan davut doğa doğan doğukan doruk ekrem emin emrah engin ercan erdem
erdoğan erhan erol ersin ertuğrul faruk fikret fuat furkan galip gürkan güven haldun halit haluk hamdi
hamza harun haydar hayri hikmet hilmi hulusi ilhan ilker ilyas inan irfan ishak ismet izzet kamil kenan
koray korhan köksal kutay levent lütfi mazhar melih mesut mete mithat muammer muhammed muhammet muharrem
muhsin muzaffer müslüm nadir nazım necati necmettin nejat nihat numan nuri okan oktay olcay oğuz oğuzhan
oğulcan orçun ozan ömür önder özcan özgür özkan polat poyraz rasim rauf remzi reşat rıfat rıza rüstem rüzgar
sabri sadık sait sami samet sarp savaş sedat sefa selami selçuk selim semih serhat sermet sezai sezer
sinan soner suat şahin şakir şenol şeref şevket şükrü taha tahsin talat talha tamer taner tarık tarkan
tayfun tayfur tekin timur toprak tuna tuncay turan turgut turhan türker utku ümit vedat veysel vural yakup
yalçın yaman yasin yavuz yılmaz yüksel zafer zekeriya zeki ziya miraç ayaz aras çınar göktuğ kuzey atlas
`);
