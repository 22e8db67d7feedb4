import { readLibrary } from '@pratik/content/read/read-library';
import { cefrLevels } from '@pratik/contract/common';
import { libraryLevels } from '@pratik/dialogue/level/level.fixture';
import { describe, expect, it } from 'vitest';
import { levelProfile, pageLength, pagesOf, titleOf } from './own-texts.policy.ts';

describe('pages of a text', () => {
  it('contain whole paragraphs with at most 2,000 characters, in order', () => {
    const paragraphs = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(150 + index));
    const pages = pagesOf(paragraphs);
    expect(pages.flatMap((page) => page.paragraphs)).toEqual(paragraphs);
    expect(pages.length).toBeGreaterThan(5);
    for (const { from, paragraphs: own } of pages) {
      expect(own.join('').length).toBeLessThanOrEqual(pageLength);
      expect(paragraphs[from]).toBe(own[0]);
    }
  });

  it('are empty for a text without paragraphs', () => {
    expect(pagesOf([])).toEqual([]);
  });
});

describe('level profile of a text', () => {
  const { readings } = readLibrary().library;

  it('estimates the level of at least half of the library’s readings exactly, and of 90 % within one level', async () => {
    const distances = await Promise.all(
      readings.map(async ({ level, paragraphs }) => {
        const { level: estimated } = await levelProfile(paragraphs, libraryLevels);
        return Math.abs(cefrLevels.indexOf(estimated ?? 'C1') - cefrLevels.indexOf(level));
      }),
    );
    const within = (most: number) =>
      distances.filter((distance) => distance <= most).length / distances.length;
    expect(within(0)).toBeGreaterThan(0.5);
    expect(within(1)).toBeGreaterThan(0.9);
  });

  it('counts no names, and has shares that increase to 1', async () => {
    const { words, shares } = await levelProfile(['We saw Ayşe in Erzurum.'], libraryLevels);
    expect(words).toBe(3);
    expect(shares.map(({ share }) => share)).toEqual([1, 1, 1, 1, 1]);
  });

  it('estimates no level for a short text and for a text in another language', async () => {
    const turkish = 'her sabah erkenden kalkıp sıcak ekmek almak için köydeki fırına kadar yürürdük ';
    expect((await levelProfile(['I like tea.'], libraryLevels)).level).toBeNull();
    expect((await levelProfile([turkish.repeat(10)], libraryLevels)).level).toBeNull();
    expect((await levelProfile([], libraryLevels)).level).toBeNull();
  });
});

describe('title of a text', () => {
  const paragraphs = ['One two three four five six seven eight nine ten.'];
  it('is the given title, else the title in the file, the file name or the first words', () => {
    const all = { given: 'Mine', inFile: 'The\n Sea', fileName: 'sea.part.epub', paragraphs };
    expect(titleOf(all)).toBe('Mine');
    expect(titleOf({ ...all, given: '' })).toBe('The Sea');
    expect(titleOf({ ...all, given: '', inFile: ' ' })).toBe('sea.part');
    expect(titleOf({ given: '', inFile: '', fileName: '', paragraphs })).toBe(
      'One two three four five six seven eight',
    );
    expect(titleOf({ ...all, given: 'x'.repeat(300) })).toHaveLength(120);
  });
});
