import { problemNames } from '@pratik/contract/problems';
import { expect, it } from 'vitest';
import { ConnectionProblem, makeProblem } from '../api/api-problem.ts';
import { englishTitles } from './problem-text.en.ts';
import { problemSentence, problemText } from './problem-text.ts';

it('problem text › has an English title for every problem of the API contract', () => {
  expect(Object.keys(englishTitles).sort()).toEqual([...problemNames].sort());
});

it('problem text › contains the waiting time only once', () => {
  expect(problemSentence(makeProblem('too-many-requests', { retryAfter: 30 }))).toBe(
    'Çok fazla deneme oldu. 30 saniye sonra yeniden deneyin.',
  );
  expect(problemText(makeProblem('too-many-requests', { retryAfter: 600 })).next).toBe(
    '10 dakika sonra yeniden deneyin.',
  );
});

it('problem text › says when the next day starts after the daily limit is reached', () => {
  const { what, next } = problemText(
    makeProblem('daily-limit-reached', { nextDayAt: '2026-09-05T21:00:00Z' }),
  );
  expect(what).toBe('Bugünkü konuşma süreniz doldu');
  expect(next).toMatch(/^Yeni gününüz başlıyor: \d/);
});

it('problem text › shows the request ID only for server errors', () => {
  expect(problemText(makeProblem('internal', { requestId: 'a1' })).requestId).toBe('a1');
  expect(problemText(makeProblem('not-found', { requestId: 'a1' })).requestId).toBeUndefined();
});

it('problem text › says after a connection error that the typed text is not lost', () => {
  expect(problemSentence(new ConnectionProblem())).toContain('yazdıklarınız yerinde duruyor');
});

it('problem text › does not contain the message of an unexpected error', () => {
  expect(problemSentence(new TypeError('x is undefined'))).toBe(
    'Beklenmeyen bir sorun oluştu. Sayfayı yenileyip yeniden deneyin.',
  );
});
