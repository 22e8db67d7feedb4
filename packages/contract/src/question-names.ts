import { correctionCodes } from './feedback.ts';

/**
 * Turkish and English names for the values of a field, as the user interface shows them. A file may contain these
 * names instead of the codes.
 */

export type Names = Readonly<Record<string, { tr: string; en: string }>>;

/** Declares the Turkish and English names for the values of a selection list. */
const named = <const V extends string>(
  ...rows: readonly (readonly [value: V, tr: string, en: string])[]
): Readonly<Record<V, { tr: string; en: string }>> =>
  Object.fromEntries(rows.map(([value, tr, en]) => [value, { tr, en }])) as Record<
    V,
    { tr: string; en: string }
  >;

export const topicNames: Names = named(
  ['people', 'İnsanlar', 'People'],
  ['family', 'Aile', 'Family'],
  ['home', 'Ev', 'Home'],
  ['food', 'Yemek', 'Food'],
  ['shopping', 'Alışveriş', 'Shopping'],
  ['city', 'Şehir', 'City'],
  ['travel', 'Yolculuk', 'Travel'],
  ['school', 'Okul', 'School'],
  ['work', 'İş', 'Work'],
  ['money', 'Para', 'Money'],
  ['health', 'Sağlık', 'Health'],
  ['sport', 'Spor', 'Sport'],
  ['free-time', 'Boş zaman', 'Free time'],
  ['nature', 'Doğa', 'Nature'],
  ['animals', 'Hayvanlar', 'Animals'],
  ['weather', 'Hava', 'Weather'],
  ['technology', 'Teknoloji', 'Technology'],
  ['media', 'Medya', 'Media'],
  ['culture', 'Kültür', 'Culture'],
  ['science', 'Bilim', 'Science'],
  ['society', 'Toplum', 'Society'],
  ['feelings', 'Duygular', 'Feelings'],
  ['language', 'Dil', 'Language'],
  ['time', 'Zaman', 'Time'],
);

export const readingTypeNames = named(
  ['message', 'Mesaj', 'Message'],
  ['notice', 'Duyuru', 'Notice'],
  ['story', 'Öykü', 'Story'],
  ['article', 'Yazı', 'Article'],
  ['review', 'Değerlendirme', 'Review'],
  ['interview', 'Söyleşi', 'Interview'],
  ['instructions', 'Yönerge', 'Instructions'],
  ['diary', 'Günlük', 'Diary'],
  ['letter', 'Mektup', 'Letter'],
  ['form', 'Form', 'Form'],
  ['timetable', 'Çizelge', 'Timetable'],
  ['menu', 'Menü', 'Menu'],
  ['advert', 'İlan', 'Advert'],
  ['chat', 'Mesajlaşma', 'Chat'],
  ['email', 'E-posta', 'E-mail'],
  ['news', 'Haber', 'News'],
  ['opinions', 'Karşıt görüşler', 'Opinions'],
);

export const listeningTypeNames = named(
  ['dialogue', 'Karşılıklı konuşma', 'Dialogue'],
  ['announcement', 'Anons', 'Announcement'],
  ['message', 'Sesli mesaj', 'Message'],
  ['story', 'Öykü', 'Story'],
  ['interview', 'Söyleşi', 'Interview'],
  ['instructions', 'Yönerge', 'Instructions'],
  ['talk', 'Konuşma', 'Talk'],
  ['phone-call', 'Telefon görüşmesi', 'Phone call'],
  ['news', 'Haber', 'News'],
  ['podcast', 'Podcast', 'Podcast'],
  ['lecture', 'Ders', 'Lecture'],
);

/**
 * Accents of spoken English. The built-in voices cannot imitate these accents; only the wording of a script
 * shows them.
 */
export const accentNames = named(
  ['american', 'Amerikalı', 'American'],
  ['irish', 'İrlandalı', 'Irish'],
  ['indian', 'Hindistanlı', 'Indian'],
  ['non-native', 'Ana dili İngilizce değil', 'Not a native speaker'],
);

