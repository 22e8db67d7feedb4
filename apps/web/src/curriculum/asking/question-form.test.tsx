import type { AskedQuestion } from '@pratik/contract/asked-question';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { QuestionForm } from './question-form.tsx';
import { QuestionOutcome } from './question-outcome.tsx';

const question = (change: Partial<AskedQuestion>): AskedQuestion => ({
  id: 'the-oven.x',
  form: 'one',
  ask: 'What is true?',
  prompts: [],
  options: ['bread', 'tea', 'soup'],
  given: null,
  ...change,
});

const show = (asked: AskedQuestion) => {
  const sent: number[][] = [];
  const form = () => (
    <QueryClientProvider client={new QueryClient()}>
      <QuestionForm
        question={asked}
        sittingId="sitting"
        onAnswer={async (choice) => void sent.push(choice)}
      />
    </QueryClientProvider>
  );
  const { unmount } = render(form());
  const again = () => {
    unmount();
    render(form());
  };
  return { sent, user: userEvent.setup(), again };
};
const send = () => screen.getByRole('button', { name: 'Yanıtla' });

beforeEach(() => sessionStorage.clear());

describe('multiple choice question form', () => {
  it('submits all options selected by keyboard, and cannot be submitted without an option', async () => {
    const { sent, user } = show(question({ form: 'several' }));
    expect(
      screen.getByRole('group', { name: /What is true\?.*Doğru olanların hepsini seçin/ }),
    ).toBeVisible();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('En az bir seçenek seçin.');
    await user.tab({ shift: true });
    await user.keyboard(' ');
    await user.click(screen.getByRole('checkbox', { name: 'bread' }));
    expect(screen.getByRole('checkbox', { name: 'soup' })).toBeChecked();
    await user.click(send());
    expect(sent).toEqual([[0, 2]]);
  });
});

describe('ordering question form', () => {
  it('keeps the focus on the move button, announces each move to screen readers, and restores the order when the page is reloaded', async () => {
    const { sent, user, again } = show(question({ form: 'order' }));
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Önce okları kullanarak sıralayın.');
    const up = () => screen.getByRole('button', { name: 'Yukarı taşı: soup' });
    up().focus();
    await user.keyboard('{Enter}');
    expect(up()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('2. sırada: soup');
    await user.keyboard('{Enter}{Enter}');
    expect(up()).toHaveFocus();
    expect(up()).toHaveAttribute('aria-disabled', 'true');
    again();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1.soup',
      '2.bread',
      '3.tea',
    ]);
    await user.click(send());
    expect(sent).toEqual([[2, 0, 1]]);
  });
});

describe('matching question form', () => {
  it('offers a list of options for each prompt, and shows an error at each list without a choice', async () => {
    const { sent, user } = show(question({ form: 'match', prompts: ['Ece', 'Can'] }));
    await user.selectOptions(screen.getByLabelText('Ece'), 'soup');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Her biri için bir eş seçin.');
    expect(screen.getByLabelText('Can')).toBeInvalid();
    expect(screen.getByLabelText('Ece')).toBeValid();
    await user.selectOptions(screen.getByLabelText('Can'), 'bread');
    await user.click(send());
    expect(sent).toEqual([[2, 0]]);
  });
});

describe('result of an answered question', () => {
  const outcome = (asked: AskedQuestion) => {
    render(<QuestionOutcome question={asked} evidenceIs="Metinde geçtiği yer" />);
    return screen.getAllByRole('listitem').map((row) => row.textContent);
  };
  const given = { right: false, evidence: ['Bread is warm.', 'Tea is hot.'], why: 'Böyle yazıyor.' };

  it('distinguishes correct, wrong and missed options by their labels', () => {
    const rows = outcome(question({ form: 'several', given: { ...given, choice: [1, 2], answer: [0, 1] } }));
    expect(rows).toEqual(['breaddoğru; seçmediniz', 'teadoğru, seçtiniz', 'soupsizin yanıtınız']);
    expect(within(screen.getByRole('figure')).getByText('Tea is hot.')).toBeVisible();
  });

  it('shows the correct order, and the learner’s position beside each wrong step', () => {
    const places = { ...given, choice: [0, 1, 2], answer: [0, 2, 1] };
    expect(outcome(question({ form: 'order', given: places }))).toEqual([
      '1. breaddoğru yerde',
      '2. soupsiz 3. sıraya koydunuz',
      '3. teasiz 2. sıraya koydunuz',
    ]);
  });

  it('shows the correct pairs, and the learner’s option beside each wrong pair', () => {
    const pairs = { ...given, choice: [0, 0], answer: [0, 2] };
    expect(outcome(question({ form: 'match', prompts: ['Ece', 'Can'], given: pairs }))).toEqual([
      'EcebreadDoğru',
      'Cansoupsizin yanıtınız: bread',
    ]);
  });
});
