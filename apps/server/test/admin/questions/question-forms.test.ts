import { randomUUID } from 'node:crypto';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { AnswerOf } from '@pratik/contract/call';
import type { OpenedListening } from '@pratik/contract/listening';
import type { Question } from '@pratik/contract/question';
import type { QuestionRow } from '@pratik/contract/question-list';
import type { getQuestionStatistics } from '@pratik/contract/question-statistics';
import type { OpenedReading } from '@pratik/contract/reading';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const post = (path: string, body: object, { token } = admin) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const done = async <Answer>(path: string, body: object, session = admin): Promise<Answer> => {
  const answer = await post(path, body, session);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};

const shared = {
  kind: 'question',
  textKind: 'reading',
  textId: 'the-oven',
  evidence: 'Ece wakes at five.\nIt opens at six.',
  why: 'Metinde böyle yazıyor.',
};
const forms = {
  several: {
    ask: 'What is true?',
    form: 'several',
    rights: ['She is up early.', 'She waits.'],
    wrong: ['She is late.', 'She drives.'],
  },
  order: { ask: 'What comes first?', form: 'order', steps: ['She wakes.', 'She walks.', 'It opens.'] },
  match: {
    ask: 'Match the times.',
    form: 'match',
    pairs: [
      { prompt: 'Ece', match: 'five' },
      { prompt: 'the oven', match: 'six' },
      { prompt: 'the bus', match: 'not told' },
    ],
    wrong: ['nine'],
  },
};
const add = (draft: object, key = `k-${randomUUID()}`) =>
  post('question/add', { key, levelId: null, topic: null, draft: { ...shared, ...draft } });
const published = async (draft: object): Promise<Question> => {
  const made = (await add(draft)).json<Question>();
  await done('question/set-state', { items: [{ kind: 'question', id: made.id }], state: 'published' });
  return made;
};

type Given = { choice: number[]; question: AskedQuestion };
const answerWith = async (
  who: Session,
  ask: string,
  choose: (question: AskedQuestion) => number[],
): Promise<Given> => {
  const { reading, questions } = await done<OpenedReading>(
    'reading/start',
    { readingId: randomUUID(), textId: 'the-oven' },
    who,
  );
  const question = questions.find((each) => each.ask === ask);
  if (!question) throw new Error('the server did not ask the question');
  const choice = choose(question);
  const given = await done<{ question: AskedQuestion }>(
    'reading/answer',
    { readingId: reading?.id, questionId: question.id, choice },
    who,
  );
  return { choice, question: given.question };
};
const placesOf = ({ options }: AskedQuestion, ...texts: string[]) =>
  texts.map((text) => options.indexOf(text));

