import type { AnswerOf } from '@pratik/contract/call';
import { listLevels } from '@pratik/contract/level';
import { listSessions } from '@pratik/contract/session';
import { getVoiceOptions } from '@pratik/contract/voice';
import {
  changeRecordingStorage,
  deleteRecordings,
  getRecordingStorage,
  listRecordings,
} from '@pratik/contract/voice-recordings';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, server } from '../../../test/server.ts';

const idOf = (number: number) => `5b0c1a52-6a1f-4b3e-9d1c-0000000000${10 + number}`;
let state: AnswerOf<typeof getRecordingStorage>;
let stored: number[];
let deleted: unknown[];
beforeEach(() => {
  state = { storesRecordings: false, days: 90, count: 2, bytes: 1_500_000 };
  stored = [1, 2];
  deleted = [];
  server.use(
    answer(listLevels, () => ({ levels: [] })),
    answer(listSessions, () => ({ sessions: [] })),
    answer(getVoiceOptions, () => ({ speaking: 'configured' as const, listening: null })),
    answer(getRecordingStorage, () => state),
    answer(changeRecordingStorage, ({ storesRecordings }) => {
      state = { ...state, storesRecordings };
      return state;
    }),
    answer(listRecordings, () => ({
      recordings: stored.map((number) => ({
        id: idOf(number),
        conversationId: idOf(0),
        turnId: number === 1 ? idOf(5) : null,
        seconds: 2.5,
        at: `2026-09-05T10:0${number}:00.000Z`,
        text: number === 1 ? 'I went home.' : null,
      })),
      total: stored.length,
      totalCapped: false,
      page: 0,
      size: 20,
    })),
    answer(deleteRecordings, (input) => {
      deleted.push(input);
      stored = input.ids ? stored.filter((number) => !input.ids?.includes(idOf(number))) : [];
      state = { ...state, count: stored.length, bytes: 0 };
      return state;
    }),
  );
});

it('voice card of the profile › stores recordings only when the user has switched this on, and deletes all recordings on request', async () => {
  const { user } = renderApp('/pages/profile', { as: 'user' });
  const card = await screen.findByRole('region', { name: 'Ses' });
  expect(within(card).getByRole('combobox', { name: 'Ses' })).toHaveValue('auto');
  expect(within(card).getByRole('button', { name: 'Örnek dinle' })).toBeVisible();
  const keep = await within(card).findByRole('switch', { name: 'Konuştuklarımın ses kaydı saklansın' });
  expect(keep).not.toBeChecked();
  expect(card).toHaveTextContent('90 gün kalır');
  await user.click(keep);
  expect(await screen.findByText('Bundan sonra söyledikleriniz saklanır')).toBeVisible();
  expect(keep).toBeChecked();

  await user.click(within(card).getByRole('button', { name: 'Hepsini sil' }));
  const question = await screen.findByRole('dialog', { name: 'Ses kayıtlarınızın hepsi (2) silinsin mi?' });
  await user.click(within(question).getByRole('button', { name: 'Hepsini sil' }));
  expect(await screen.findByText('Ses kayıtlarınızın hepsi silindi')).toBeVisible();
  expect(deleted).toEqual([{}]);
});

it('voice card of the profile › says whether an external provider speaks in conversations, and links to the consents', async () => {
  let allowed = false;
  server.use(
    answer(getVoiceOptions, () => ({
      speaking: 'configured' as const,
      listening: null,
      elsewhere: { service: 'voice.example.org', allowed },
    })),
  );
  const { unmount } = renderApp('/pages/profile', { as: 'user' });
  const card = await screen.findByRole('region', { name: 'Ses' });
  expect(await within(card).findByText(/cümleleri oraya gönderilmez/)).toHaveTextContent('voice.example.org');
  expect(within(card).getByRole('link', { name: 'Onaylarınız' })).toHaveAttribute(
    'href',
    '/pages/privacy?consent=speech&return=%2Fpages%2Fprofile',
  );
  unmount();
  allowed = true;
  renderApp('/pages/profile', { as: 'user' });
  expect(await screen.findByText(/Onayınızla, sohbetlerinizin cümleleri .*voice.example.org/)).toBeVisible();
});

it('recordings page › shows each recording with its message, and deletes a recording after a confirmation', async () => {
  const { user } = renderApp('/pages/profile/recordings', { as: 'user' });
  expect(await screen.findByText('I went home.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Gönderilmedi')).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: /^Sil: / });
  if (first) await user.click(first);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Kayıt silindi')).toBeVisible();
  expect(deleted).toEqual([{ ids: [idOf(1)] }]);
  expect(screen.queryByText('I went home.')).toBeNull();
});
