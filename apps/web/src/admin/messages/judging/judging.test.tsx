import { getMessage, type ReviewedCorrection } from '@pratik/contract/message-process';
import { addCorrection, editCorrection, judgeCorrection } from '@pratik/contract/message-review';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { makeCorrection, makeDetail, messageId } from '../messages.fixture.ts';
import { placeInField, placeInText } from './correction-form.ts';

let list: ReviewedCorrection[] = [];
let sent: unknown[] = [];
const decided = (one: ReviewedCorrection, verdict: 'approved' | 'edited' | 'rejected' | 'added') => ({
  ...one,
  revision: one.revision + 1,
  disputed: false,
  decidedBy: { id: messageId(5), name: 'Derya Koç' },
  decision: {
    verdict,
    decidedAt: '2026-09-05T12:00:00.000Z',
    reported: one.reportedAt !== null,
    before: null,
  },
});
const put = (one: ReviewedCorrection) => {
  list = [...list.filter(({ id }) => id !== one.id), one].sort((a, b) => a.start - b.start);
  return { correction: one };
};

beforeEach(() => {
  sent = [];
  list = makeDetail().correctionList;
  server.use(
    answer(getMessage, () => makeDetail({ correctionList: list })),
    answer(judgeCorrection, (input) => {
      sent.push(input);
      const one = list.find(({ id }) => id === input.correctionId) ?? makeCorrection(11);
      const { decision: _, ...open } = one;
      return put(
        input.verdict === 'undecided'
          ? { ...open, revision: one.revision + 1, decidedBy: null }
          : decided(one, input.verdict),
      );
    }),
  );
});

const open = async () => {
  const app = renderApp(`/pages/message-process/${messageId(1)}`, { as: 'admin' });
  const region = await screen.findByRole('region', { name: 'Düzeltmeler' });
  const item = (index: number) => within(region).getAllByRole('listitem')[index] as HTMLElement;
  return { ...app, region, item };
};

describe('decision of an administrator on a correction', () => {
  it('appears beside the source of the correction, and an approval can be undone', async () => {
    const { user, item } = await open();
    expect(item(0)).toHaveTextContent('Türkçe aktarım kuralları · pratik 4 · Güven: %96');
    expect(item(1)).toHaveTextContent('Yapay zekâ · kucuk-model, yönerge yonerge-7');
    await user.click(within(item(0)).getByRole('button', { name: 'Onayla' }));
    expect(await screen.findByText('Düzeltme onaylandı')).toBeInTheDocument();
    const pressed = within(item(0)).getByRole('button', { name: 'Onayla', pressed: true });
    expect(pressed).toHaveFocus();
    expect(item(0)).toHaveTextContent('Onaylandı: Derya Koç, 5 Eylül 2026');
    await user.click(pressed);
    expect(await screen.findByText('Karar geri alındı')).toBeInTheDocument();
    expect(sent).toEqual([
      { correctionId: messageId(11), revision: 0, verdict: 'approved' },
      { correctionId: messageId(11), revision: 1, verdict: 'undecided' },
    ]);
  });

  it('closes the learner’s dispute and removes the highlight from the text when it rejects the correction', async () => {
    const { user, item } = await open();
    expect(item(1)).toHaveTextContent('Öğrenci 5 Eylül 2026 tarihinde “bu düzeltme yanlış” dedi.');
    expect(within(item(1)).getByRole('button', { name: 'Düzeltme doğru, kalsın' })).toBeInTheDocument();
    const written = screen.getByRole('region', { name: 'Öğrencinin yazdığı' });
    expect(within(written).getAllByRole('link')).toHaveLength(2);
    await user.click(within(item(1)).getByRole('button', { name: 'Öğrenci haklı, geri al' }));
    expect(await screen.findByText('Düzeltme reddedildi; öğrenci artık görmez')).toBeInTheDocument();
    expect(item(1)).toHaveTextContent('Öğrencinin bildirimi yanıtlandı.');
    expect(within(written).getAllByRole('link')).toHaveLength(1);
    const undo = screen.getAllByRole('button', { name: 'Geri al' }).at(-1);
    if (undo) await user.click(undo);
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ verdict: 'undecided', revision: 1 }));
  });

  it('gives way to the decision of another administrator when both have decided on the same correction', async () => {
    const now = decided(makeCorrection(11), 'rejected');
    server.use(
      answer(judgeCorrection, () => {
        put(now);
        return problem('conflict', {
          current: {
            revision: 1,
            changedAt: '2026-09-05T12:00:00.000Z',
            changedBy: now.decidedBy,
            present: now,
          },
        });
      }),
    );
    const { user, item } = await open();
    await user.click(within(item(0)).getByRole('button', { name: 'Onayla' }));
    expect(await within(item(0)).findByRole('alert')).toHaveTextContent('Derya Koç karar verdi: Reddedildi.');
    expect(within(item(0)).getByRole('button', { name: 'Reddet', pressed: true })).toBeInTheDocument();
  });
});

