import {
  addOwnText,
  answerOwnTextGap,
  deleteOwnText,
  getOwnText,
  listOwnTexts,
  reportOwnText,
  startOwnTextGaps,
} from '@pratik/contract/own-texts';
import type { Routes } from '../../platform/http/routes.ts';
import { clientAbort } from '../../platform/http/streams/client-abort.ts';
import type { OwnTextsService } from './own-texts.service.ts';

export const registerOwnTextsRoutes = (routes: Routes, texts: OwnTextsService): void => {
  routes.upload(addOwnText, ({ user, body, file, reply }) =>
    texts.add(user, { ...body, file }, clientAbort(reply)),
  );
  routes.user(listOwnTexts, ({ user, body }) => texts.list(user, body));
  routes.user(getOwnText, ({ user, query }) => texts.get(user, query));
  routes.user(reportOwnText, async ({ user, body }) => {
    await texts.report(user, body);
    return { done: true } as const;
  });
  routes.user(deleteOwnText, async ({ user, body }) => {
    await texts.delete(user, body);
    return { done: true } as const;
  });
  routes.user(startOwnTextGaps, ({ user, body }) => texts.startGaps(user, body));
  routes.user(answerOwnTextGap, ({ user, body }) => texts.answerGap(user, body));
};
