import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns over whole clauses: word order, conditions, times, relative clauses, comparisons. */
export const clausePatternExplanations = table<Explanation>({
  'question-subject': {
    tr: 'Sorulan şey özneyse soru, düz cümle gibi kurulur; did gelmez. Örnek: How many people came? Who called you?',
    en: 'When the subject itself is asked for, the question keeps the order of a statement and takes no did. Example: How many people came? Who called you?',
  },
  'tag-question': {
    tr: 'Türkçedeki “değil mi?” hep aynıdır; İngilizcede ise cümlenin yardımcı fiili ve öznesi tekrarlanır. Örnek: You are tired, aren’t you? He works here, doesn’t he?',
    en: 'Turkish “değil mi?” never changes; English repeats the helper and the subject of the sentence. Example: You are tired, aren’t you? He works here, doesn’t he?',
  },
  'adverb-middle': {
    tr: 'always, usually, never gibi zarflar am/is/are’dan sonra, have ile asıl fiilin arasında durur. Örnek: She is always late. I have never seen it.',
    en: 'Adverbs such as always, usually and never stand after am/is/are, and between have and the main verb. Example: She is always late. I have never seen it.',
  },
  'object-first': {
    tr: 'İngilizcede fiil ile nesnesi yan yana durur; yer ve zaman onlardan sonra gelir. Türkçede araya girebilir. Örnek: We play football on Saturdays.',
    en: 'In English the verb and its object stay together; place and time come after them. Turkish may put them between. Example: We play football on Saturdays.',
  },
  'verb-last': {
    tr: 'Türkçede fiil cümlenin sonundadır; İngilizcede ise özneden hemen sonra gelir. Örnek: We went to the lake yesterday.',
    en: 'Turkish puts the verb last; in English it comes right after the subject. Example: We went to the lake yesterday.',
  },
  'subject-first': {
    tr: 'Cümle bir zaman ifadesiyle başlasa da özne fiilden önce gelir. Örnek: Yesterday my mother bought a coat.',
    en: 'Even when a time comes first, the subject stands before the verb. Example: Yesterday my mother bought a coat.',
  },
  'adjective-order': {
    tr: 'Birden çok sıfatın İngilizcede sırası bellidir: düşünce, boyut, yaş, biçim, renk, köken, malzeme. Örnek: a beautiful old brown leather bag.',
    en: 'Several adjectives have a fixed order in English: opinion, size, age, shape, colour, origin, material. Example: a beautiful old brown leather bag.',
  },
  'adjective-before': {
    tr: 'İngilizcede de sıfat isimden önce gelir: “uzun saç” long hair olur. Örnek: She has green eyes.',
    en: 'The adjective stands before its noun, as it does in Turkish: long hair. Example: She has green eyes.',
  },
  'second-conditional': {
    tr: 'Gerçek olmayan bir durumda if’ten sonra geçmiş zaman, temel cümlede would kullanılır; will olmaz. Örnek: If I were you, I would wait.',
    en: 'For what is not so, the if-clause takes the past and the main clause would, never will. Example: If I were you, I would wait.',
  },
  'third-conditional': {
    tr: 'Geçmişte olmamış bir şey için if’ten sonra had + 3. hâl, temel cümlede would have + 3. hâl gelir. Örnek: If I had known, I would have called you.',
    en: 'For what did not happen in the past: the if-clause takes had + participle, the main clause would have + participle. Example: If I had known, I would have called you.',
  },
  'future-will': {
    tr: 'tomorrow ve next week gelecek zamanı gösterir; fiil geçmişte kalamaz. Örnek: Tomorrow I will visit my aunt.',
    en: 'tomorrow and next week name the future, so the verb cannot stay in the past. Example: Tomorrow I will visit my aunt.',
  },
  'past-perfect': {
    tr: '“Biz geldiğimizde çoktan bitmişti”: geçmişteki bir andan önce olan için had + 3. hâl gerekir. Örnek: By the time we came, the film had started.',
    en: 'What was over before a moment in the past takes had + participle. Example: By the time we came, the film had started.',
  },
  'past-progressive': {
    tr: 'O sırada sürmekte olan iş was/were + -ing ile anlatılır. Örnek: The phone rang while we were having dinner.',
    en: 'What was going on at that moment takes was/were + -ing. Example: The phone rang while we were having dinner.',
  },
  'where-in': {
    tr: '“where” zaten “-de, -da” anlamını taşır; yan cümlenin sonuna ayrıca in/at gelmez. Örnek: the city where I was born.',
    en: '“where” already means in or at that place, so no in/at is left at the end. Example: the city where I was born.',
  },
  'modal-have': {
    tr: 'should/could/might + have geçmişi anlatır; ardından fiilin 3. hâli gelir. Örnek: You should have told me.',
    en: 'should/could/might + have speaks of the past and is followed by the participle. Example: You should have told me.',
  },
  'to-can': {
    tr: '“to”dan sonra can ya da must gelmez; yerlerine be able to ve have to kullanılır. Örnek: I want to be able to swim.',
    en: 'can and must do not follow to; be able to and have to take their place. Example: I want to be able to swim.',
  },
  'more-long': {
    tr: 'Uzun sıfatlar -er/-est almaz; more/most ile karşılaştırılır. Örnek: This is more difficult.',
    en: 'Long adjectives take no -er or -est; they are compared with more and most. Example: This is more difficult.',
  },
  'the-more': {
    tr: '“Ne kadar çok … o kadar …” İngilizcede iki kez the + karşılaştırma ile kurulur. Örnek: The more you practise, the better you get.',
    en: '“Ne kadar … o kadar” is built in English with the + comparative twice. Example: The more you practise, the better you get.',
  },
  'more-and-more': {
    tr: '“Gittikçe daha sıcak” İngilizcede karşılaştırma biçimi tekrarlanarak söylenir. Örnek: It is getting hotter and hotter.',
    en: 'What goes on growing is said by repeating the comparative. Example: It is getting hotter and hotter.',
  },
});
