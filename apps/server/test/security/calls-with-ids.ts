import { randomUUID } from 'node:crypto';
import type { Belongings } from './belongings.ts';

/** The user whose requests contain the ids of another user. */
export type Asker = { password: string };
type Input = (theirs: Belongings, asker: Asker) => Record<string, unknown>;

const now = '2026-03-10T09:00:00.000Z';
const said = { target: { kind: 'reading', id: 'the-oven', version: 1, sentence: 0 } };
const saving = (draftId: string) => ({
  draftId,
  saveId: randomUUID(),
  revision: 0,
  unheard: [],
  text: 'I was here.',
});

const assigning = {
  amount: 5,
  leastPercent: null,
  note: '',
  opensAt: now,
  dueAt: '2026-03-17T09:00:00.000Z',
  learnerIds: null,
};

/**
 * Calls that take the id of an existing record, by path. For the id of another user’s record they respond as for an
 * id that does not exist. A test fails when a call with an id is missing from all three lists of this file.
 */
export const namesWhatThereIs: Readonly<Record<string, Input>> = {
  'chat/change-memory': ({ conversation }) => ({ remembers: true, conversationId: conversation }),
  'chat/dispute-correction': ({ correction }) => ({ correctionId: correction, disputed: true }),
  'chat/end': ({ conversation }) => ({ conversationId: conversation }),
  'chat/explain-correction': ({ correction }) => ({ correctionId: correction, language: 'en' }),
  'chat/explain-reply': ({ partnerTurn }) => ({ turnId: partnerTurn, language: 'en' }),
  'chat/delete-facts': ({ fact }) => ({ ids: [fact] }),
  'chat/get-conversation': ({ conversation }) => ({ id: conversation }),
  'chat/report-activity': ({ conversation }) => ({ conversationId: conversation }),
  'chat/report-turn': ({ partnerTurn }) => ({ turnId: partnerTurn }),
  'chat/retry-reply': ({ conversation }) => ({ conversationId: conversation }),
  'chat/send-message': ({ conversation }) => ({
    conversationId: conversation,
    turnId: randomUUID(),
    text: 'I was here.',
  }),
  'chat/stop-reply': ({ conversation }) => ({ conversationId: conversation }),
  'class/get': ({ schoolClass }) => ({ id: schoolClass }),
  'class/get-learner': ({ schoolClass, user }) => ({ classId: schoolClass, userId: user }),
  'class/list-members': ({ schoolClass }) => ({ classId: schoolClass, role: 'learner' }),
  'homework/add': ({ schoolClass }) => ({ classId: schoolClass, ...assigning, kind: 'chat', itemId: null }),
  'homework/delete': ({ assignment }) => ({ id: assignment }),
  'homework/export': ({ schoolClass }) => ({ classId: schoolClass }),
  'homework/find-items': ({ schoolClass }) => ({ classId: schoolClass, kind: 'chat', levelId: 'A1' }),
  'homework/get': ({ assignment }) => ({ id: assignment }),
  'homework/get-piece': ({ assignment, user }) => ({ id: assignment, userId: user }),
  'homework/give-feedback': ({ assignment, user }) => ({
    id: assignment,
    userId: user,
    comment: 'x',
    grade: null,
  }),
  'homework/list': ({ schoolClass }) => ({ classId: schoolClass }),
  'homework/update': ({ assignment }) => ({ id: assignment, revision: 0, ...assigning }),
  'listening/answer': ({ listening }) => ({
    listeningId: listening,
    questionId: 'two-loaves-1',
    choice: [0],
  }),
  'listening/answer-dictation': ({ dictation }) => ({
    dictationId: dictation,
    sentence: 0,
    text: 'I was here.',
    hinted: false,
  }),
  'listening/audio': ({ listening }) => ({ listeningId: listening }),
  'listening/report-progress': ({ listening }) => ({ listeningId: listening, sentence: 0, resumed: false }),
  'listening/show-script': ({ listening }) => ({ listeningId: listening }),
  'listening/start-dictation': ({ listening }) => ({ dictationId: randomUUID(), listeningId: listening }),
  'mistakes/answer': ({ mistake }) => ({
    id: randomUUID(),
    cardId: mistake,
    stage: 'sentence',
    typed: 'a nurse',
    hints: 0,
    at: now,
    sentAt: now,
  }),
  'own-texts/delete': ({ ownText }) => ({ id: ownText }),
  'own-texts/get': ({ ownText }) => ({ id: ownText }),
  'own-texts/report-progress': ({ ownText }) => ({ id: ownText, page: 0 }),
  'own-texts/start-gaps': ({ ownText }) => ({ id: ownText }),
  'placement/accept': ({ attempt }) => ({ attemptId: attempt }),
  'placement/answer': ({ attempt }) => ({ attemptId: attempt, itemId: 'a1-she-is', choice: 0 }),
  'placement/attempt': ({ attempt }) => ({ id: attempt }),
  'privacy/download-export': ({ copy }) => ({ id: copy }),
  'privacy/get-export': ({ user }) => ({ userId: user }),
  'privacy/start-export': ({ user }) => ({ userId: user }),
  'reading/answer': ({ reading }) => ({ readingId: reading, questionId: 'the-oven-1', choice: [0] }),
  'reading/finish-text': ({ reading }) => ({ readingId: reading }),
  'reading/report-progress': ({ reading }) => ({ readingId: reading, sentence: 0, resumed: false }),
  'user/end-session': ({ session }) => ({ sessionId: session }),
  'user/get-by-id': ({ user }) => ({ id: user }),
  'path/get-check': ({ unitCheck }) => ({ checkId: unitCheck }),
  'path/answer-check': ({ unitCheck }) => ({ checkId: unitCheck, number: 1, answer: 'a' }),
  'user/rename-passkey': ({ passkey }) => ({ id: passkey, name: 'Telefonum' }),
  'user/remove-passkey': ({ passkey }, { password }) => ({ password, id: passkey }),
  'vocabulary/answer-extra': ({ card }) => ({ id: randomUUID(), cardId: card, known: true }),
  'vocabulary/answer-gap': ({ round }) => ({
    roundId: round,
    itemId: 'a1-nurse',
    asked: 'typed',
    answer: 'a',
  }),
  'vocabulary/change-word': ({ card }) => ({ cardId: card, change: 'remove' }),
  'vocabulary/edit-word': ({ card }) => ({
    cardId: card,
    meaning: 'buradaydım',
    sentence: '',
    sentenceTr: '',
    note: '',
  }),
  'vocabulary/review': ({ card }) => ({
    sentAt: now,
    reviews: [{ id: randomUUID(), cardId: card, grade: 1, mode: 'recognise', at: now }],
  }),
  'vocabulary/undo-review': ({ review }) => ({ reviewId: review }),
  'voice/attach-recordings': ({ recording }) => ({ ids: [recording], turnId: randomUUID() }),
  'voice/delete-recordings': ({ recording }) => ({ ids: [recording] }),
  'voice/recording': ({ recording }) => ({ id: recording }),
  'voice/recordings-of-conversation': ({ conversation }) => ({ conversationId: conversation }),
  'voice/transcribe': ({ conversation }) => ({ conversationId: conversation }),
  'writing/discard': ({ draft }) => ({ draftId: draft }),
  'writing/get': ({ piece }) => ({ id: piece }),
  'writing/model-answers': ({ piece }) => ({ pieceId: piece }),
  'writing/revise': ({ piece }) => ({ pieceId: piece, draftId: randomUUID() }),
  'writing/save-draft': ({ draft }) => saving(draft),
  'writing/submit': ({ draft }) => saving(draft),
};