export const genreNames = named(
  ['message', 'Mesaj', 'Message'],
  ['email', 'E-posta', 'E-mail'],
  ['story', 'Öykü', 'Story'],
  ['description', 'Betimleme', 'Description'],
  ['opinion', 'Görüş', 'Opinion'],
  ['review', 'Değerlendirme', 'Review'],
  ['instructions', 'Yönerge', 'Instructions'],
  ['diary', 'Günlük', 'Diary'],
  ['letter', 'Mektup', 'Letter'],
  ['report', 'Rapor', 'Report'],
  ['article', 'Yazı', 'Article'],
  ['essay', 'Deneme', 'Essay'],
);

export const posNames = named(
  ['noun', 'İsim', 'Noun'],
  ['verb', 'Fiil', 'Verb'],
  ['adjective', 'Sıfat', 'Adjective'],
  ['adverb', 'Zarf', 'Adverb'],
  ['preposition', 'Edat', 'Preposition'],
  ['conjunction', 'Bağlaç', 'Conjunction'],
  ['pronoun', 'Zamir', 'Pronoun'],
  ['determiner', 'Belirleyici', 'Determiner'],
  ['number', 'Sayı', 'Number'],
  ['exclamation', 'Ünlem', 'Exclamation'],
  ['modal', 'Kip fiili', 'Modal'],
  ['phrase', 'Kalıp', 'Phrase'],
);

export const senseNames = named(
  ['2', '2. anlam', '2nd sense'],
  ['3', '3. anlam', '3rd sense'],
  ['4', '4. anlam', '4th sense'],
  ['5', '5. anlam', '5th sense'],
);

export const skillNames = named(
  ['grammar', 'Dil bilgisi', 'Grammar'],
  ['vocabulary', 'Kelime bilgisi', 'Vocabulary'],
  ['reading', 'Okuma', 'Reading'],
);

export const varietyNames = named(
  ['british', 'İngiliz İngilizcesi', 'British'],
  ['american', 'Amerikan İngilizcesi', 'American'],
);

export const voiceNames = named(['female', 'Kadın', 'Female'], ['male', 'Erkek', 'Male']);

/** Names of error codes. The Turkish names come from the API contract, which has no English names. */
export const codeNames: Names = Object.fromEntries(
  Object.entries(correctionCodes).map(([code, tr]) => [code, { tr, en: code }]),
);

export const stateNames = named(
  ['draft', 'Taslak', 'Draft'],
  ['in-review', 'İncelemede', 'In review'],
  ['published', 'Yayında', 'Published'],
  ['retired', 'Yayından kalktı', 'Retired'],
);

/** Names of the item groups in the question list. Questions on texts are named after the kind of text. */
export const groupNames = named(
  ['reading-question', 'Okuma sorusu', 'Reading question'],
  ['listening-question', 'Dinleme sorusu', 'Listening question'],
  ['cloze', 'Boşluk doldurma', 'Fill-in'],
  ['placement-item', 'Yerleştirme sorusu', 'Placement item'],
  ['writing-prompt', 'Yazma konusu', 'Writing prompt'],
  ['word', 'Kelime', 'Word'],
  ['reading', 'Okuma metni', 'Reading text'],
  ['listening', 'Dinleme metni', 'Listening script'],
);

export const formNames = named(
  ['one', 'Çoktan seçmeli (tek doğru)', 'Multiple choice (one right)'],
  ['true-false', 'Doğru / yanlış', 'True / false'],
  ['several', 'Çoktan seçmeli (birden çok doğru)', 'Multiple choice (several right)'],
  ['order', 'Sıralama', 'Ordering'],
  ['match', 'Eşleştirme', 'Matching'],
);

export const truthNames = named(['True', 'Doğru', 'True'], ['False', 'Yanlış', 'False']);
