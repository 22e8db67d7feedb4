import {
  addQuestion,
  getQuestion,
  getQuestionVersion,
  orderQuestions,
  saveQuestion,
  settleQuestionOffer,
} from '@pratik/contract/question';
import {
  applyQuestionImport,
  checkQuestionImport,
  listQuestionImports,
  undoQuestionImport,
} from '@pratik/contract/question-import';
import {
  exportQuestionRecords,
  exportQuestions,
  findNearDuplicates,
  listQuestions,
  setQuestionState,
} from '@pratik/contract/question-list';
import { getQuestionStatistics } from '@pratik/contract/question-statistics';
import type { EditingService } from '../../curriculum/editing/editing.service.ts';
import type { QuestionsImport } from '../../curriculum/editing/import/questions-import.service.ts';
import type { QuestionsList } from '../../curriculum/editing/questions-list.service.ts';
import type { ItemStatistics } from '../../curriculum/editing/statistics/stats.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';

export type QuestionRoutesParts = {
  editing: EditingService;
  list: QuestionsList;
  importer: QuestionsImport;
  itemStatistics: ItemStatistics;
  clock: Clock;
  timeZone: string;
};

/** Registers the routes with which administrators manage questions, words and texts. */
export const registerQuestionRoutes = (routes: Routes, parts: QuestionRoutesParts): void => {
  const { editing, list, importer, itemStatistics, clock, timeZone } = parts;
  routes.user(listQuestions, ({ body }) => list.page(body));
  routes.csv(exportQuestions, ({ user, body }) => ({
    name: `${user.language === 'en' ? 'questions' : 'sorular'}-${dayOf(clock.now(), timeZone)}.csv`,
    lines: list.asCsv(body, user.language),
  }));
  routes.user(exportQuestionRecords, ({ body: { after, ...filters } }) => list.records(filters, after));
  routes.user(findNearDuplicates, ({ body }) => list.near(body.items));
  routes.user(getQuestion, ({ query }) => editing.get(query));
  routes.user(getQuestionVersion, ({ query: { version, ...ref } }) => editing.version(ref, version));
  routes.user(getQuestionStatistics, ({ query }) => itemStatistics.of(query));
  routes.user(saveQuestion, ({ user, body }) => editing.save(user.id, body));
  routes.user(addQuestion, ({ user, body }) => editing.add(user.id, body));
  routes.user(setQuestionState, ({ user, body }) => editing.setState(user.id, body));
  routes.user(settleQuestionOffer, ({ user, body }) => editing.settleOffer(user.id, body));
  routes.user(orderQuestions, ({ user, body }) => editing.order(user.id, body));
  routes.user(checkQuestionImport, ({ user, body }) => importer.check(user.id, body));
  routes.user(listQuestionImports, ({ user }) => importer.list(user.id));
  routes.user(undoQuestionImport, ({ user, body }) => importer.undo(user.id, body.importId));
  routes.user(applyQuestionImport, ({ user, body }) => importer.apply(user.id, body));
};
