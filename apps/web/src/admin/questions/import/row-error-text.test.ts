import { questionColumns } from '@pratik/contract/question-columns';
import { questionColumnsEn } from '@pratik/contract/question-columns-en';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../../lib/language/i18n.ts';
import { rowErrorText } from './row-error-text.ts';

const textAt = (pointer: string) => rowErrorText({ pointer, code: 'required' }).split(':')[0];
const pointers = ['/ask', '/wrong/0', '/point/tr', '/glossary/2/word', '/levelId', '/title/tr'];

afterEach(() => setLanguage('tr'));

it('error text of an import row › starts with the name of the column', () => {
  expect(pointers.map(textAt)).toEqual([
    'Soru',
    'Yanlışlar',
    'Nokta (Türkçe)',
    'Sözlük',
    'Seviye',
    'Başlık (Türkçe)',
  ]);
  setLanguage('en');
  expect(pointers.map(textAt)).toEqual([
    'Question',
    'Wrong answers',
    'Point (Turkish)',
    'Glossary',
    'Level',
    'Title (Turkish)',
  ]);
});

it('column names of a question import › all have an English translation', () => {
  expect(Object.keys(questionColumnsEn)).toEqual(Object.keys(questionColumns));
});