describe('correction form of an administrator', () => {
  it('saves a range that was selected by keyboard, and returns the focus to the correction on Esc', async () => {
    server.use(
      answer(editCorrection, (input) => {
        sent.push(input);
        const { code, start, end, replacements, confidence, source, explanation } = makeCorrection(11);
        const original = { code, start, end, replacements, confidence, source, explanation };
        return put(decided({ ...makeCorrection(11), ...input, original }, 'edited'));
      }),
    );
    const { user, item } = await open();
    await user.click(within(item(0)).getByRole('button', { name: 'Düzenle' }));
    const form = await screen.findByRole('form', { name: 'Düzeltmeyi düzenle' });
    await user.keyboard('{Escape}');
    expect(within(item(0)).getByRole('button', { name: 'Düzenle' })).toHaveFocus();
    expect(form).not.toBeInTheDocument();

    await user.click(within(item(0)).getByRole('button', { name: 'Düzenle' }));
    const field = (await screen.findByLabelText('Yeri metinde seçin')) as HTMLTextAreaElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 10]);
    field.focus();
    field.setSelectionRange(2, 4);
    field.dispatchEvent(new Event('select', { bubbles: true }));
    expect(await screen.findByText('am')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Hata türü'), 'Zaman hatası');
    await user.clear(screen.getByLabelText('Öneriler'));
    await user.click(screen.getByLabelText('Seçilen kelimeleri çıkarmayı öner'));
    await user.clear(screen.getByLabelText('Açıklama (Türkçe)'));
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Öğrenci için kısa bir açıklama yazın')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Açıklama (Türkçe)'), 'Fiil yeter.');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Düzeltme değişti; öğrenci hemen görür')).toBeInTheDocument();
    expect(screen.getByText(/^Sistemin düzeltmesi:/)).toHaveTextContent('am agree');
    expect(sent).toEqual([
      {
        correctionId: messageId(11),
        revision: 0,
        code: 'tense-other',
        start: 2,
        end: 4,
        replacements: [''],
        explanation: { tr: 'Fiil yeter.', en: '"agree" is a verb already.' },
      },
    ]);
  });

  it('keeps the typed values and shows the stored version when another administrator has changed the correction', async () => {
    const now = decided(makeCorrection(11, { replacements: ['do agree'] }), 'edited');
    const tries: { revision: number }[] = [];
    server.use(
      answer(editCorrection, (input) => {
        tries.push(input);
        if (tries.length > 1) return put({ ...now, ...input, revision: 2 });
        return problem('conflict', {
          current: { revision: 1, changedAt: null, changedBy: now.decidedBy, present: now },
        });
      }),
    );
    const { user, item } = await open();
    await user.click(within(item(0)).getByRole('button', { name: 'Düzenle' }));
    await user.type(await screen.findByLabelText('Açıklama (Türkçe)'), ' Bakın.');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Siz düzenlerken başkası kaydetti' });
    expect(dialog).toHaveTextContent('do agree');
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
    await waitFor(() =>
      expect(tries.at(-1)).toMatchObject({
        revision: 1,
        replacements: ['do agree'],
        explanation: { tr: '"agree" zaten bir fiildir. Bakın.' },
      }),
    );
  });

  it('shows the error of an invalid range beside its field, and sends the same correction id again on the next attempt', async () => {
    const tries: { id: string }[] = [];
    server.use(
      answer(addCorrection, (input) => {
        tries.push(input);
        return tries.length === 1
          ? problem('validation', {
              errors: [{ pointer: '/start', code: 'place-overlaps' }],
            })
          : put(
              decided(
                makeCorrection(13, {
                  ...input,
                  id: input.id,
                  source: 'administrator',
                  replacements: ['Sir'],
                }),
                'added',
              ),
            );
      }),
    );
    const { user, region } = await open();
    await user.click(within(region).getByRole('button', { name: 'Düzeltme ekle' }));
    const form = await screen.findByRole('form', { name: 'Yeni düzeltme' });
    await user.click(within(form).getByRole('button', { name: 'Düzeltmeyi ekle' }));
    expect(await screen.findByText('Hata türünü seçin')).toBeInTheDocument();
    expect(screen.getByText('Metinde bir yer seçin ya da eklenecek metni yazın')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Hata türü'), 'Diğer');
    await user.type(screen.getByLabelText('Öneriler'), 'Sir');
    await user.type(screen.getByLabelText('Açıklama (Türkçe)'), 'Böyle seslenilir.');
    await user.click(within(form).getByRole('button', { name: 'Düzeltmeyi ekle' }));
    expect(await screen.findByText('Bu yer başka bir düzeltmeyle çakışıyor')).toBeInTheDocument();
    await user.click(within(form).getByRole('button', { name: 'Düzeltmeyi ekle' }));
    expect(await screen.findByText('Düzeltme eklendi; öğrenci hemen görür')).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Düzeltme ekle' })).toHaveFocus();
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  });
});

it('placeInText and placeInField › count CRLF as one character in the text field and as two characters in the message', () => {
  const text = 'One.\r\nTwo.';
  expect(placeInText(text, 5)).toBe(6);
  expect(placeInField(text, 6)).toBe(5);
  expect(placeInText('plain', 3)).toBe(3);
});
