import {
  discardDraft,
  getPiece,
  getWritingChoices,
  listPieces,
  revisePiece,
  saveDraft,
  startPiece,
  submitDraft,
} from '@pratik/contract/writing';
import type { Routes } from '../../platform/http/routes.ts';
import type { WritingService } from './writing.service.ts';

export const registerWritingRoutes = (routes: Routes, writing: WritingService): void => {
  routes.person(getWritingChoices, ({ person, query }) => writing.choices(person, query.level));
  routes.person(getPiece, ({ person, query }) => writing.get(person, query.id));
  routes.person(startPiece, ({ person, body }) => writing.start(person, body));
  routes.person(saveDraft, ({ person, body }) => writing.save(person, body));
  routes.person(submitDraft, ({ person, body }) => writing.submit(person, body));
  routes.person(revisePiece, ({ person, body }) => writing.revise(person, body));
  routes.person(discardDraft, async ({ person, body }) => {
    await writing.discard(person, body);
    return { done: true } as const;
  });
  routes.person(listPieces, ({ person, body }) => writing.list(person, body));
};