it('multiple-answer, ordering and matching questions › have shuffled options, are right only when the whole answer is right, and are counted in the statistics', async () => {
  const several = await published(forms.several);
  const order = await published(forms.order);
  const match = await published(forms.match);
  const [ayse, bora] = [
    await addAndSignIn(app, admin, { levelId: 'A1' }),
    await addAndSignIn(app, admin, { levelId: 'A1' }),
  ];

  const missed = await answerWith(ayse, forms.several.ask, (q) => placesOf(q, 'She waits.'));
  expect(missed.question).toMatchObject({ form: 'several', given: { right: false } });
  expect(missed.question.given?.answer).toHaveLength(2);
  expect(missed.question.given?.evidence).toEqual(['Ece wakes at five.', 'It opens at six.']);
  const both = await answerWith(bora, forms.several.ask, (q) =>
    placesOf(q, 'She waits.', 'She is up early.'),
  );
  expect(both.question.given).toMatchObject({ right: true, choice: both.choice.toSorted() });

  const inOrder = await answerWith(ayse, forms.order.ask, (q) => placesOf(q, ...forms.order.steps));
  expect(inOrder.question.given?.right).toBe(true);
  expect(inOrder.question.options).not.toEqual(forms.order.steps);
  const asShown = await answerWith(bora, forms.order.ask, (q) => q.options.map((_, place) => place));
  expect(asShown.question.given?.right).toBe(false);

  const pairs = await answerWith(ayse, forms.match.ask, (q) => placesOf(q, 'five', 'six', 'not told'));
  expect(pairs.question).toMatchObject({ prompts: ['Ece', 'the oven', 'the bus'], given: { right: true } });
  await answerWith(bora, forms.match.ask, (q) => placesOf(q, 'five', 'nine', 'not told'));

  const statistics = async ({ id }: { id: string }) => {
    const query = new URLSearchParams({ kind: 'question', id });
    const answer = await app.send('GET', `/api/private/question/statistics?${query}`, { token: admin.token });
    return answer.json<AnswerOf<typeof getQuestionStatistics>>();
  };
  const chosen = (await statistics(several)).options.map(({ text, right, chosen }) => [text, right, chosen]);
  expect(chosen.toSorted()).toEqual([
    ['She drives.', false, 0],
    ['She is late.', false, 0],
    ['She is up early.', true, 1],
    ['She waits.', true, 2],
  ]);
  expect(await statistics(order)).toMatchObject({
    answers: 2,
    rightShare: 0.5,
    options: [],
    places: { columns: null },
  });
  const byPrompt = (await statistics(match)).places;
  expect(byPrompt?.rows.map(({ text, right, chosen }) => [text, chosen[right]])).toEqual([
    ['Ece', 2],
    ['the oven', 1],
    ['the bus', 2],
  ]);

  // A change creates a new version, but a question that the learner has already answered is still shown in its old
  // version.
  const now = await app.send('GET', `/api/private/question/get-by-id?kind=question&id=${order.id}`, {
    token: admin.token,
  });
  const { revision, draft } = now.json<Question>();
  await done('question/save', {
    kind: 'question',
    id: order.id,
    revision,
    levelId: 'A1',
    topic: null,
    draft: { ...draft, steps: ['She sleeps.', 'She wakes.', 'She walks.', 'It opens.'] },
  });
  const again = await done<OpenedReading>(
    'reading/start',
    { readingId: randomUUID(), textId: 'the-oven' },
    ayse,
  );
  expect(again.questions.find(({ id }) => id === order.id)?.options).toHaveLength(3);
  expect(await statistics(order)).toMatchObject({ answers: 0, olderAnswers: 2 });

  const listed = await done<{ questions: QuestionRow[] }>('question/list', { formFilter: 'match' });
  expect(listed.questions.map(({ id, form }) => [id, form])).toEqual([[match.id, 'match']]);
});

it('multiple-answer, ordering and matching questions › reject an invalid answer, and hide the correct answer until the learner answers', async () => {
  const who = await addAndSignIn(app, admin, { levelId: 'A1' });
  const { reading, questions } = await done<OpenedReading>(
    'reading/start',
    { readingId: randomUUID(), textId: 'the-oven' },
    who,
  );
  const order = questions.find(({ form }) => form === 'several');
  expect(order).toMatchObject({ given: null });
  expect(JSON.stringify(order)).not.toContain('"answer"');
  for (const choice of [[], [0, 0], [0, 9], 1]) {
    const answer = await post(
      'reading/answer',
      { readingId: reading?.id, questionId: order?.id, choice },
      who,
    );
    expect([400, 404]).toContain(answer.statusCode);
  }
});

it('question on a listening exercise › names the sentence of the script that contains the evidence', async () => {
  const draft = {
    textKind: 'listening',
    textId: 'two-loaves',
    ask: 'Who says it?',
    form: 'order',
    steps: ['Good morning.', 'Two loaves.', 'Here you are.'],
    evidence: 'Two loaves, please.',
  };
  const made = await published(draft);
  const who = await addAndSignIn(app, admin, { levelId: 'A1' });
  const opened = await done<OpenedListening>(
    'listening/start',
    { listeningId: randomUUID(), textId: 'two-loaves' },
    who,
  );
  const asked = opened.questions.find(({ id }) => id === made.id);
  if (!asked) throw new Error('the server did not ask the question');
  const answered = await done<OpenedListening>(
    'listening/answer',
    { listeningId: opened.listening?.id, questionId: asked.id, choice: placesOf(asked, ...draft.steps) },
    who,
  );
  const { given } = answered.questions.find(({ id }) => id === made.id) ?? {};
  expect(given).toMatchObject({ right: true, sentences: [1] });
});

