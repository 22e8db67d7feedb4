import type { AssignmentState } from '@pratik/contract/homework';

type Language = 'tr' | 'en';

/** Column titles of the gradebook file in the language of its reader. */
export const gradebookWords = {
  tr: {
    learner: 'Öğrenci',
    reading: 'Okuma',
    listening: 'Dinleme',
    writing: 'Yazma',
    chat: 'Sohbet',
    vocabulary: 'Kelime tekrarı',
    result: 'sonuç (%)',
    grade: 'not',
  },
  en: {
    learner: 'Learner',
    reading: 'Reading',
    listening: 'Listening',
    writing: 'Writing',
    chat: 'Conversation',
    vocabulary: 'Word reviews',
    result: 'result (%)',
    grade: 'grade',
  },
} as const;
/** Names of the work states in the cells of the gradebook file. */
export const stateWords: Readonly<Record<Language, Readonly<Record<AssignmentState, string>>>> = {
  tr: {
    upcoming: 'açılmadı',
    open: 'başlamadı',
    begun: 'sürüyor',
    done: 'yaptı',
    late: 'geç yaptı',
    missed: 'yapmadı',
  },
  en: {
    upcoming: 'not open yet',
    open: 'not started',
    begun: 'in progress',
    done: 'done',
    late: 'done late',
    missed: 'missed',
  },
};
