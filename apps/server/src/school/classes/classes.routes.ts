import { getClass, getClassLearner, listClassMembers, listOwnClasses } from '@pratik/contract/classes';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassesService } from './classes.service.ts';

/** Registers the calls with which members of classes read their classes. */
export const registerClassRoutes = (routes: Routes, classes: ClassesService): void => {
  routes.user(listOwnClasses, ({ user }) => classes.listOwn(user));
  routes.user(getClass, ({ user, query }) => classes.get(user, query.id));
  routes.user(listClassMembers, ({ user, body }) => classes.members(user, body));
  routes.user(getClassLearner, ({ user, query }) => classes.learner(user, query));
};
