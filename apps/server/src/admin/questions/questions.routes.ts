import {
  addQuestion,
  applyQuestionImport,
  checkQuestionImport,
  exportQuestionRecords,
  exportQuestions,
  findNearDuplicates,
  getQuestion,
  getQuestionStatistics,
  getQuestionVersion,
  listQuestionImports,
  listQuestions,
  orderQuestions,
  saveQuestion,
  setQuestionState,
  settleQuestionOffer,
  undoQuestionImport,
} from '@pratik/contract/question';
import type { EditingService } from '../../curriculum/editing/editing.service.ts';
import type { Figures } from '../../curriculum/editing/figures.service.ts';
import type { QuestionsImport } from '../../curriculum/editing/questions-import.service.ts';
import type { QuestionsList } from '../../curriculum/editing/questions-list.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';

export type QuestionRoutesParts = {
  editing: EditingService;
  list: QuestionsList;
  importer: QuestionsImport;
  figures: Figures;
  clock: Clock;
  timeZone: string;
};

/** What administrators do about questions, words and texts. */
export const registerQuestionRoutes = (routes: Routes, parts: QuestionRoutesParts): void => {
  const { editing, list, importer, figures, clock, timeZone } = parts;
  routes.person(listQuestions, ({ body }) => list.page(body));
  routes.csv(exportQuestions, ({ body }) => ({
    name: `sorular-${dayOf(clock.now(), timeZone)}.csv`,
    lines: list.asCsv(body),
  }));
  routes.person(exportQuestionRecords, ({ body: { after, ...filters } }) => list.records(filters, after));
  routes.person(findNearDuplicates, ({ body }) => list.near(body.items));
  routes.person(getQuestion, ({ query }) => editing.get(query));
  routes.person(getQuestionVersion, ({ query: { version, ...ref } }) => editing.version(ref, version));
  routes.person(getQuestionStatistics, ({ query }) => figures.of(query));
  routes.person(saveQuestion, ({ person, body }) => editing.save(person.id, body));
  routes.person(addQuestion, ({ person, body }) => editing.add(person.id, body));
  routes.person(setQuestionState, ({ person, body }) => editing.setState(person.id, body));
  routes.person(settleQuestionOffer, ({ person, body }) => editing.settleOffer(person.id, body));
  routes.person(orderQuestions, ({ person, body }) => editing.order(person.id, body));
  routes.person(checkQuestionImport, ({ person, body }) => importer.check(person.id, body));
  routes.person(listQuestionImports, ({ person }) => importer.list(person.id));
  routes.person(undoQuestionImport, ({ person, body }) => importer.undo(person.id, body.importId));
  routes.person(applyQuestionImport, ({ person, body }) => importer.apply(person.id, body));
};
