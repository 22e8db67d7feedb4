import { defineTexts } from '../../lib/i18n.ts';

export const { useText: useColumnChoicesText } = defineTexts('column-choices', {
  tr: {
    title: 'Tanınmayan sütunlar',
    intro:
      'Bu sütunlar tanınmadı. Her biri için ne olduğunu seçin ya da bilerek atlayın; hepsi seçilince denetlenir.',
    column: 'Sütun: {{name}}',
    unnamed: 'adı yok, {{number}}. sütun',
    sample: 'Örnek: {{text}}',
    choose: 'Seçin…',
    ignore: 'Bu sütunu atla',
    suggested: '{{name}} olarak oku',
    missing: 'Şu sütunlar hâlâ eksik: {{missing}}.',
    check: 'Denetle',
    another: 'Başka dosya seç',
    ignored: 'Atlanan sütunlar: {{names}}',
  },
  en: {
    title: 'Columns that are not known',
    intro:
      'These columns are not known. Choose what each of them is, or leave it out; the check follows when all are chosen.',
    column: 'Column: {{name}}',
    unnamed: 'no name, column {{number}}',
    sample: 'Example: {{text}}',
    choose: 'Choose…',
    ignore: 'Leave this column out',
    suggested: 'Read as {{name}}',
    missing: 'These columns are still missing: {{missing}}.',
    check: 'Check',
    another: 'Choose another file',
    ignored: 'Columns left out: {{names}}',
  },
});
