import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { expect, test } from 'vitest';
import { loggedError, retryAfterOf, wasRefused } from './ai-errors.ts';

test('log of AI errors › omits learner text when the provider repeats it in an error message', () => {
  const echoed = APIError.generate(
    400,
    { error: { message: 'bad input: my secret', code: 'x' } },
    'my secret',
    new Headers(),
  );
  expect(loggedError(echoed)).toEqual({ errorName: 'Error', status: 400, code: 'x' });
  expect(loggedError(new SyntaxError('"my secret" is not valid JSON'))).toEqual({ errorName: 'SyntaxError' });
});

test('Retry-After header › is parsed as seconds or as a date, and limited to a maximum', () => {
  const now = new Date('2026-03-10T09:00:00Z');
  expect(retryAfterOf('7', now)).toBe(7);
  expect(retryAfterOf('Tue, 10 Mar 2026 09:01:30 GMT', now)).toBe(90);
  expect(retryAfterOf('999999', now)).toBe(600);
  for (const useless of [null, '', 'soon', '-5', '0']) expect(retryAfterOf(useless, now)).toBeUndefined();
});

test('wasRefused (AI error) › returns true only when the provider rejected the call or was unreachable', () => {
  const answered = (status: number) => APIError.generate(status, {}, 'no', new Headers());
  for (const refusal of [answered(429), answered(500), new APIConnectionError({ message: 'nobody' })]) {
    expect(wasRefused(refusal)).toBe(true);
  }
  const cut = [new APIConnectionTimeoutError(), new APIUserAbortError(), new Error('not a WAV file')];
  for (const failure of cut) expect(wasRefused(failure)).toBe(false);
});
