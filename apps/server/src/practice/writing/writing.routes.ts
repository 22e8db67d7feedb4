import {
  discardDraft,
  getModelAnswers,
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
  routes.user(getWritingChoices, ({ user, query }) => writing.choices(user, query.level));
  routes.user(getPiece, ({ user, query }) => writing.get(user, query.id));
  routes.user(getModelAnswers, ({ user, query }) => writing.models(user, query.pieceId));
  routes.user(startPiece, ({ user, body }) => writing.start(user, body));
  routes.user(saveDraft, ({ user, body }) => writing.save(user, body));
  routes.user(submitDraft, ({ user, body }) => writing.submit(user, body));
  routes.user(revisePiece, ({ user, body }) => writing.revise(user, body));
  routes.user(discardDraft, async ({ user, body }) => {
    await writing.discard(user, body);
    return { done: true } as const;
  });
  routes.user(listPieces, ({ user, body }) => writing.list(user, body));
};
