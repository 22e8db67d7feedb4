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
import type { LevelsEditing } from '../../curriculum/levels-editing.service.ts';
import type { Routes } from '../../platform/http/routes.ts';

const done = { done: true as const };

/** What administrators do about levels. */
export const registerLevelEditingRoutes = (routes: Routes, levels: LevelsEditing): void => {
  routes.person(manageLevels, async () => ({ levels: await levels.list() }));
  routes.person(getLevel, ({ query }) => levels.get(query.id));
  routes.person(addLevel, ({ person, body }) => levels.add(person.id, body));
  routes.person(updateLevel, ({ person, body }) => levels.update(person.id, body));
  routes.person(reorderLevels, async ({ person, body }) => {
    await levels.reorder(person.id, body);
    return done;
  });
  routes.person(setLevelRetired, async ({ person, body }) => {
    await levels.setRetired(person.id, body);
    return done;
  });
  routes.person(deleteLevel, async ({ person, body }) => {
    await levels.remove(person.id, body.id);
    return done;
  });
  routes.person(keepLevelText, async ({ person, body }) => {
    await levels.keepOwn(person.id, body);
    return done;
  });
};
