import { addLevel, getLevel, keepLevelText, manageLevels, updateLevel } from '@pratik/contract/level';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import type { InputFor } from '../../lib/api/api-client.ts';
import { editableLevel, someLevels } from './levels.fixture.ts';

let level = editableLevel();
let sent: InputFor<typeof updateLevel>[] = [];
const saved = (input: InputFor<typeof updateLevel>) => {
  sent.push(input);
  const { canDo, revision, ...texts } = input;
  level = {
    ...level,
    ...texts,
    revision: revision + 1,
    canDo: canDo.map((statement) => ({ ...statement, offered: null })),
  };
  return level;
};

beforeEach(() => {
  level = editableLevel();
  sent = [];
  server.use(
    answer(manageLevels, () => ({ levels: someLevels })),
    answer(getLevel, ({ id }) => (id === level.id ? level : problem('not-found'))),
    answer(updateLevel, saved),
  );
});

const open = async () => {
  const app = renderApp('/pages/level-edit/B1', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Seviyeyi düzenle' });
  await screen.findByDisplayValue('B1 · Orta');
  return app;
};
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const skill = (name: string) => screen.getByRole('region', { name });

describe('level edit page', () => {
  it('saves texts, threshold and statements in one request, which contains the revision that was opened', async () => {
    const { user } = await open();
    expect(save()).toBeDisabled();
    expect(screen.getByLabelText('CEFR düzeyi')).toHaveAttribute('readonly');
    await user.clear(screen.getByLabelText('Ad (Türkçe)'));
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'B1 · Eşik');
    await user.clear(screen.getByLabelText('Yerleştirme eşiği'));
    await user.type(screen.getByLabelText('Yerleştirme eşiği'), '-0,5');

    await user.click(screen.getByRole('button', { name: 'Aşağı taşı: Görüşümü söyleyebilirim.' }));
    expect(
      within(skill('Konuşma'))
        .getAllByRole('listitem')
        .map((row) => row.textContent?.slice(0, 8)),
    ).toEqual(['Bir olay', 'Görüşümü']);
    await user.click(screen.getByRole('button', { name: 'Kullanımdan kaldır: Görüşümü söyleyebilirim.' }));
    await user.click(screen.getByRole('button', { name: 'Geri getir: E-posta yazabilirim.' }));
    await user.click(screen.getByRole('button', { name: 'Cümle ekle: Dil bilgisi' }));
    const grammar = skill('Dil bilgisi');
    expect(within(grammar).getByLabelText('Cümle (Türkçe)')).toHaveFocus();
    await user.keyboard('Geçmiş zamanı kullanabilirim.');
    await user.type(within(grammar).getByLabelText('Cümle (İngilizce)'), 'I can use the past.');

    await user.click(save());
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        id: 'B1',
        revision: 4,
        cefr: 'B1',
        name: { tr: 'B1 · Eşik', en: 'B1 · Intermediate' },
        description: level.description,
        abilityFrom: -0.5,
        canDo: [
          expect.objectContaining({ id: 'tell-story', retired: false }),
          expect.objectContaining({ id: 'give-opinion', retired: true }),
          expect.objectContaining({ id: 'write-email', retired: false }),
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            skill: 'grammar',
            text: { tr: 'Geçmiş zamanı kullanabilirim.', en: 'I can use the past.' },
            retired: false,
          },
        ],
      },
    ]);
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('shows each field error beside its field, even when the field is in a collapsed statement', async () => {
    server.use(
      answer(updateLevel, () =>
        problem('validation', {
          errors: [
            { pointer: '/abilityFrom', code: 'not-accepted' },
            { pointer: '/canDo/1/text/en', code: 'statement-en-missing' },
          ],
        }),
      ),
    );
    const { user } = await open();
    const threshold = screen.getByLabelText('Yerleştirme eşiği');
    await user.clear(threshold);
    await user.type(threshold, 'yarım');
    await user.click(save());
    await waitFor(() => expect(threshold).toHaveAccessibleDescription('Bir sayı yazın; örneğin −0,75'));
    await user.clear(threshold);
    await user.type(threshold, '1');
    await user.clear(screen.getByLabelText('Açıklama (İngilizce)'));
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Açıklama (İngilizce)')).toHaveAccessibleDescription(/İki dilde de/),
    );
    await user.type(screen.getByLabelText('Açıklama (İngilizce)'), 'Again.');
    await user.click(save());
    await waitFor(() => expect(threshold).toHaveAccessibleDescription('Bu değer kabul edilmiyor'));
    expect(await within(skill('Konuşma')).findByLabelText('Cümle (İngilizce)')).toHaveAccessibleDescription(
      'İngilizce cümleyi yazın',
    );
  });

  it('offers the newer library version, which the administrator can copy into the form or dismiss', async () => {
    const [first, ...rest] = level.canDo;
    if (!first) throw new Error('the level has no statements');
    level = editableLevel({
      offered: {
        name: { tr: 'B1 · Yeni', en: 'B1 · New' },
        description: { tr: 'Yeni.', en: 'New.' },
        abilityFrom: -0.6,
      },
      canDo: [
        { ...first, offered: { skill: 'speaking', text: { tr: 'Yeni cümle.', en: 'New statement.' } } },
        ...rest,
      ],
    });
    const stored: unknown[] = [];
    server.use(
      answer(keepLevelText, (input) => {
        stored.push(input);
        const canDo = level.canDo.map((statement) => ({ ...statement, offered: null }));
        level = { ...level, canDo };
        return { done: true as const };
      }),
    );
    const { user } = await open();
    expect(screen.getAllByText('Kütüphanede daha yeni bir metin var')).toHaveLength(2);
    await user.click(within(skill('Konuşma')).getByRole('button', { name: 'Buradakini tut' }));
    await waitFor(() => expect(screen.getAllByText('Kütüphanede daha yeni bir metin var')).toHaveLength(1));
    expect(stored).toEqual([{ id: 'B1', statementId: 'give-opinion' }]);
    await user.click(screen.getByRole('button', { name: 'Kütüphanedekini al' }));
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('B1 · Yeni');
    expect(screen.getByLabelText('Yerleştirme eşiği')).toHaveValue('−0,6');
    await user.click(save());
    await waitFor(() => expect(sent[0]).toMatchObject({ name: { en: 'B1 · New' }, abilityFrom: -0.6 }));
  });

  it('asks for confirmation before it discards unsaved changes', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'x');
    await user.click(screen.getByRole('link', { name: 'Seviye listesi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler silinsin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('B1 · Ortax');
  });

  it('shows “not found” when the level does not exist', async () => {
    renderApp('/pages/level-edit/yok', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Bu seviye bulunamadı' })).toBeInTheDocument();
  });
});

