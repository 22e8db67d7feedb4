import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns that cover whole clauses: word order, conditions, times, relative clauses, comparisons. */
export const clausePatternExplanations = table<Explanation>({
  'question-subject': {
    tr: 'Sorulan şey özneyse soru, düz cümle gibi kurulur; did gelmez. Örnek: How many people came? Who called you?',
    en: 'When you ask about the subject, use the word order of a statement, without did. Example: How many people came? Who called you?',
  },
  'tag-question': {
    tr: 'Türkçedeki “değil mi?” hep aynıdır; İngilizcede ise cümlenin yardımcı fiili ve öznesi tekrarlanır. Örnek: You are tired, aren’t you? He works here, doesn’t he?',
    en: 'Turkish “değil mi?” never changes. English repeats the auxiliary verb and the subject of the sentence. Example: You are tired, aren’t you? He works here, doesn’t he?',
  },
  'adverb-middle': {
    tr: 'always, usually, never gibi zarflar am/is/are’dan sonra, have ile asıl fiilin arasında durur. Örnek: She is always late. I have never seen it.',
    en: 'Put adverbs such as always, usually and never after am/is/are, and between have and the main verb. Example: She is always late. I have never seen it.',
  },
  'object-first': {
    tr: 'İngilizcede fiil ile nesnesi yan yana durur; yer ve zaman onlardan sonra gelir. Türkçede araya girebilir. Örnek: We play football on Saturdays.',
    en: 'In English, the object comes directly after the verb. Place and time come after the object. In Turkish, they can come between. Example: We play football on Saturdays.',
  },
  'verb-last': {
    tr: 'Türkçede fiil cümlenin sonundadır; İngilizcede ise özneden hemen sonra gelir. Örnek: We went to the lake yesterday.',
    en: 'In Turkish, the verb comes last. In English, the verb comes directly after the subject. Example: We went to the lake yesterday.',
  },
  'subject-first': {
    tr: 'Cümle bir zaman ifadesiyle başlasa da özne fiilden önce gelir. Örnek: Yesterday my mother bought a coat.',
    en: 'When a time comes first, the subject still comes before the verb. Example: Yesterday my mother bought a coat.',
  },
  'adjective-order': {
    tr: 'Birden çok sıfatın İngilizcede sırası bellidir: düşünce, boyut, yaş, biçim, renk, köken, malzeme. Örnek: a beautiful old brown leather bag.',
    en: 'In English, several adjectives have a fixed order: opinion, size, age, shape, colour, origin, material. Example: a beautiful old brown leather bag.',
  },
  'adjective-before': {
    tr: 'İngilizcede de sıfat isimden önce gelir: “uzun saç” long hair olur. Örnek: She has green eyes.',
    en: 'The adjective comes before its noun, as in Turkish: long hair. Example: She has green eyes.',
  },
  'second-conditional': {
    tr: 'Gerçek olmayan bir durumda if’ten sonra geçmiş zaman, temel cümlede would kullanılır; will olmaz. Örnek: If I were you, I would wait.',
    en: 'For an unreal situation in the present, use the past in the if-clause and would in the main clause. Do not use will. Example: If I were you, I would wait.',
  },
  'third-conditional': {
    tr: 'Geçmişte olmamış bir şey için if’ten sonra had + 3. hâl, temel cümlede would have + 3. hâl gelir. Örnek: If I had known, I would have called you.',
    en: 'For an unreal situation in the past, use had + participle in the if-clause, and would have + participle in the main clause. Example: If I had known, I would have called you.',
  },
  'future-will': {
    tr: 'tomorrow ve next week gelecek zamanı gösterir; fiil geçmişte kalamaz. Örnek: Tomorrow I will visit my aunt.',
    en: 'Tomorrow and next week are in the future, so the verb cannot be in the past. Example: Tomorrow I will visit my aunt.',
  },
  'past-perfect': {
    tr: '“Biz geldiğimizde çoktan bitmişti”: geçmişteki bir andan önce olan için had + 3. hâl gerekir. Örnek: By the time we came, the film had started.',
    en: 'Use had + participle for an action that ended before another moment in the past. Example: By the time we came, the film had started.',
  },
  'past-progressive': {
    tr: 'O sırada sürmekte olan iş was/were + -ing ile anlatılır. Örnek: The phone rang while we were having dinner.',
    en: 'Use was/were + -ing for an action that was in progress at a moment in the past. Example: The phone rang while we were having dinner.',
  },
  'where-in': {
    tr: '“where” zaten “-de, -da” anlamını taşır; yan cümlenin sonuna ayrıca in/at gelmez. Örnek: the city where I was born.',
    en: '“Where” already means in or at that place, so do not add in or at at the end. Example: the city where I was born.',
  },
  'modal-have': {
    tr: 'should/could/might + have geçmişi anlatır; ardından fiilin 3. hâli gelir. Örnek: You should have told me.',
    en: 'Should/could/might + have is about the past. Use the participle after it. Example: You should have told me.',
  },
  'to-can': {
    tr: '“to”dan sonra can ya da must gelmez; yerlerine be able to ve have to kullanılır. Örnek: I want to be able to swim.',
    en: 'Can and must cannot come after to. Use be able to and have to. Example: I want to be able to swim.',
  },
  'more-long': {
    tr: 'Uzun sıfatlar -er/-est almaz; more/most ile karşılaştırılır. Örnek: This is more difficult.',
    en: 'Long adjectives do not have -er or -est. Use more and most. Example: This is more difficult.',
  },
  'the-more': {
    tr: '“Ne kadar çok … o kadar …” İngilizcede iki kez the + karşılaştırma ile kurulur. Örnek: The more you practise, the better you get.',
    en: 'For “ne kadar … o kadar”, English uses the + comparative twice. Example: The more you practise, the better you get.',
  },
  'more-and-more': {
    tr: '“Gittikçe daha sıcak” İngilizcede karşılaştırma biçimi tekrarlanarak söylenir. Örnek: It is getting hotter and hotter.',
    en: 'Repeat the comparative for something that increases all the time. Example: It is getting hotter and hotter.',
  },
});
