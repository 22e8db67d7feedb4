import {
  addLevel,
  deleteLevel,
  getLevel,
  keepLevelText,
  manageLevels,
  reorderLevels,
  setLevelRetired,
  updateLevel,
} from '@pratik/contract/level';
import type { LevelsEditing } from '../../curriculum/levels/levels-editing.service.ts';
import type { Routes } from '../../platform/http/routes.ts';

const done = { done: true as const };

/** Registers the routes with which administrators edit levels. */
export const registerLevelEditingRoutes = (routes: Routes, levels: LevelsEditing): void => {
  routes.user(manageLevels, async () => ({ levels: await levels.list() }));
  routes.user(getLevel, ({ query }) => levels.get(query.id));
  routes.user(addLevel, ({ user, body }) => levels.add(user.id, body));
  routes.user(updateLevel, ({ user, body }) => levels.update(user.id, body));
  routes.user(reorderLevels, async ({ user, body }) => {
    await levels.reorder(user.id, body);
    return done;
  });
  routes.user(setLevelRetired, async ({ user, body }) => {
    await levels.setRetired(user.id, body);
    return done;
  });
  routes.user(deleteLevel, async ({ user, body }) => {
    await levels.remove(user.id, body.id);
    return done;
  });
  routes.user(keepLevelText, async ({ user, body }) => {
    await levels.keepOwn(user.id, body);
    return done;
  });
};
