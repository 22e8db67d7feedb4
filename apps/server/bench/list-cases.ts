export type ListCase = { list: string; what: string; body: object };

const users = 'user/get-all-users';
const messages = 'message-process/list';
const questions = 'question/list';
const audit = 'audit/list';
const aMonth = (daysAgo: number) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(daysAgo), to: day(daysAgo - 29) };
};

/**
 * Typical list requests of administrators, with common, rare and empty results, every sort order, and pages far
 * from the start.
 */
export const listCases: readonly ListCase[] = [
  { list: users, what: 'all users', body: {} },
  { list: users, what: 'all users, page 20,000', body: { page: 20_000 } },
  { list: users, what: 'all users, page 20,001', body: { page: 20_001 } },
  {
    list: users,
    what: 'last active first, page 20,000',
    body: { sort: 'lastActiveAt', order: 'desc', page: 20_000 },
  },
  { list: users, what: 'sorted by level, page 20,000', body: { sort: 'level', page: 20_000 } },
  { list: users, what: 'sorted by status', body: { sort: 'status', order: 'desc' } },
  {
    list: users,
    what: 'search of name and surname, sorted by level',
    body: { search: 'ışık kaya', sort: 'level' },
  },
  { list: users, what: 'active, page 20,000', body: { statusFilter: 'active', page: 20_000 } },
  { list: users, what: 'surname of 20,000 users', body: { surnameFilter: 'yılmaz' } },
  { list: users, what: 'surname of 200 users', body: { surnameFilter: 'kızıltan' } },
  { list: users, what: 'surname of 200 users, page 5', body: { surnameFilter: 'kızıltan', page: 5 } },
  { list: users, what: 'surname of no user', body: { surnameFilter: 'qqq' } },
  { list: users, what: 'name begins with two letters', body: { nameFilter: 'ay' } },
  { list: users, what: 'name and surname', body: { nameFilter: 'ipek', surnameFilter: 'ışık' } },
  { list: users, what: 'part of one e-mail address', body: { emailFilter: 'kisi777777@' } },
  { list: users, what: 'invited', body: { statusFilter: 'invited' } },
  {
    list: users,
    what: 'disabled, sorted by last activity',
    body: { statusFilter: 'disabled', sort: 'lastActiveAt' },
  },
  {
    list: users,
    what: 'level B1, last active first',
    body: { levelFilter: 'B1', sort: 'lastActiveAt', order: 'desc' },
  },
  { list: users, what: 'administrators', body: { roleFilter: 'admin' } },
  { list: users, what: 'disabled at level C1', body: { statusFilter: 'disabled', levelFilter: 'C1' } },
  {
    list: users,
    what: 'disabled administrators',
    body: { roleFilter: 'admin', statusFilter: 'disabled' },
  },
  { list: messages, what: 'all', body: {} },
  { list: messages, what: 'all, page 1,000', body: { page: 1000 } },
  { list: messages, what: 'all, page 20,000', body: { page: 20_000 } },
  { list: messages, what: 'from conversations, page 20,000', body: { source: 'chat', page: 20_000 } },
  { list: messages, what: 'longest first, page 20,000', body: { sort: 'durationMs', page: 20_000 } },
  { list: messages, what: 'failed', body: { states: ['failed'] } },
  { list: messages, what: 'waiting', body: { states: ['waiting'] } },
  { list: messages, what: 'three states', body: { states: ['waiting', 'failed', 'needs-review'] } },
  { list: messages, what: 'from writing, longest first', body: { source: 'writing', sort: 'durationMs' } },
  { list: messages, what: 'a month, half a year ago', body: aMonth(180) },
  { list: messages, what: 'disputed', body: { disputedOnly: true } },
  { list: messages, what: 'of 200 users', body: { userFilter: 'kızıltan' } },
  { list: messages, what: 'of 20,000 users', body: { userFilter: 'yılmaz' } },
  { list: messages, what: 'of one e-mail address', body: { userFilter: 'kisi777777@' } },
  {
    list: messages,
    what: 'failed, of 20,000 users',
    body: { userFilter: 'yılmaz', states: ['failed'] },
  },
  { list: messages, what: 'of no user', body: { userFilter: 'qqq' } },
  { list: questions, what: 'all', body: {} },
  {
    list: questions,
    what: 'all, sorted by title, page 4,000',
    body: { sort: 'title', order: 'asc', page: 4000 },
  },
  { list: questions, what: 'level B2', body: { levelFilter: 'B2' } },
  { list: questions, what: 'a word in many questions', body: { textFilter: 'school' } },
  { list: questions, what: 'a word in few questions', body: { textFilter: 'umbrella' } },
  { list: questions, what: 'a word in no question', body: { textFilter: 'qqqqq' } },
  {
    list: questions,
    what: 'drafts, sorted by title',
    body: { stateFilter: 'draft', sort: 'title', order: 'asc' },
  },
  { list: questions, what: 'flagged', body: { flagged: true } },
  {
    list: questions,
    what: 'cloze, lowest share of right answers first',
    body: { groupFilter: 'cloze', sort: 'rightShare', order: 'asc' },
  },
  { list: audit, what: 'newest entries', body: {} },
  {
    list: audit,
    what: 'entries from half a year ago',
    body: { before: `${(Date.now() - 180 * 86_400_000) * 1000}-1` },
  },
  { list: audit, what: 'of one e-mail address', body: { user: 'kisi777777@' } },
  {
    list: audit,
    what: 'level changes of one administrator',
    body: { user: 'kisi20000@', action: 'level.save' },
  },
];
