import type { AnswerOf } from '@pratik/contract/call';
import type { AssignmentKind, findAssignable } from '@pratik/contract/homework';
import { foldEnglish } from '@pratik/text/fold-words';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';

export type Assignable = ReturnType<typeof createAssignable>;

type Title = { tr: string; en: string };
type KindWithItem = Exclude<AssignmentKind, 'vocabulary'>;
type FoundItem = AnswerOf<typeof findAssignable>['items'][number];

/** Maximum number of items that a teacher can choose from. The teacher can search for other items. */
const mostItems = 100;

const inBoth = (title: string): Title => ({ tr: title, en: title });

/** Finds the library items that can be given as homework. */
export const createAssignable = (curriculum: Pick<Curriculum, 'item' | 'published'>) => {
  const published = async (kind: KindWithItem, levelId: string): Promise<FoundItem[]> => {
    switch (kind) {
      case 'reading':
      case 'listening': {
        const items = await curriculum.published(kind, { levelId });
        return items.map(({ id, title }) => ({ id, title: inBoth(title) }));
      }
      case 'writing': {
        const items = await curriculum.published('writing-prompt', { levelId });
        return items.map(({ id, body }) => ({ id, title: body.title }));
      }
      case 'chat': {
        const items = await curriculum.published('scenario', { levelId });
        return items
          .filter(({ body }) => body.kind !== 'free')
          .map(({ id, body }) => ({ id, title: body.title }));
      }
    }
  };

  return {
    /** Returns the published items of a level whose title contains all words of the search, by title. */
    async find(kind: KindWithItem, levelId: string, search: string): Promise<FoundItem[]> {
      const words = foldEnglish(search).split(' ').filter(Boolean);
      return (await published(kind, levelId))
        .filter(({ title }) => {
          const text = foldEnglish(`${title.tr} ${title.en}`);
          return words.every((word) => text.includes(word));
        })
        .toSorted((a, b) => a.title.en.localeCompare(b.title.en, 'en'))
        .slice(0, mostItems);
    },

    /** Returns the title of a published item; undefined when no such item is published. */
    async titleOf(kind: AssignmentKind, id: string): Promise<Title | undefined> {
      if (kind === 'reading' || kind === 'listening') {
        const item = await curriculum.item(kind, id);
        return item?.state === 'published' ? inBoth(item.title) : undefined;
      }
      if (kind === 'vocabulary') return undefined;
      const item = await curriculum.item(kind === 'writing' ? 'writing-prompt' : 'scenario', id);
      return item?.state === 'published' ? item.body.title : undefined;
    },

    /** Returns the text of a question, or its id when the question no longer exists. */
    async questionText(id: string): Promise<string> {
      return (await curriculum.item('question', id))?.title ?? id;
    },
  };
};
