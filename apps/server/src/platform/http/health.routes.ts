import { health } from '@pratik/contract/setup';
import type pg from 'pg';
import { databaseAnswers } from '../db/database.ts';
import { Problem } from './problem.ts';
import type { Routes } from './routes.ts';

export const registerHealthRoutes = (routes: Routes, pool: pg.Pool): void => {
  routes.public(health, async () => {
    if (!(await databaseAnswers(pool))) throw new Problem('unavailable');
    return { status: 'ok' as const };
  });
};