/**
 * Calls whose id the browser creates, so that a repeated request counts once. With an id that another user has
 * already used, they neither return nor change that user’s data.
 */
export const namesWhatIsToBe: Readonly<Record<string, Input>> = {
  'chat/start': ({ conversation }) => ({ conversationId: conversation, kind: 'free' }),
  'grammar/start': ({ round }) => ({ roundId: round, lessonId: 'a1-articles', part: 'check' }),
  'listening/start': ({ listening }) => ({ listeningId: listening, textId: 'two-loaves' }),
  'mistakes/answer-gap': ({ mistakeAnswer }) => ({
    id: mistakeAnswer,
    code: 'missing-article',
    itemId: 'a1-nurse',
    typed: 'a',
  }),
  'own-texts/add': ({ ownText }) => ({ id: ownText, name: 'a.txt' }),
  'own-texts/answer-gap': ({ ownText, ownTextAnswer }) => ({
    id: ownTextAnswer,
    textId: ownText,
    paragraph: 0,
    start: 10,
    typed: 'a',
  }),
  'path/start-check': ({ unitCheck }) => ({ checkId: unitCheck, unitId: 'a1-bread' }),
  'placement/start': ({ attempt }) => ({ attemptId: attempt, anew: true }),
  'reading/start': ({ reading }) => ({ readingId: reading, textId: 'the-oven' }),
  'report/class': ({ schoolClass }) => ({ classId: schoolClass }),
  'report/class-mail': ({ schoolClass }) => ({ classId: schoolClass }),
  'report/class-pdf': ({ schoolClass }) => ({ classId: schoolClass, period: 'month' }),
  'report/guardian-pdf': ({ user }) => ({ userId: user }),
  'report/learner-pdf': ({ user }) => ({ userId: user, period: 'month' }),
  'report/guardian': ({ user }) => ({ userId: user }),
  'report/learner': ({ user }) => ({ userId: user }),
  'report/send-guardian': ({ user }) => ({ userId: user, week: '2026-01-05' }),
  'speaking/compare': ({ said: saidId }) => ({ ...said, saidId, heard: 'I was here.' }),
  'speaking/hear': ({ heard }) => ({
    answerId: heard,
    soundId: 'th',
    version: 1,
    pair: 0,
    played: 'a',
    chosen: 'b',
  }),
  'speaking/say': ({ said: saidId }) => ({ ...said, saidId }),
  'vocabulary/save-word': ({ card }) => ({
    id: card,
    word: 'envelope',
    meaning: 'zarf',
    from: { kind: 'own' },
  }),
  'vocabulary/start-gaps': ({ round }) => ({ roundId: round }),
  'writing/start': ({ piece, draft }) => ({ pieceId: piece, draftId: draft, promptId: null }),
};

const ofOnesOwnPasskey = 'a passkey’s word; whose it has to be is said by the step and the token';

/** Calls whose ids belong to no user, with the reason. */
export const namesNobodys: Readonly<Record<string, string>> = {
  'grammar/lesson': 'a lesson of the library; one’s own results in it are answered',
  'identity/reauthenticate': ofOnesOwnPasskey,
  'listening/dictation': 'a text of the library; one’s own dictation of it is answered',
  'listening/get': 'a text of the library; one’s own listening to it is answered',
  'path/get-unit': 'a unit of the library; one’s own progress in it is answered',
  'reading/get': 'a text of the library; one’s own reading of it is answered',
  'speaking/sound': 'a sound of the library',
  'speaking/text': 'a text or word of the library',
  'vocabulary/suggest-words': 'a text of the library, whose glossary is read',
  'user/add-passkey':
    'what the authenticator calls its key; whose it becomes is said by the step and the token',
  'user/begin-authenticator-app': ofOnesOwnPasskey,
  'user/begin-passkey': ofOnesOwnPasskey,
  'user/end-authenticator-app': ofOnesOwnPasskey,
  'user/renew-recovery-codes': ofOnesOwnPasskey,
  'user/update-profile': 'a level',
};
