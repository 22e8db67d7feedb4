import { manageLevels } from '@pratik/contract/level';
import { getPathMap } from '@pratik/contract/path';
import { findUnitItems, listUnits, nameUnitItems, saveUnit } from '@pratik/contract/unit-editing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import type { InputFor } from '../../../lib/api/api-client.ts';
import { someLevels } from '../levels.fixture.ts';
import { managedUnit, someItems, someUnits } from './units.fixture.ts';

let units = someUnits;
let sent: InputFor<typeof saveUnit>[] = [];
const saved = (input: InputFor<typeof saveUnit>) => {
  sent.push(input);
  const unit = managedUnit(input.id, {
    fields: input.fields,
    revision: (input.revision ?? 0) + 1,
    edited: true,
  });
  units = units.map((each) => (each.id === unit.id ? unit : each));
  return { unit };
};

beforeEach(() => {
  units = someUnits;
  sent = [];
  server.use(
    answer(manageLevels, () => ({ levels: someLevels })),
    answer(listUnits, ({ levelId }) => (levelId === 'yok' ? problem('not-found') : { units })),
    answer(saveUnit, saved),
    answer(nameUnitItems, ({ items }) => ({
      items: someItems.filter((item) => items.some(({ kind, id }) => kind === item.kind && id === item.id)),
    })),
    answer(findUnitItems, ({ kind, search }) => ({
      items: someItems.filter(
        (item) => item.kind === kind && item.state === 'published' && item.title.en.startsWith(search ?? ''),
      ),
    })),
    answer(getPathMap, () => ({ units: [] })),
  );
});

const open = async () => {
  const app = renderApp('/pages/unit-edit/A1/a1-bread', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Üniteyi düzenle' });
  await screen.findByRole('button', { name: 'Çıkar: bread – ekmek' });
  return app;
};
const saveButton = () => screen.getByRole('button', { name: 'Kaydet' });
const chips = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);

