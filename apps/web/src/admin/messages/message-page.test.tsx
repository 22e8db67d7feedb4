import { getMessage, retryMessages } from '@pratik/contract/message-process';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { liveConnection, makeDetail, messageId } from './messages.fixture.ts';

const path = `/pages/message-process/${messageId(1)}`;

describe('message page', () => {
  it('shows the text with its corrections, attempts and processing details', async () => {
    server.use(answer(getMessage, () => makeDetail()));
    renderApp(path, { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Mesaj' });
    const text = await screen.findByRole('region', { name: 'Öğrencinin yazdığı' });
    expect(
      within(text)
        .getAllByRole('mark')
        .map((mark) => mark.textContent),
    ).toEqual(['am agree1', 'go2']);
    expect(text.querySelector('[lang="en"]')).toHaveTextContent('I am agree1. He go2 home yesterday.');

    const [first, second] = within(screen.getByRole('region', { name: 'Düzeltmeler' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Fazla “to be”');
    expect(first).toHaveTextContent('Öneri: agree');
    expect(first).toHaveTextContent('"agree" zaten bir fiildir.');
    expect(first).toHaveTextContent('Türkçe aktarım kuralları · pratik 4 · Güven: %96');
    expect(second).toHaveTextContent('Öğrenci itiraz etti');
    expect(second).toHaveTextContent('Bir bak: went');

    const attempts = within(screen.getByRole('region', { name: 'Denemeler' })).getAllByRole('listitem');
    expect(attempts.map((attempt) => attempt.textContent)).toEqual([
      expect.stringMatching(/2\. denemeTamamlandı.*850 ms · harper/),
      expect.stringMatching(/1\. denemeBaşarısız.*30 sn · modelModel yanıt vermedi/),
    ]);
    const facts = screen.getByRole('region', { name: 'İşleme ayrıntıları' });
    for (const fact of ['kucuk-model', 'yonerge-7', '2.10.0', '1.240 / 0', '0,000872 USD']) {
      expect(within(facts).getByText(fact)).toBeInTheDocument();
    }
    expect(within(facts).getByText('Süre').nextElementSibling).toHaveTextContent('2,4 sn');
  });

  it('sends the message to be processed again, and shows its new state live', async () => {
    const live = liveConnection();
    let detail = makeDetail({ state: 'failed', correctionList: [], reason: 'Beş deneme de başarısız oldu' });
    server.use(
      live.handler,
      answer(getMessage, () => detail),
      answer(retryMessages, ({ ...input }) => {
        expect(input).toEqual({ ids: [messageId(1)] });
        detail = makeDetail({ state: 'waiting', correctionList: [] });
        return { retried: 1 };
      }),
    );
    const { user } = renderApp(path, { as: 'admin' });
    expect(await screen.findByText('Mesaj işlenemedi; düzeltmesi yok.')).toBeInTheDocument();
    expect(screen.getByText('Beş deneme de başarısız oldu')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yeniden işle' }));
    expect(
      await screen.findByText('Mesaj henüz işlenmedi. Düzeltmeler burada görünecek.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(live.isOpen()).toBe(true));
    detail = makeDetail({ state: 'processing', correctionList: [] });
    live.send({ type: 'message-process', messageId: messageId(1), state: 'processing' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yeniden işle' })).toBeDisabled());
    detail = makeDetail();
    live.send({ type: 'message-process', messageId: messageId(1), state: 'done' });
    expect(await screen.findByText('Geçmişten söz ediliyor.')).toBeInTheDocument();
  });

  it('shows “not found” when the message does not exist', async () => {
    server.use(answer(getMessage, () => problem('not-found')));
    renderApp(path, { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Bu mesaj bulunamadı' })).toBeInTheDocument();
  });
});
