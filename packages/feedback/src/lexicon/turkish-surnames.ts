import { wordList } from './word-list.ts';

/** Turkish surnames, in lower case. Surnames that are also given names are only in the list of given names. */
export const turkishSurnames = wordList(`
yılmaz kaya demir çelik şahin yıldız yıldırım öztürk aydın özdemir arslan doğan kılıç aslan çetin kara koç
kurt özkan şimşek polat korkmaz özcan çakır erdoğan yavuz can acar şen aktaş güler yalçın güneş bozkurt
bulut keskin ünal turan gül özer ışık kaplan avcı sarı tekin taş köse yüksel ateş aksoy kocaman tunç
akın türk akgül bayrak uçar duman karaca kahraman karataş durmaz ekinci coşkun sezer altun altın aydemir
başaran bilgin bingöl çiftçi deniz dinç duran elmas ergün eroğlu ersoy esen gökçe gündoğdu güngör gürbüz
ince karabulut karakaya karakuş kartal kayaalp kızılkaya kurtuluş mutlu oral orhan öner önal özbek özgür
sağlam savaş soylu şeker tan taşkın tokgöz topal toprak tuncer uysal uzun ülker üstün varol yaman
yazıcı yiğit yurt zengin akbaş aksu alkan altıntaş aras ay balcı başar biçer boz büyük can ceylan
pamuk şafak tanpınar kemal livaneli güler
`);
