import {
  findUnitItems,
  listUnits,
  nameUnitItems,
  reorderUnits,
  saveUnit,
  setUnitRetired,
} from '@pratik/contract/unit-editing';
import type { UnitsEditing } from '../../curriculum/editing/units/units-editing.service.ts';
import type { Routes } from '../../platform/http/routes.ts';

const done = { done: true as const };

/** Registers the routes with which administrators edit the units of the learning path. */
export const registerUnitEditingRoutes = (routes: Routes, units: UnitsEditing): void => {
  routes.user(listUnits, async ({ body }) => ({ units: await units.list(body.levelId) }));
  routes.user(saveUnit, async ({ user, body }) => ({ unit: await units.save(user.id, body) }));
  routes.user(reorderUnits, async ({ user, body }) => {
    await units.reorder(user.id, body);
    return done;
  });
  routes.user(setUnitRetired, async ({ user, body }) => {
    await units.setRetired(user.id, body);
    return done;
  });
  routes.user(findUnitItems, async ({ body }) => ({ items: await units.findItems(body) }));
  routes.user(nameUnitItems, async ({ body }) => ({ items: await units.nameItems(body) }));
};
