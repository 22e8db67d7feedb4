import { defineTexts } from '../../lib/language/i18n.ts';

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
    title: 'Unknown columns',
    intro:
      'Choose what each of these columns contains, or ignore it. The check starts when you have decided about all columns.',
    column: 'Column: {{name}}',
    unnamed: 'no name, column {{number}}',
    sample: 'Example: {{text}}',
    choose: 'Choose…',
    ignore: 'Ignore this column',
    suggested: 'Use as {{name}}',
    missing: 'These columns are missing: {{missing}}.',
    check: 'Check',
    another: 'Choose another file',
    ignored: 'Ignored columns: {{names}}',
  },
});
