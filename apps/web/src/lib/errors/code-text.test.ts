import { afterEach, describe, expect, it, vi } from 'vitest';

const answer = (problem: object) =>
  new Response(JSON.stringify({ title: 'Validation', status: 400, ...problem }), { status: 400 });
const refused = { type: '/problems/validation', code: 'rows-refused' };

/** Returns new copies of the modules, in which no texts of error codes are loaded. */
const freshModules = async () => {
  vi.resetModules();
  const { makeProblem, readProblem } = await import('../api/api-problem.ts');
  const { problemSentence, problemText } = await import('./problem-text.ts');
  const { setLanguage } = await import('../language/i18n.ts');
  return { makeProblem, readProblem, problemSentence, problemText, setLanguage };
};

describe('texts of error codes', () => {
  afterEach(() => {
    vi.doUnmock('./error-text.ts');
    document.documentElement.lang = 'tr';
  });

  it('are loaded before the page shows a problem of the server', async () => {
    const { readProblem, problemText } = await freshModules();
    expect(problemText(await readProblem(answer(refused))).what).toBe(
      'Dosyada sorunlu satırlar var; hiçbir satır yazılmadı.',
    );
  });

  it('are loaded before the page shows field errors of the server', async () => {
    const { readProblem } = await freshModules();
    const { codeText } = await import('./code-text.ts');
    expect(codeText({ code: 'required' })).toBeUndefined();
    await readProblem(
      answer({ type: '/problems/validation', errors: [{ pointer: '/a', code: 'required' }] }),
    );
    expect(codeText({ code: 'required' })).toBe('Bu alanı doldurun');
  });

  it('are loaded in English when the language is English', async () => {
    const { readProblem, problemSentence, setLanguage } = await freshModules();
    setLanguage('en');
    const problem = await readProblem(answer(refused));
    expect(problemSentence(problem)).toBe(
      'The file has rows with errors, so nothing was saved. Correct the marked fields and try again.',
    );
  });

  it('give way to the general text of the problem when they cannot be loaded', async () => {
    const { readProblem, problemText } = await freshModules();
    vi.doMock('./error-text.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(problemText(await readProblem(answer(refused))).what).toBe(
      'Bazı alanların düzeltilmesi gerekiyor',
    );
  });
});
