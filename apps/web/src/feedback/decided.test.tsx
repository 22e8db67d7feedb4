import type { StoredCorrection } from '@pratik/contract/feedback';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CorrectionCard } from './correction-card.tsx';
import { WithdrawnList } from './withdrawn-list.tsx';

const text = 'My sister is nurse.';
const correction = (given: Partial<StoredCorrection> = {}): StoredCorrection => ({
  id: '0190a0f0-0000-7000-8000-000000000001',
  code: 'missing-article',
  start: 13,
  end: 18,
  replacements: ['a nurse'],
  source: 'harper',
  confidence: 1,
  explanation: { tr: 'Meslek adlarının önüne a/an gelir.', en: '' },
  disputed: false,
  ...given,
});
const decision = { verdict: 'edited' as const, decidedAt: '2026-09-05T09:00:00.000Z', reported: false };
const before = { code: 'spelling' as const, start: 13, end: 18, replacements: ['nurses'] };

const show = (one: StoredCorrection) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CorrectionCard text={text} correction={one} onDispute={() => {}} />
    </QueryClientProvider>,
  );

it('correction card › shows how an administrator edited the correction, and the original suggestion', () => {
  show(correction({ decision: { ...decision, before } }));
  expect(screen.getByText('düzelten: yönetici')).toBeInTheDocument();
  expect(screen.getByText('nurses').tagName).toBe('DEL');
  expect(screen.queryByText('temel denetim')).not.toBeInTheDocument();
});

it('correction card › says that an administrator has confirmed a correction that the learner had disputed', () => {
  show(correction({ decision: { ...decision, verdict: 'approved', reported: true, before: null } }));
  expect(screen.getByText('yönetici onayladı')).toBeInTheDocument();
  expect(screen.getByText(/Bildiriminizi bir yönetici inceledi: düzeltme doğru/)).toBeInTheDocument();
});

it('list of withdrawn corrections › says that the learner was right to dispute the correction', () => {
  const withdrawn = [
    correction({ decision: { ...decision, verdict: 'rejected', reported: true, before: null } }),
  ];
  render(<WithdrawnList text={text} withdrawn={withdrawn} />);
  expect(screen.getByRole('list', { name: 'Geri alınan düzeltmeler' })).toHaveTextContent(
    'nurse → a nurse Haklıydınız, bildiriminiz üzerine bir yönetici bu düzeltmeyi geri aldı.',
  );
});
