import { changeMemory, deleteFacts, getMemory } from '@pratik/contract/chat-memory';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Memory } from './memory.service.ts';

export const registerMemoryRoutes = (routes: Routes, memory: Memory): void => {
  routes.user(getMemory, ({ user }) => memory.state(user.id));
  routes.user(changeMemory, ({ user, body }) => memory.change(user.id, body));
  routes.user(deleteFacts, ({ user, body }) => memory.delete(user.id, body));
};
