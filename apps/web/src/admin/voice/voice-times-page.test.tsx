import { getVoiceTimes, voiceBudgets, voiceStages } from '@pratik/contract/voice-latency';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, server } from '../../../test/server.ts';

const stagesWith = (measured: Record<string, [p50: number, p95: number]>) => ({
  stages: voiceStages.map((stage) => ({
    stage,
    budgetMs: voiceBudgets[stage],
    count: measured[stage] ? 1234 : 0,
    p50Ms: measured[stage]?.[0] ?? null,
    p95Ms: measured[stage]?.[1] ?? null,
  })),
});

it('page with the response times in spoken chat › shows how long each stage takes and may take, and stores the period in the URL', async () => {
  const asked: unknown[] = [];
  server.use(
    answer(getVoiceTimes, (input) => {
      asked.push(input.hours);
      return input.hours === '168' ? stagesWith({}) : stagesWith({ queue: [4, 12], heard: [2140, 3600] });
    }),
  );
  const { user } = renderApp('/pages/voice-times', { as: 'admin' });
  const card = await screen.findByRole('region', { name: 'Aşamalar' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(voiceStages.length);
  const rowOf = (name: string) => within(card).getByText(name).closest('li');
  expect(rowOf('İlk sesin duyulması')).toHaveTextContent('1.234 ölçüm');
  expect(rowOf('İlk sesin duyulması')).toHaveTextContent(
    'ortanca 2,1 sn95. yüzdelik: 3,6 snhedef 2,5 snhedefi aşıyor',
  );
  expect(rowOf('Sıra')).toHaveTextContent('ortanca 4 ms95. yüzdelik: 12 mshedef 100 mshedefte');
  expect(rowOf('Yükleme')).toHaveTextContent('ölçüm yok');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Zaman aralığı' }), 'Son 7 gün');
  expect(await screen.findByText('Bu sürede sesli konuşulmamış')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?hours=168'));
  expect(asked).toEqual(['24', '168']);
});
