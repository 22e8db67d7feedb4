import { lookUpWord } from '@pratik/contract/curriculum';
import type { Routes } from '../platform/http/routes.ts';
import type { Curriculum } from './curriculum.service.ts';

export const registerCurriculumRoutes = (routes: Routes, curriculum: Curriculum): void => {
  routes.user(lookUpWord, ({ query }) => curriculum.lookUp(query));
};