describe('conflict on the level edit page', () => {
  const who = { id: '0190a0f0-0000-7000-8000-000000000002', name: 'Şule Işık' };
  const conflict = () => {
    const present = editableLevel({
      revision: 5,
      name: { tr: 'B1 · Onların', en: 'B1 · Intermediate' },
      description: { tr: 'Onların açıklaması.', en: 'Understands the main points.' },
      changedBy: who,
    });
    server.use(
      answer(updateLevel, (input) =>
        input.revision < present.revision
          ? problem('conflict', {
              current: {
                revision: 5,
                changedAt: '2026-09-06T09:00:00.000Z',
                changedBy: who,
                present,
              },
            })
          : saved(input),
      ),
    );
  };
  const edit = async () => {
    conflict();
    const { user } = await open();
    await user.clear(screen.getByLabelText('Ad (Türkçe)'));
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'B1 · Benim');
    await user.clear(screen.getByLabelText('Ad (İngilizce)'));
    await user.type(screen.getByLabelText('Ad (İngilizce)'), 'B1 · Mine');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Siz düzenlerken başkası kaydetti' });
    return { user, dialog };
  };
  const choice = (dialog: HTMLElement, name: string, side: RegExp) =>
    within(within(dialog).getByRole('radiogroup', { name })).getByRole('radio', { name: side });

  it('shows who saved the other version and when, lists the fields that differ, and saves the version chosen for each field', async () => {
    const { user, dialog } = await edit();
    expect(dialog).toHaveTextContent('Değişikliği kaydeden: Şule Işık, 6 Eyl 2026');
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(3);
    expect(choice(dialog, 'Ad (Türkçe)', /Benim yazdığım/)).toBeChecked();
    // Only the other administrator changed this field, so the stored version is preselected.
    expect(choice(dialog, 'Açıklama (Türkçe)', /Şimdi kayıtlı olan/)).toBeChecked();
    await user.click(choice(dialog, 'Ad (Türkçe)', /Şimdi kayıtlı olan/));
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        revision: 5,
        name: { tr: 'B1 · Onların', en: 'B1 · Mine' },
        description: { tr: 'Onların açıklaması.' },
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('B1 · Onların'));
  });

  it('selects one version for all fields with the button of this version', async () => {
    const { user, dialog } = await edit();
    await user.click(within(dialog).getByRole('button', { name: 'Hepsinde kayıttaki kalsın' }));
    expect(choice(dialog, 'Ad (İngilizce)', /Şimdi kayıtlı olan/)).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Hepsinde benimki kalsın' }));
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { revision: 5, name: { tr: 'B1 · Benim' }, description: { tr: 'Ana noktaları anlar.' } },
      ]),
    );
  });

  it('keeps the typed values in the form and saves nothing when Esc closes the conflict dialog', async () => {
    const { user } = await edit();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('B1 · Benim');
    expect(sent).toEqual([]);
    expect(save()).toBeEnabled();
  });
});