it('near-duplicate check › compares the prompts of matching questions, and the steps of ordering questions', async () => {
  const users = ['the woman behind the counter', 'a boy with a red bicycle', 'their old neighbour'];
  const things = ['the oven by the window', 'a ticket for the early bus', 'the road to the market'];
  const pairsOf = (ask: string, prompts: readonly string[], matches: readonly string[]) => ({
    ask,
    form: 'match',
    pairs: prompts.map((prompt, index) => ({ prompt, match: matches[index] })),
  });
  const made = async (draft: object) => (await add({ ...draft, wrong: [] })).json<Question>().id;
  const stepsOf = (steps: string[]) => ({ ask: 'What happens first, and then?', form: 'order', steps });
  const walks = ['Ece walks up the hill alone.', 'The shop opens its doors.', 'She buys two warm loaves.'];
  const ids = {
    first: await made(pairsOf('Who says it?', users, ['five', 'six', 'nine'])),
    sameUsers: await made(pairsOf('Who is it?', users.toReversed(), ['ten', 'six', 'two'])),
    sameMatches: await made(pairsOf('Who says it?', things, ['five', 'six', 'nine'])),
    walks: await made(stepsOf(walks)),
    walksAgain: await made(stepsOf(walks.toReversed())),
  };
  const items = Object.values(ids).map((id) => ({ kind: 'question', id }));
  const { found } = await done<{ found: { id: string; near: { id: string }[] }[] }>(
    'question/near-duplicates',
    { items },
  );
  const near = (id: string) => found.find((one) => one.id === id)?.near.map((other) => other.id) ?? [];
  expect(near(ids.first)).toEqual([ids.sameUsers]);
  expect(near(ids.sameMatches)).toEqual([]);
  expect(near(ids.walks)).toEqual([ids.walksAgain]);
});

it('multiple-answer, ordering and matching questions › are rejected when they are invalid, with each error at the form field that causes it', async () => {
  const errorsOfDraft = async (draft: object) =>
    (await add(draft)).json<{ errors?: { pointer: string; code: string }[] }>().errors;
  expect(
    await errorsOfDraft({ ...forms.several, rights: ['She waits.'], wrong: ['she waits.', 'No.'] }),
  ).toEqual([
    { pointer: '/draft/rights', code: 'too-few', params: { least: 2 } },
    { pointer: '/draft/wrong/0', code: 'option-twice' },
  ]);
  expect(await errorsOfDraft({ ...forms.order, steps: ['She wakes.', 'She walks.', 'she wakes.'] })).toEqual([
    { pointer: '/draft/steps/2', code: 'written-twice' },
  ]);
  expect(
    await errorsOfDraft({
      ...forms.match,
      pairs: [...forms.match.pairs.slice(0, 2), { prompt: 'Ece', match: '' }],
      evidence: 'It opens at six.\nIt never opens.',
    }),
  ).toEqual([
    { pointer: '/draft/pairs/2/match', code: 'required' },
    { pointer: '/draft/pairs/2/prompt', code: 'written-twice' },
    { pointer: '/draft/evidence', code: 'quote-not-in-text', params: { quote: 'It never opens.' } },
  ]);
  expect(await errorsOfDraft({ ask: 'Who?', form: 'one', right: 'Ece', wrong: ['Can', 'Ali'] })).toEqual([
    { pointer: '/draft/evidence', code: 'evidence-one-only' },
  ]);
});
