import {
  addOwnText,
  deleteOwnText,
  getOwnText,
  listOwnTexts,
  type OwnText,
  reportOwnText,
} from '@pratik/contract/own-texts';
import { answer, problem, server } from '../../../test/server.ts';

export const textId = '0190a0f0-0000-7000-8000-00000000aaaa';
export const listUrl = '/pages/own-texts';
export const textUrl = `${listUrl}/${textId}`;

export const textOf = (change: Partial<OwnText> = {}): OwnText => ({
  id: textId,
  title: 'The Sea & Me',
  format: 'epub',
  part: 1,
  parts: 1,
  length: 4_321,
  profile: {
    level: 'B1',
    words: 800,
    shares: [
      { level: 'A1', share: 0.88 },
      { level: 'A2', share: 0.955 },
      { level: 'B1', share: 0.98 },
      { level: 'B2', share: 0.99 },
      { level: 'C1', share: 1 },
    ],
    unknown: 0.02,
  },
  pages: 3,
  page: 0,
  addedAt: '2026-03-09T09:00:00Z',
  readAt: null,
  ...change,
});

const pages = [
  ['The sea is calm. We like warm bread.', 'It is late.'],
  ['The second page.'],
  ['The last page.'],
];

/** Fakes a server that stores texts. The state contains what the page has sent. */
export const serveOwnTexts = (texts: OwnText[] = [textOf()]) => {
  const state = {
    texts: [...texts],
    added: [] as { id: string; name: string; title?: string | undefined; part?: number | undefined }[],
    reported: [] as { page: number; resumed?: boolean | undefined }[],
    listed: [] as number[],
    parts: 1,
  };
  const gone = new Map<string, OwnText>();
  server.use(
    answer(listOwnTexts, ({ page = 0, size = 20 }) => {
      state.listed.push(page);
      const own = state.texts.slice(page * size, (page + 1) * size);
      return { texts: own, total: state.texts.length, totalCapped: false, page, size };
    }),
    answer(addOwnText, ({ id, name, title, part }) => {
      state.added.push({ id, name, title, part });
      const text = textOf({ id, title: title || name || 'First words', part: part ?? 1, parts: state.parts });
      state.texts.unshift(text);
      return { text };
    }),
    answer(getOwnText, ({ id, page: asked }) => {
      const text = state.texts.find((one) => one.id === id);
      if (!text) return problem('not-found');
      const page = asked === undefined ? text.page : Number(asked);
      return { text, page, paragraphs: pages[page] ?? [] };
    }),
    answer(reportOwnText, ({ id, page, resumed }) => {
      state.reported.push({ page, resumed });
      state.texts = state.texts.map((one) =>
        one.id === id ? { ...one, page, readAt: '2026-03-10T09:00:00Z' } : one,
      );
      return { done: true as const };
    }),
    answer(deleteOwnText, ({ id, undo }) => {
      const text = undo ? gone.get(id) : state.texts.find((one) => one.id === id);
      if (!text) return problem('not-found');
      gone.set(id, text);
      state.texts = undo ? [text, ...state.texts] : state.texts.filter((one) => one.id !== id);
      return { done: true as const };
    }),
  );
  return state;
};
