export type ListCase = { list: string; what: string; body: object };

const people = 'user/get-all-users';
const messages = 'message-process/list';
const questions = 'question/list';
const audit = 'audit/list';
const aMonth = (daysAgo: number) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(daysAgo), to: day(daysAgo - 29) };
};

/** Pages as administrators ask for them: common, rare and empty answers, every sort, deep pages. */
export const listCases: readonly ListCase[] = [
  { list: people, what: 'everybody', body: {} },
  { list: people, what: 'everybody, page 20,000', body: { page: 20_000 } },
  { list: people, what: 'everybody, page 20,001', body: { page: 20_001 } },
  {
    list: people,
    what: 'last visit first, page 20,000',
    body: { sort: 'lastActiveAt', order: 'desc', page: 20_000 },
  },
  { list: people, what: 'active, page 20,000', body: { statusFilter: 'active', page: 20_000 } },
  { list: people, what: 'surname of 20,000', body: { surnameFilter: 'yılmaz' } },
  { list: people, what: 'surname of 200', body: { surnameFilter: 'kızıltan' } },
  { list: people, what: 'surname of 200, page 5', body: { surnameFilter: 'kızıltan', page: 5 } },
  { list: people, what: 'surname of nobody', body: { surnameFilter: 'qqq' } },
  { list: people, what: 'name begins with two letters', body: { nameFilter: 'ay' } },
  { list: people, what: 'name and surname', body: { nameFilter: 'ipek', surnameFilter: 'ışık' } },
  { list: people, what: 'one address', body: { emailFilter: 'kisi777777@' } },
  { list: people, what: 'invited', body: { statusFilter: 'invited' } },
  { list: people, what: 'closed, by last visit', body: { statusFilter: 'disabled', sort: 'lastActiveAt' } },
  {
    list: people,
    what: 'level B1, last visit first',
    body: { levelFilter: 'B1', sort: 'lastActiveAt', order: 'desc' },
  },
  { list: people, what: 'administrators', body: { roleFilter: 'admin' } },
  { list: people, what: 'closed at C1', body: { statusFilter: 'disabled', levelFilter: 'C1' } },
  {
    list: people,
    what: 'administrators who are closed',
    body: { roleFilter: 'admin', statusFilter: 'disabled' },
  },
  { list: messages, what: 'all', body: {} },
  { list: messages, what: 'all, page 1,000', body: { page: 1000 } },
  { list: messages, what: 'all, page 20,000', body: { page: 20_000 } },
  { list: messages, what: 'in chats, page 20,000', body: { source: 'chat', page: 20_000 } },
  { list: messages, what: 'longest first, page 20,000', body: { sort: 'durationMs', page: 20_000 } },
  { list: messages, what: 'failed', body: { states: ['failed'] } },
  { list: messages, what: 'waiting', body: { states: ['waiting'] } },
  { list: messages, what: 'three states', body: { states: ['waiting', 'failed', 'needs-review'] } },
  { list: messages, what: 'writing, longest first', body: { source: 'writing', sort: 'durationMs' } },
  { list: messages, what: 'a month half a year ago', body: aMonth(180) },
  { list: messages, what: 'disputed', body: { disputedOnly: true } },
  { list: messages, what: 'of 200 people', body: { personFilter: 'kızıltan' } },
  { list: messages, what: 'of 20,000 people', body: { personFilter: 'yılmaz' } },
  { list: messages, what: 'of one address', body: { personFilter: 'kisi777777@' } },
  {
    list: messages,
    what: 'failed, of 20,000 people',
    body: { personFilter: 'yılmaz', states: ['failed'] },
  },
  { list: messages, what: 'of nobody', body: { personFilter: 'qqq' } },
  { list: questions, what: 'all', body: {} },
  { list: questions, what: 'all by title, page 4,000', body: { sort: 'title', order: 'asc', page: 4000 } },
  { list: questions, what: 'level B2', body: { levelFilter: 'B2' } },
  { list: questions, what: 'a word in many', body: { textFilter: 'school' } },
  { list: questions, what: 'a word in few', body: { textFilter: 'umbrella' } },
  { list: questions, what: 'a word in none', body: { textFilter: 'qqqqq' } },
  { list: questions, what: 'drafts by title', body: { stateFilter: 'draft', sort: 'title', order: 'asc' } },
  { list: questions, what: 'misbehaving', body: { flagged: true } },
  {
    list: questions,
    what: 'gaps, fewest right first',
    body: { groupFilter: 'cloze', sort: 'rightShare', order: 'asc' },
  },
  { list: audit, what: 'newest', body: {} },
  { list: audit, what: 'half a year back', body: { before: `${(Date.now() - 180 * 86_400_000) * 1000}-1` } },
  { list: audit, what: 'of one address', body: { person: 'kisi777777@' } },
  { list: audit, what: 'levels, of an administrator', body: { person: 'kisi20000@', action: 'level.save' } },
];