describe('level add page', () => {
  it('suggests a short name, adds the level at the chosen position and opens its page', async () => {
    const added: unknown[] = [];
    server.use(
      answer(addLevel, (input) => {
        added.push(input);
        return level;
      }),
    );
    const { user } = renderApp('/pages/level-add', { as: 'admin' });
    await user.type(await screen.findByLabelText('Ad (Türkçe)'), 'B1 · Akşam');
    expect(screen.getByLabelText('Kısa ad')).toHaveValue('b1-aksam');
    await user.type(screen.getByLabelText('Ad (İngilizce)'), 'B1 · Evening');
    const place = screen.getByLabelText('Sıradaki yeri');
    expect(place).toHaveDisplayValue('aksam Türkçe seviyesinden sonra');
    await user.selectOptions(screen.getByLabelText('CEFR düzeyi'), 'A1');
    expect(place).toHaveDisplayValue('A1 Türkçe seviyesinden sonra');
    await user.selectOptions(place, 'A2 Türkçe seviyesinden sonra');
    await user.selectOptions(screen.getByLabelText('CEFR düzeyi'), 'B1');
    expect(place).toHaveDisplayValue('A2 Türkçe seviyesinden sonra');
    expect(screen.getByLabelText('Yerleştirme eşiği')).toHaveAccessibleDescription(
      /Şu anki eşikler: A1 Türkçe: –; A2 Türkçe: −2,25/,
    );
    await user.click(screen.getByRole('button', { name: 'Seviyeyi ekle' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Seviyeyi düzenle' })).toBeInTheDocument();
    expect(added).toEqual([
      {
        id: 'b1-aksam',
        after: 'A2',
        cefr: 'B1',
        name: { tr: 'B1 · Akşam', en: 'B1 · Evening' },
        description: null,
        abilityFrom: null,
      },
    ]);
  });

  it('keeps a short name that the administrator typed, and shows the server’s error beside the field', async () => {
    server.use(
      answer(addLevel, () =>
        problem('validation', { errors: [{ pointer: '/id', code: 'short-name-taken' }] }),
      ),
    );
    const { user } = renderApp('/pages/level-add', { as: 'admin' });
    await user.type(await screen.findByLabelText('Kısa ad'), 'aksam');
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'Akşam grubu');
    await user.type(screen.getByLabelText('Ad (İngilizce)'), 'Evening group');
    expect(screen.getByLabelText('Kısa ad')).toHaveValue('aksam');
    await user.click(screen.getByRole('button', { name: 'Seviyeyi ekle' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Kısa ad')).toHaveAccessibleDescription(
        'Bu kısa ad başka bir seviyede kullanılıyor',
      ),
    );
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('Akşam grubu');
  });
});