describe('unit edit page', () => {
  it('saves texts, statements and items in one request, which contains the revision that was opened', async () => {
    const { user } = await open();
    expect(saveButton()).toBeDisabled();
    await user.clear(screen.getByLabelText('Ad (Türkçe)'));
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'Fırında');
    await user.selectOptions(screen.getByLabelText('Tema'), 'Kişisel yaşam');

    await user.click(screen.getByRole('button', { name: 'Cümle ekle' }));
    const [, second] = screen.getAllByLabelText('Cümle (Türkçe)');
    await user.type(second as HTMLElement, 'Fiyat sorabilirim.');
    await user.type(
      screen.getAllByLabelText('Cümle (İngilizce)')[1] as HTMLElement,
      'I can ask for a price.',
    );
    await user.selectOptions(screen.getAllByLabelText('Beceri')[1] as HTMLElement, 'Dinleme');

    const words = screen.getByRole('combobox', { name: 'Kelimeler' });
    await user.type(words, 'butter');
    await user.click(await screen.findByRole('option', { name: 'butter – tereyağı' }));
    expect(chips('Kelimeler')).toEqual(['bread – ekmek', 'bake – fırında pişirmek', 'butter – tereyağı']);
    expect(words).toHaveValue('');
    expect(words).toHaveAccessibleDescription('3 seçili, en çok 200');
    await user.click(screen.getByRole('button', { name: 'Çıkar: bake – fırında pişirmek' }));
    expect(screen.getByRole('button', { name: 'Çıkar: butter – tereyağı' })).toHaveFocus();

    // A unit has only one writing prompt, so the second choice replaces the first.
    await user.type(screen.getByRole('combobox', { name: 'Yazma konusu' }), 'Gün');
    await user.click(await screen.findByRole('option', { name: 'Günüm' }));
    expect(chips('Yazma konusu')).toEqual(['Günüm']);

    await user.click(saveButton());
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    const { fields } = managedUnit('a1-bread');
    expect(sent).toEqual([
      {
        id: 'a1-bread',
        levelId: 'A1',
        revision: 4,
        fields: {
          ...fields,
          title: { tr: 'Fırında', en: 'Bread and bakeries' },
          theme: 'personal-life',
          canDo: [
            ...fields.canDo,
            { skill: 'listening', scale: '', tr: 'Fiyat sorabilirim.', en: 'I can ask for a price.' },
          ],
          words: ['bread.noun', 'butter.noun'],
          writing: 'a1-my-day',
        },
      },
    ]);
    await waitFor(() => expect(saveButton()).toBeDisabled());
    // The names of the chosen items stay visible after saving.
    expect(chips('Kelimeler')).toEqual(['bread – ekmek', 'butter – tereyağı']);
  });

  it('marks a chosen item that is no longer published, and hides chosen items from the search results', async () => {
    const { user } = await open();
    expect(chips('Okuma metinleri')).toEqual(['The oven (yayında değil)']);
    await user.click(screen.getByRole('combobox', { name: 'Okuma metinleri' }));
    expect(await screen.findByRole('option', { name: 'First snow' })).toBeInTheDocument();
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('combobox', { name: 'Kelimeler' }), 'zebra');
    expect(await screen.findByText('Bu seviyede uyan içerik yok')).toBeInTheDocument();
  });

  it('accepts between one and six statements', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Sil: 1. cümle' })).not.toBeInTheDocument();
    for (let count = 1; count < 6; count += 1)
      await user.click(screen.getByRole('button', { name: 'Cümle ekle' }));
    expect(screen.getAllByLabelText('Cümle (Türkçe)')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Cümle ekle' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sil: 2. cümle' }));
    expect(screen.getAllByLabelText('Cümle (Türkçe)')).toHaveLength(5);
  });

  it('shows each field error beside its field, and item errors beside the item', async () => {
    server.use(
      answer(saveUnit, () =>
        problem('validation', {
          errors: [
            { pointer: '/fields/title/en', code: 'not-accepted' },
            { pointer: '/fields/words/1', code: 'unit-item-elsewhere' },
            { pointer: '/fields/writing', code: 'unit-item-unknown' },
          ],
        }),
      ),
    );
    const { user } = await open();
    await user.clear(screen.getByLabelText('Ad (Türkçe)'));
    await user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Ad (Türkçe)')).toHaveAccessibleDescription('Türkçe adı yazın'),
    );
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'Fırında');
    await user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Ad (İngilizce)')).toHaveAccessibleDescription('Bu değer kabul edilmiyor'),
    );
    expect(screen.getByRole('combobox', { name: 'Kelimeler' })).toHaveAccessibleDescription(
      'bake – fırında pişirmek: Bu içerik başka bir seviyede',
    );
    expect(screen.getByRole('combobox', { name: 'Yazma konusu' })).toHaveAccessibleDescription(
      'Odam: Bu içerik bulunamadı',
    );
    expect(screen.getByRole('combobox', { name: 'Okuma metinleri' })).toBeValid();
  });

  it('keeps the typed values when saving fails', async () => {
    server.use(answer(saveUnit, () => problem('unavailable')));
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'x');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('Ekmek ve fırınx');
  });

  it('asks for confirmation before it discards unsaved changes', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'x');
    await user.click(screen.getByRole('link', { name: 'Ünite listesi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler silinsin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('Ekmek ve fırınx');
  });

  it('shows item ids and offers a retry when the names of the items cannot be loaded', async () => {
    let refused = true;
    server.use(answer(nameUnitItems, () => (refused ? problem('forbidden') : { items: someItems })));
    const { user } = renderApp('/pages/unit-edit/A1/a1-bread', { as: 'admin' });
    const notice = await screen.findByText(/Seçili içeriğin adları yüklenemedi/);
    expect(chips('Kelimeler')).toEqual(['bread.noun', 'bake.verb']);
    refused = false;
    await user.click(within(notice).getByRole('button', { name: 'Yeniden dene' }));
    await waitFor(() => expect(chips('Kelimeler')[0]).toBe('bread – ekmek'));
  });

  it('shows an error when the search for items fails', async () => {
    server.use(answer(findUnitItems, () => problem('forbidden')));
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Kelimeler' }));
    expect(await screen.findByText(/Arama yapılamadı/)).toBeInTheDocument();
  });

  it('shows a skeleton while the unit is loading, and offers a retry when loading fails', async () => {
    const gate = Promise.withResolvers<void>();
    let refused = true;
    server.use(
      answer(listUnits, async () => {
        await gate.promise;
        return refused ? problem('forbidden') : { units };
      }),
    );
    const { user } = renderApp('/pages/unit-edit/A1/a1-bread', { as: 'admin' });
    expect(await screen.findByText('Yükleniyor')).toBeInTheDocument();
    gate.resolve();
    const alert = await screen.findByRole('alert');
    refused = false;
    await user.click(within(alert).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByDisplayValue('Ekmek ve fırın')).toBeInTheDocument();
  });

  it.each([
    ['/pages/unit-edit/A1/yok', 'Bu ünite bulunamadı'],
    ['/pages/unit-edit/yok/a1-bread', 'Bu seviye bulunamadı'],
    ['/pages/unit-add/yok', 'Bu seviye bulunamadı'],
  ])('%s shows “not found”', async (path, heading) => {
    renderApp(path, { as: 'admin' });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });
});

