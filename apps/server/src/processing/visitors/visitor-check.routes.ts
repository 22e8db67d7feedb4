import { checkVisitorText } from '@pratik/contract/visitor';
import { addressKey } from '../../platform/http/limits/rate-limits.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { VisitorCheck } from './visitor-check.service.ts';

export const registerVisitorRoutes = (routes: Routes, visitorCheck: VisitorCheck): void => {
  routes.public(checkVisitorText, ({ body, request }) =>
    visitorCheck.check(body.text, addressKey(request.ip)),
  );
};
