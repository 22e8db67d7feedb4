import {
  addClass,
  addClassMembers,
  deleteClass,
  listClasses,
  promoteLearners,
  removeClassMembers,
  setClassArchived,
  updateClass,
} from '@pratik/contract/classes';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassesService } from '../../school/classes/classes.service.ts';
import type { ClassMembers } from '../../school/classes/members.service.ts';

type Parts = { classes: ClassesService; members: ClassMembers };

const done = { done: true as const };

/** Registers the routes with which administrators manage classes and their members. */
export const registerClassEditingRoutes = (routes: Routes, { classes, members }: Parts): void => {
  routes.user(listClasses, ({ body }) => classes.list(body));
  routes.user(addClass, ({ user, body }) => classes.add(user, body));
  routes.user(updateClass, ({ user, body }) => classes.update(user, body));
  routes.user(setClassArchived, async ({ user, body }) => {
    await classes.setArchived(user, body);
    return done;
  });
  routes.user(deleteClass, async ({ user, body }) => {
    await classes.remove(user, body.id);
    return done;
  });
  routes.user(addClassMembers, ({ user, body }) => members.add(user, body));
  routes.user(removeClassMembers, ({ user, body }) => members.remove(user, body));
  routes.user(promoteLearners, ({ user, body }) => members.promote(user, body));
};