describe('conflict on the unit edit page', () => {
  const who = { id: '0190a0f0-0000-7000-8000-000000000002', name: 'Şule Işık' };
  const edit = async () => {
    const { fields } = managedUnit('a1-bread');
    const present = managedUnit('a1-bread', {
      revision: 5,
      fields: { ...fields, title: { tr: 'Onların', en: fields.title.en }, readings: ['first-snow'] },
    });
    server.use(
      answer(saveUnit, (input) =>
        (input.revision ?? 0) < 5
          ? problem('conflict', {
              current: { revision: 5, changedAt: '2026-09-06T09:00:00.000Z', changedBy: who, present },
            })
          : saved(input),
      ),
    );
    const { user } = await open();
    await user.clear(screen.getByLabelText('Ad (Türkçe)'));
    await user.type(screen.getByLabelText('Ad (Türkçe)'), 'Benim');
    await user.click(screen.getByRole('button', { name: 'Çıkar: bread – ekmek' }));
    await user.click(saveButton());
    return { user, dialog: await screen.findByRole('dialog', { name: 'Siz düzenlerken başkası kaydetti' }) };
  };
  const choice = (dialog: HTMLElement, name: string, side: RegExp) =>
    within(within(dialog).getByRole('radiogroup', { name })).getByRole('radio', { name: side });

  it('shows who saved the other version, lists the fields that differ with the names of their items, and saves the chosen versions', async () => {
    const { user, dialog } = await edit();
    expect(dialog).toHaveTextContent('Değişikliği kaydeden: Şule Işık, 6 Eyl 2026');
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(3);
    expect(choice(dialog, 'Ad (Türkçe)', /Benim yazdığım/)).toBeChecked();
    // Only the other administrator changed this field, so the stored version is preselected.
    const readings = await within(dialog).findByRole('radio', { name: /Şimdi kayıtlı olan.*First snow/ });
    expect(readings).toBeChecked();
    expect(choice(dialog, 'Kelimeler', /Benim yazdığım.*bake – fırında pişirmek/)).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        revision: 5,
        fields: { title: { tr: 'Benim' }, words: ['bake.verb'], readings: ['first-snow'] },
      },
    ]);
    await waitFor(() => expect(chips('Okuma metinleri')).toEqual(['First snow']));
  });

  it('keeps the typed values in the form when Esc closes the dialog', async () => {
    const { user } = await edit();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Ad (Türkçe)')).toHaveValue('Benim');
    expect(sent).toEqual([]);
    expect(saveButton()).toBeEnabled();
  });
});

describe('unit add page', () => {
  it('adds a unit to the level and opens the unit list', async () => {
    const { user } = renderApp('/pages/unit-add/A1', { as: 'admin' });
    await user.type(await screen.findByLabelText('Ad (Türkçe)'), 'Pazar yeri');
    await user.type(screen.getByLabelText('Ad (İngilizce)'), 'The market');
    await user.type(screen.getByLabelText('Hedef (Türkçe)'), 'Pazarlık edersiniz.');
    await user.type(screen.getByLabelText('Hedef (İngilizce)'), 'You bargain.');
    await user.type(screen.getByLabelText('Cümle (Türkçe)'), 'Pazarlık edebilirim.');
    await user.type(screen.getByLabelText('Cümle (İngilizce)'), 'I can bargain.');
    await user.click(screen.getByRole('button', { name: 'Üniteyi ekle' }));
    const theme = screen.getByLabelText('Tema');
    await waitFor(() => expect(theme).toHaveAccessibleDescription('Listedekilerden birini seçin'));
    await user.selectOptions(theme, 'Ülkemizde yaşam');
    await user.click(screen.getByRole('button', { name: 'Üniteyi ekle' }));
    expect(await screen.findByText('Pazar yeri eklendi')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Üniteler' })).toBeInTheDocument();
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        levelId: 'A1',
        revision: null,
        fields: {
          title: { tr: 'Pazar yeri', en: 'The market' },
          goal: { tr: 'Pazarlık edersiniz.', en: 'You bargain.' },
          theme: 'country',
          canDo: [{ skill: 'speaking', scale: '', tr: 'Pazarlık edebilirim.', en: 'I can bargain.' }],
          lessons: [],
          words: [],
          readings: [],
          listenings: [],
          writing: null,
          scenarios: [],
        },
      },
    ]);
  });
});
