import { problemNames } from '@pratik/contract/problems';
import { expect, it } from 'vitest';
import { ConnectionProblem, makeProblem } from './api-problem.ts';
import { englishTitles } from './problem-text.en.ts';
import { problemSentence, problemText } from './problem-text.ts';

it('has English for every problem of the contract', () => {
  expect(Object.keys(englishTitles).sort()).toEqual([...problemNames].sort());
});

it('names the wait once', () => {
  expect(problemSentence(makeProblem('too-many-requests', { retryAfter: 30 }))).toBe(
    'Çok fazla deneme oldu. 30 saniye sonra yeniden deneyin.',
  );
  expect(problemText(makeProblem('too-many-requests', { retryAfter: 600 })).next).toBe(
    '10 dakika sonra yeniden deneyin.',
  );
});

it('says when the next day begins', () => {
  const { what, next } = problemText(
    makeProblem('daily-limit-reached', { nextDayAt: '2026-09-05T21:00:00Z' }),
  );
  expect(what).toBe('Bugünkü konuşma süreniz doldu');
  expect(next).toMatch(/^Yeni gününüz başlıyor: \d/);
});

it('shows the request’s number where the server failed, and only there', () => {
  expect(problemText(makeProblem('internal', { requestId: 'a1' })).requestId).toBe('a1');
  expect(problemText(makeProblem('not-found', { requestId: 'a1' })).requestId).toBeUndefined();
});

it('says of a broken connection what is kept', () => {
  expect(problemSentence(new ConnectionProblem())).toContain('yazdıklarınız yerinde duruyor');
});

it('never shows an unknown error’s own words', () => {
  expect(problemSentence(new TypeError('x is undefined'))).toBe(
    'Beklenmeyen bir sorun oluştu. Sayfayı yenileyip yeniden deneyin.',
  );
});
