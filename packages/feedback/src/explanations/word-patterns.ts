import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns about nouns, prepositions, collocations, word order and writing. */
export const wordPatternExplanations = table<Explanation>({
  'the-superlative': {
    tr: '“En” anlamı taşıyan best, tallest, most beautiful gibi kelimelerin önüne the gelir. Türkçede “en” tek başına yeter. Örnek: She is the best player in the team.',
    en: 'Superlatives such as best, tallest and most beautiful need “the”. Example: She is the best player in the team.',
  },
  'the-same': {
    tr: 'same her zaman the ile kullanılır: the same. Türkçede “aynı” önüne bir şey almaz. Örnek: We live in the same street.',
    en: 'Always use “the” before “same”. Turkish has no article here. Example: We live in the same street.',
  },
  'the-only': {
    tr: 'Tek olan şeylerin, sıra sayılarının ve günün bölümlerinin önüne the gelir: the sun, the first time, in the morning. Türkçede karşılığı olmadığı için unutulur. Örnek: I get up early in the morning.',
    en: 'Use “the” for things of which only one exists, for ordinal numbers, and for parts of the day: the sun, the first time, in the morning. Example: I get up early in the morning.',
  },
  'article-occupation': {
    tr: 'Türkçede “hemşireyim” denir; İngilizcede kişi tekilse mesleğin önüne a/an gelir. Örnek: My sister is a nurse. He works as a driver.',
    en: 'Turkish says “hemşireyim” without an article. In English, a job needs a/an. Example: My sister is a nurse. He works as a driver.',
  },
  'article-noun': {
    tr: 'Sayılabilen tekil isim, önünde sıfat olsa da artikelsiz kalmaz. Ünsüz sesten önce a, ünlü sesten önce an gelir. Örnek: We live in a big house. It is an old car.',
    en: 'A singular countable noun needs an article, also after an adjective: a before a consonant sound, an before a vowel sound. Example: We live in a big house. It is an old car.',
  },
  'the-place': {
    tr: 'Gidilen yerlerin çoğu the ile söylenir: the cinema, the gym, the beach. home, school, work ve bed ise artikelsizdir. Örnek: We went to the cinema.',
    en: 'Most places need the: the cinema, the gym, the beach. Home, school, work and bed do not need it. Example: We went to the cinema.',
  },
  'needs-listen': {
    tr: '“Müzik dinlemek”te edat yoktur, ama listen nesnesini hep to ile alır. Örnek: I listen to music every day.',
    en: 'Turkish “dinlemek” needs no preposition, but listen always needs to. Example: I listen to music every day.',
  },
  'needs-wait': {
    tr: '“Beni bekle”deki -i ekinin karşılığı for’dur: wait for + kişi/şey. Örnek: Wait for me! I’m waiting for the bus.',
    en: 'Wait needs for before the person or thing. Example: Wait for me! I’m waiting for the bus.',
  },
  'needs-look': {
    tr: 'Bakmak look at, aramak look for’dur; ardından gelen nesne edatsız kalmaz. Örnek: Look at that bird! I’m looking for my keys.',
    en: 'Look at means “bakmak”, and look for means “aramak”. Look always needs a preposition before an object. Example: Look at that bird! I’m looking for my keys.',
  },
  'needs-belong': {
    tr: '“Bana ait”teki -e ekinin karşılığı to’dur: belong to. Örnek: This bag belongs to me.',
    en: 'Belong needs to before the owner. Turkish has only an ending here. Example: This bag belongs to me.',
  },
  'needs-depend': {
    tr: '“-e bağlı” İngilizcede depend on’dur. Örnek: It depends on the weather.',
    en: 'Depend needs on before the thing that decides. Example: It depends on the weather.',
  },
  'needs-live': {
    tr: '“-de yaşamak”taki -de eki İngilizcede in ile söylenir. Örnek: They live in a small village.',
    en: 'For the Turkish ending -de, English uses in here: we live in a place. Example: They live in a small village.',
  },
  'needs-think': {
    tr: '“-i düşünmek” İngilizcede think about ya da think of’tur. Örnek: I am thinking about my future.',
    en: 'Use think about (or think of) before the thing in your mind. Example: I am thinking about my future.',
  },
  'time-word': {
    tr: 'tomorrow, yesterday, last week ve next year gibi kelimelerin önüne in, on, at gelmez. Örnek: See you tomorrow. We met last Monday.',
    en: 'Do not use in, on or at before tomorrow, yesterday, last week or next year. Example: See you tomorrow. We met last Monday.',
  },
  'time-last': {
    tr: 'Türkçede zaman bildiren söz öznenin ardından gelebilir; İngilizcede özne ile fiil yan yana durur, zaman en sona ya da en başa gelir. Örnek: I saw your sister yesterday.',
    en: 'In English, the subject and the verb stay together. Put the time at the end or at the beginning. Example: I saw your sister yesterday.',
  },
  'mass-singular': {
    tr: 'news, information, advice gibi sayılamayan isimler tekildir ve is/was alır. Örnek: The news is good.',
    en: 'Uncountable nouns such as news, information and advice are singular and need is/was. Example: The news is good.',
  },
  'go-to': {
    tr: '“-e gitmek”teki -e eki İngilizcede to olur. Yalnızca home, here, there, abroad gibi kelimeler to almaz. Örnek: We went to Antalya. I go to school.',
    en: 'For the Turkish ending -e, English uses to. Only home, here, there and abroad have no to. Example: We went to Antalya. I go to school.',
  },
  'to-home': {
    tr: 'home, here ve there zaten “-e/-a” anlamını içerir; önlerine to gelmez. Örnek: I went home. Let’s go there.',
    en: 'Home, here and there already mean “to that place”, so do not use to before them. Example: I went home. Let’s go there.',
  },
  'go-ing': {
    tr: '“Alışverişe gitmek” İngilizcede to’suz, go + -ing ile söylenir. Örnek: We went shopping. They go swimming.',
    en: 'For activities, use go + -ing without to. Turkish uses an ending here. Example: We went shopping. They go swimming.',
  },
  'say-me': {
    tr: 'say’den sonra kişi gelmez; kişi söylenecekse tell kullanılır. Örnek: He told me the truth. He said he was tired.',
    en: 'Say has no person directly after it. Use tell when you name the person. Example: He told me the truth. He said he was tired.',
  },
  'explain-me': {
    tr: '“Bana açıkladı”daki kişi İngilizcede to ile gelir; describe, suggest, apologise gibi fiillerde de öyledir. Örnek: She explained the rule to me.',
    en: 'After explain, describe, suggest and apologise, use to before the person. Example: She explained the rule to me.',
  },
  'give-to': {
    tr: 'give, send, show fiillerinde kişi öne geçerse to kullanılmaz; nesneden sonra gelirse kullanılır. Örnek: I gave him a book. I gave a book to him.',
    en: 'After give, send and show, use no to when the person comes first, and to when the person comes last. Example: I gave him a book. I gave a book to him.',
  },
  'most-of': {
    tr: 'Genel olarak söz ederken “most people” denir; of ancak the, my, these gibi bir kelimeyle gelir. Örnek: most people, most of my friends.',
    en: 'In general, say “most people”. Use of only before the, my or these. Example: most people, most of my friends.',
  },
  'without-discuss': {
    tr: '“Hakkında” anlamı discuss fiilinin içindedir, about eklenmez. about, talk fiiliyle kullanılır. Örnek: We discussed the plan. We talked about the plan.',
    en: 'Discuss already means “talk about”, so do not add about. Example: We discussed the plan. We talked about the plan.',
  },
  'without-marry': {
    tr: '“Biriyle evlenmek”teki “ile” çevrilmez: marry + kişi ya da get married to. Örnek: She married a doctor. She is married to a doctor.',
    en: 'Marry needs no preposition. “Be married” and “get married” need to. Example: She married a doctor. She is married to a doctor.',
  },
  'without-tell': {
    tr: '“Bana söyledi”deki -a eki çevrilmez: tell’den sonra kişi edatsız gelir. Örnek: He told me the truth.',
    en: 'After tell, name the person without to. Turkish has an ending here. Example: He told me the truth.',
  },
  'adjective-afraid': {
    tr: '“Köpekten korkmak”taki -den, from değil of ile söylenir: afraid of. Örnek: She is afraid of the dark.',
    en: 'Use of after afraid. “From” is a translation of the Turkish ending. Example: She is afraid of the dark.',
  },
  'adjective-married': {
    tr: '“Biriyle evli” derken with değil to kullanılır. Örnek: My aunt is married to a teacher.',
    en: 'Use to after married, not “with”. Example: My aunt is married to a teacher.',
  },
  'adjective-interested': {
    tr: '“-le ilgilenmek” İngilizcede interested in’dir; about ya da with kullanılmaz. Örnek: I am interested in history.',
    en: 'Use in after interested, not about or with. Example: I am interested in history.',
  },
  'adjective-good': {
    tr: '“-de iyi” derken in değil at kullanılır: good at. Örnek: He is good at maths.',
    en: 'Use at after good, not “in”. Turkish has one ending for both. Example: He is good at maths.',
  },
  'time-day': {
    tr: 'Türkçedeki “-de” tek ektir; İngilizcede gün ve tarihler on, ay ve yıllar in, saatler at ile söylenir. Örnek: on Monday, in May, at five.',
    en: 'Turkish has one ending. English uses on with days and dates, in with months and years, at with hours. Example: on Monday, in May, at five.',
  },
  'time-weekend': {
    tr: '“Hafta sonunda” İngiliz İngilizcesinde at the weekend, Amerikan İngilizcesinde on the weekend’dir. Örnek: What do you do at the weekend?',
    en: 'British English says at the weekend, American English on the weekend. Example: What do you do at the weekend?',
  },
  'by-vehicle': {
    tr: '“Otobüsle”deki -le, araçlarda by ile söylenir ve artikel almaz. Örnek: I go to work by bus.',
    en: 'Use by without an article for means of transport. Example: I go to work by bus.',
  },
  arrive: {
    tr: '“-e varmak” to ile söylenmez: bina ve durakta arrive at, şehir ve ülkede arrive in. Örnek: We arrived at the hotel. We arrived in Ankara.',
    en: 'Use arrive at for buildings and stops, and arrive in for cities and countries. Do not use arrive to. Example: We arrived at the hotel. We arrived in Ankara.',
  },
  'much-many': {
    tr: 'Sayılabilen çoğul isimlerle many, sayılamayanlarla much kullanılır; Türkçede ikisi de “çok”tur. Örnek: many books, much time.',
    en: 'Use many with plural countable nouns and much with uncountable nouns. Both are “çok” in Turkish. Example: many books, much time.',
  },
  'many-mass': {
    tr: 'money, time, water gibi sayılamayan isimlerle many kullanılmaz: olumsuz ve soruda much, olumlu cümlede a lot of. Örnek: I don’t have much money.',
    en: 'With uncountable nouns such as money, time and water, use much in negatives and questions, and a lot of in statements. Example: I don’t have much money.',
  },
  'no-plural': {
    tr: '“Bilgiler, öneriler” denir, ama bu isim İngilizcede çoğul olmaz. Saymak için a piece of kullanılır. Örnek: some information, two pieces of advice.',
    en: 'This noun has no plural in English, although its Turkish translation has one. Count it with “a piece of”. Example: some information, two pieces of advice.',
  },
  'irregular-plural': {
    tr: 'Bu ismin çoğulu düzensizdir ve kendisi zaten çoğuldur; ayrıca -s almaz. Örnek: child – children, man – men, person – people.',
    en: 'This noun has an irregular plural without -s. Example: child – children, man – men, person – people.',
  },
  'no-article-mass': {
    tr: 'advice, information, homework sayılamaz; önlerine a/an gelmez. “Bir” demek için some ya da a piece of kullanılır. Örnek: some good advice.',
    en: 'Advice, information and homework are uncountable and have no a/an. Use some or a piece of. Example: some good advice.',
  },
  'one-of-plural': {
    tr: '“Arkadaşlarımdan biri”nde olduğu gibi one of’tan sonra isim çoğuldur. Fiil ise tekil kalır. Örnek: One of my friends lives in Ankara.',
    en: 'After “one of”, the noun is plural and the verb is singular. Example: One of my friends lives in Ankara.',
  },
  'lot-of-plural': {
    tr: 'Türkçede “çok arkadaşım var” denir; İngilizcede a lot of’tan sonra sayılabilen isim çoğul olur. Örnek: a lot of friends.',
    en: 'After “a lot of”, a countable noun is plural. In Turkish, it is singular. Example: a lot of friends.',
  },
  'double-comparative': {
    tr: 'Sıfat zaten -er ya da -est almış; önüne bir de more ya da most gelmez. Örnek: taller, the tallest, more beautiful.',
    en: 'The adjective already has -er or -est, so more or most is not needed. Example: taller, the tallest, more beautiful.',
  },
  'more-short': {
    tr: '“daha” her sıfata gelir, ama İngilizcede kısa sıfatlar more/most yerine -er/-est alır. Örnek: bigger, easier; good – better – best.',
    en: 'Short adjectives have -er and -est, not more and most. Example: bigger, easier; good – better – best.',
  },
  'from-than': {
    tr: '“Benden uzun”daki -den, karşılaştırmada from değil than ile söylenir. Örnek: She is older than me.',
    en: 'In a comparison, the Turkish ending -den is than in English, not from. Example: She is older than me.',
  },
  'very-like': {
    tr: '“Çok seviyorum”daki çok fiilin önündedir; İngilizcede very fiili nitelemez. very much sona, really ise fiilin önüne gelir. Örnek: I like it very much. I really like it.',
    en: 'Very cannot come before a verb. Put very much at the end, or really before the verb. Example: I like it very much. I really like it.',
  },
  'adverb-object': {
    tr: 'İngilizcede fiil ile nesnesinin arasına zarf girmez; very much ve very well nesneden sonra gelir. Örnek: She plays the piano very well.',
    en: 'Do not put words between the verb and its object. Very much and very well come after the object. Example: She plays the piano very well.',
  },
  'adverb-first': {
    tr: 'always, never gibi sıklık zarfları özneden sonra, asıl fiilden önce gelir; be fiilinden ise sonra. Örnek: I always get up early. He is always late.',
    en: 'always and never come after the subject and before the main verb, but after be. Example: I always get up early. He is always late.',
  },
  'turn-on-off': {
    tr: '“Işığı açmak/kapatmak” denir, ama ışık, televizyon, musluk gibi şeyler open/close değil turn on/turn off ister. open ve close kapı, pencere, kitap içindir. Örnek: Turn off the TV.',
    en: 'Lights, machines and taps are turned on and off; open and close are for doors, windows and books. Example: Turn off the TV.',
  },
  'make-do': {
    tr: 'Türkçedeki “yapmak” İngilizcede kimi isimlerle make, kimileriyle do olur. Örnek: make a mistake, make a decision; do homework, do sport.',
    en: 'Turkish “yapmak” is make with some nouns and do with other nouns. Example: make a mistake, make a decision; do homework, do sport.',
  },
  'take-nouns': {
    tr: 'Türkçede “çekmek, yapmak, girmek” dense de İngilizcede photo, shower, exam, break gibi isimler take ile kullanılır. Örnek: Let’s take a photo.',
    en: 'Use take with photo, shower, exam and break. Turkish has different verbs here. Example: Let’s take a photo.',
  },
  'give-decision': {
    tr: '“Karar vermek” ve “söz vermek” birebir çevrilmez: make a decision, make a promise. Örnek: We made a decision.',
    en: 'For “karar vermek” and “söz vermek”, English uses make, not give. Example: We made a decision.',
  },
  'drink-things': {
    tr: 'Türkçede sigara, ilaç ve çorba da “içilir”; İngilizcede smoke a cigarette, take medicine, eat soup denir. Örnek: Take this medicine twice a day.',
    en: 'Turkish “içmek” has several translations: smoke a cigarette, take medicine and eat soup. Example: Take this medicine twice a day.',
  },
  'see-dream': {
    tr: '“Rüya görmek” İngilizcede have a dream’dir. Örnek: I had a strange dream last night.',
    en: 'For “rüya görmek”, English says have a dream, not see a dream. Example: I had a strange dream last night.',
  },
  'say-tell': {
    tr: 'Türkçede yalan da “söylenir”; İngilizcede yalan, doğru, fıkra ve hikâye say ile değil, tell ile kullanılır. Örnek: tell a lie, tell the truth, tell a joke.',
    en: 'Turkish uses “söylemek” here. In English, use tell, not say, with a lie, the truth, a joke and a story. Example: tell a lie, tell the truth, tell a joke.',
  },
  'ask-question': {
    tr: '“Soru sormak” İngilizcede “ask a question”dır; make ya da do kullanılmaz. Örnek: Can I ask a question?',
    en: 'Use ask with a question, not make or do. Example: Can I ask a question?',
  },
  'forget-at': {
    tr: 'Bir şeyin nerede “unutulduğu” söylenecekse İngilizcede leave kullanılır; forget yer bildiren sözle kullanılmaz. Örnek: I left my keys at home.',
    en: 'When you name the place, English says leave, not forget. Example: I left my keys at home.',
  },
  'go-picnic': {
    tr: '“Pikniğe gitmek” İngilizcede go on a picnic ya da have a picnic’tir. Örnek: We went on a picnic on Sunday.',
    en: 'English says go on a picnic or have a picnic. Example: We went on a picnic on Sunday.',
  },
  'according-to-me': {
    tr: '“Bana göre” İngilizcede in my opinion ya da I think’tir; according to başkasının görüşü için kullanılır. Örnek: In my opinion, the film is boring.',
    en: '“According to” gives the opinion of someone else. For your own opinion, use in my opinion or I think. Example: In my opinion, the film is boring.',
  },
  'pass-time': {
    tr: '“İyi vakit geçirmek” pass ile değil have ile söylenir. Örnek: We had a great time.',
    en: 'For “vakit geçirmek”, English says have a good time, not pass a good time. Example: We had a great time.',
  },
  'how-call': {
    tr: '“Buna nasıl denir?” sorusu İngilizcede how ile değil what ile kurulur. Örnek: What do you call this in English?',
    en: 'Ask for a name with what, not how. Example: What do you call this in English?',
  },
  age: {
    tr: 'Yaş “have” ile değil be ile söylenir ve “years old” birlikte gelir; soru “How old …?” ile sorulur. Örnek: I am twenty years old. How old are you?',
    en: 'Use be for age, and write “years old” together. Ask with “How old …?”. Example: I am twenty years old. How old are you?',
  },
  'although-but': {
    tr: 'Türkçede “gerçi … ama …” denebilir; İngilizcede although varsa but gelmez. Örnek: Although it was cold, we went out.',
    en: 'Do not use but together with although. One connector is enough. Example: Although it was cold, we went out.',
  },
  'because-so': {
    tr: 'because neden, so sonuç bildirir; ikisi aynı cümlede birlikte kullanılmaz. Örnek: Because I was tired, I went to bed.',
    en: 'Because gives the reason and so gives the result. Use only one of them. Example: Because I was tired, I went to bed.',
  },
  'which-who': {
    tr: 'Türkçedeki “-en” kişi ile eşyayı ayırmaz; İngilizcede kişi için who (ya da that), eşya için which kullanılır. Örnek: the man who called.',
    en: 'Use who (or that) for people and which for things. Turkish “-en” is the same for both. Example: the man who called.',
  },
  'repeated-object': {
    tr: '“that” ya da “which” nesnenin yerini zaten tutar; ayrıca it, him ya da them eklenmez. Örnek: The book that I read was great.',
    en: 'That or which already replaces the object, so do not add it, him or them. Example: The book that I read was great.',
  },
  'place-has': {
    tr: '“Odamda … var” bir yerde bulunmayı anlatır; have değil there is/are gerekir. Örnek: There is a desk in my room.',
    en: 'Use there is/are, not have, for things that exist in a place. Example: There is a desk in my room.',
  },
  'there-are': {
    tr: '“var” tekil çoğul ayırmaz; İngilizcede ardından gelen isim çoğulsa there are/were denir. Örnek: There are many people here.',
    en: 'Turkish “var” has no plural. English uses there are/were before a plural noun. Example: There are many people here.',
  },
  'missing-possessive': {
    tr: '“Kardeşimin arabası”ndaki -in eki İngilizcede sahibin sonuna gelen ’s’tir. Örnek: my brother’s car, my friend’s house.',
    en: 'For the Turkish ending -in, English adds ’s to the owner. Example: my brother’s car, my friend’s house.',
  },
  'comma-that': {
    tr: 'Türkçede kimi zaman “ki”den sonra virgül konur; İngilizcede think, know, say gibi fiillerle that arasına virgül gelmez. Örnek: I know that she is right.',
    en: 'Do not write a comma between think, know or say and that, although Turkish sometimes has one after “ki”. Example: I know that she is right.',
  },
  'capital-i': {
    tr: '“Ben” anlamındaki I cümlenin neresinde olursa olsun büyük yazılır. Örnek: My friend and I play chess.',
    en: 'The pronoun I always has a capital letter, also in the middle of a sentence. Example: My friend and I play chess.',
  },
  'good-well': {
    tr: '“İyi” Türkçede hem sıfat hem zarftır; İngilizcede good isimle, well fiille kullanılır. Örnek: Her English is good. She speaks English well.',
    en: 'Turkish uses “iyi” for both words. English uses good with nouns and well with verbs. Example: Her English is good. She speaks English well.',
  },
  'feeling-ing': {
    tr: '-ing’li sıfat duyguyu yaratanı, -ed’li sıfat duyguyu yaşayanı anlatır. Örnek: The film is exciting. I am excited.',
    en: 'The -ing form describes the thing that causes a feeling. The -ed form describes the person who has the feeling. Example: The film is exciting. I am excited.',
  },
  'double-subject': {
    tr: 'Özne bir kez söylenir; özne olan isimden sonra ayrıca he, she ya da it gelmez. Örnek: My sister is a student.',
    en: 'Name the subject only once. Do not add he, she or it after the noun. Example: My sister is a student.',
  },
});
