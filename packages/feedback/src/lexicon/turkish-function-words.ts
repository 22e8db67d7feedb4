import { wordList } from './word-list.ts';

/** Common Turkish words that are not English words. They are used to recognise Turkish sentences. */
export const turkishFunctionWords: ReadonlySet<string> = new Set(
  wordList(`
ve veya ama fakat ancak çünkü eğer ise ki de da ile için gibi kadar sonra önce göre rağmen beri doğru karşı
bir bu şu o ben sen biz siz onlar benim senin onun bizim sizin onların bana sana ona bize size onlara
beni seni onu bizi sizi onları bende sende onda benden senden ondan kendi kendim hangi hangisi
ne neden niçin niye nasıl nerede nereye nereden kim kime kimi kimin kaç
var yok değil evet hayır tamam olur olmaz peki lütfen teşekkürler teşekkür ederim sağol sağolun
merhaba selam günaydın iyiyim iyi kötü güzel çok az daha en her hiç bazı bütün tüm hepsi biraz
mi mı mu mü misin mısın musun müsün miyim mıyım midir mıdır musunuz misiniz
şimdi bugün yarın dün hep bazen hemen artık henüz zaten belki galiba sanırım acaba
istiyorum istemiyorum biliyorum bilmiyorum anlamadım anlamıyorum seviyorum gidiyorum geliyorum yapıyorum
oldu olacak olan olarak oluyor yani işte hani şey demek falan filan nasılsın nasılsınız naber adım
gün sabah akşam gece saat okul ev iş arkadaş arkadaşım annem babam kardeşim
ingilizce türkçe kelime cümle anlam nedir demektir diye dedi yazdım yazar misiniz ederim ediyorum
`),
);
