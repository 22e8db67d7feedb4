import { explainCorrection, explainReply } from '@pratik/contract/explaining';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Reasons } from './reason.service.ts';

export const registerReasonRoutes = (routes: Routes, reasons: Reasons): void => {
  routes.user(explainCorrection, ({ user, body }) => reasons.ofCorrection(user, body));
  routes.user(explainReply, ({ user, body }) => reasons.ofReply(user, body));
};
