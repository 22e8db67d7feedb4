import { csvLines } from '../../platform/csv/csv.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller, ClassAccess } from '../classes/class-access.service.ts';
import { gradebookWords, stateWords } from './gradebook.csv.ts';
import { selectAssignments } from './homework.store.ts';
import type { HomeworkResults } from './results.service.ts';

export type Gradebook = ReturnType<typeof createGradebook>;

type Parts = { db: Db; access: ClassAccess; results: HomeworkResults };

/** Maximum number of assignments in the gradebook file; the latest assignments are included. */
const mostAssignments = 200;

/** Exports the work and the grades of a class: one row for each learner, three columns for each assignment. */
export const createGradebook = ({ db, access, results }: Parts) => ({
  /** Yields the gradebook of a class as CSV lines. @throws Problem `not-found` */
  async *asCsv(who: Caller, classId: string, language: 'tr' | 'en'): AsyncGenerator<string> {
    await access.open(who, classId, 'teach');
    const rows = await selectAssignments(db, classId, { limit: mostAssignments, offset: 0 });
    const { all, columns } = await results.tableOf(classId, rows.toReversed());
    const t = gradebookWords[language];
    const titles = columns.flatMap(({ row }) => {
      const title = `${row.due_at.toISOString().slice(0, 10)} ${row.title?.[language] ?? t[row.kind]}`;
      return [title, `${title}: ${t.result}`, `${title}: ${t.grade}`];
    });
    yield csvLines([[t.learner, ...titles]]);
    const cells = columns.map(({ learners }) => new Map(learners.map(({ id, work }) => [id, work])));
    yield csvLines(
      all.map(({ id, name }) => [
        name,
        ...cells.flatMap((column) => {
          const work = column.get(id);
          if (!work) return ['', '', ''];
          const number = (value: number | null | undefined) => value?.toString() ?? '';
          return [stateWords[language][work.state], number(work.bestPercent), number(work.feedback?.grade)];
        }),
      ]),
    );
  },
});
