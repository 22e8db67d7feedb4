import { expect, test } from 'vitest';
import { engineOf } from './engine.ts';
import { applyAll } from './evaluation/score.ts';
import { loadLayer } from './statistics/layer.ts';
import { createStatisticsSource } from './statistics/statistics.source.ts';
import { createTransferSource } from './transfer/transfer.source.ts';

const engine = engineOf([createTransferSource(), createStatisticsSource(loadLayer())]);

const essay = `My name is Elif and I am university student in Eskişehir. I live here since three years with my two friend. Our flat is small but it has big balcony, and every evening we drink our tea there and discuss about our day.

I study lesson at the library because our neighbours are very noisy. Last semester I have taken six courses and I was very tired. My mother said me that I should to rest more, but I didn't listened her. She always worry about me. He calls me every day and asks what did I eat. In our house has a rule: nobody can look to the phone at dinner.

At the weekends I usually meet with my cousin. She is more older than me and she works as engineer. We both like very much old films. Two weeks ago we went to cinema and watched a film which director was Turkish. Although it was long, but we didn't get bored. After the film we wanted to drink coffee, but the cafe was closed, so we returned back to home by foot.

I think that learning English is difficult but enjoyable. I must to read many informations for my thesis, and most of them is in English. In the past I was afraid from speaking, because I made too much mistakes. Now I am feeling more comfortable. My teacher suggested me to keep a diary, and I am write in it every night before I will sleep. If I will have enough money next summer, I will go to Ireland and stay there during two months. I am looking forward to see the green hills. Do you know how much is a ticket? I hope I can find a cheap one.`;

const mended = [
  'I am a university student',
  'I have lived here for three years',
  'it has a big balcony',
  'discuss our day',
  'I study at the library',
  'My mother told me that I should rest more',
  "I didn't listen",
  'She always worries about me',
  'asks what I ate',
  'In our house there is a rule',
  'She is older than me',
  'she works as an engineer',
  'we went to the cinema',
  "Although it was long, we didn't get bored",
  'on foot',
  'I must read',
  'information for my thesis',
  'afraid of speaking',
  'too many mistakes',
  'suggested that I keep a diary',
  'I write in it',
  'If I have enough money',
  'looking forward to seeing',
];

test('learner essay of 300 words › contains every expected correct passage when all corrections are applied', async () => {
  const { corrections } = await engine.analyse(essay);
  let last = 0;
  for (const { start, end } of corrections) {
    expect(start).toBeGreaterThanOrEqual(last);
    last = end;
  }
  const text = applyAll(essay, corrections);
  expect(mended.filter((piece) => !text.includes(piece))).toEqual([]);
  // The number of corrections must be close to the number of errors. It may be slightly higher, because some
  // phrases need two corrections.
  expect(corrections.length).toBeLessThanOrEqual(34);
});

test('learner essay of 300 words › has the same number of paragraphs when all corrections are applied', async () => {
  const { corrections } = await engine.analyse(essay);
  expect(applyAll(essay, corrections).split('\n\n')).toHaveLength(essay.split('\n\n').length);
});

test('learner essay of 300 words › gets at most three more corrections when the corrected text is checked again', async () => {
  const once = applyAll(essay, (await engine.analyse(essay)).corrections);
  expect((await engine.analyse(once)).corrections.length).toBeLessThanOrEqual(3);
});
