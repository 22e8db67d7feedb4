import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayFinished } from '../../lib/finished.ts';
import { closeToast, forgetToasts, shownToasts, type Toast, takeToast } from '../../ui/feedback/toast.ts';
import { deferInstallEvent } from './install-event.ts';
import { offerInstalling } from './install-offer.ts';

const day = 86_400_000;
let now = Date.UTC(2026, 8, 5);
beforeEach(() => {
  localStorage.clear();
  forgetToasts();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  for (const stop of begun.splice(0)) stop();
  vi.restoreAllMocks();
});

const begun: (() => void)[] = [];
const ask = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
  window.dispatchEvent(event);
  return event;
};
const visit = () => {
  forgetToasts();
  begun.push(offerInstalling());
  const event = ask();
  sayFinished();
  return event;
};
const offered = (): Toast => {
  const [offer] = shownToasts();
  if (!offer) throw new Error('No install offer was shown');
  return offer;
};

test('installation offer › replaces the browser’s prompt after a finished exercise, and never returns after the user accepts it', () => {
  deferInstallEvent();
  begun.push(offerInstalling());
  sayFinished();
  expect(shownToasts()).toEqual([]);

  const event = ask();
  expect(event.defaultPrevented).toBe(true);
  expect(shownToasts()).toEqual([]);
  sayFinished();
  sayFinished();
  expect(shownToasts()).toHaveLength(1);
  expect(event.prompt).not.toHaveBeenCalled();
  takeToast(offered());
  expect(event.prompt).toHaveBeenCalledTimes(1);

  now += 400 * day;
  visit();
  expect(shownToasts()).toEqual([]);
});

test('installation offer › returns 14 days after the user ignored it, and never returns after the user declined it', () => {
  deferInstallEvent();
  visit();
  // A closed tab or a newer toast means that the learner ignored the offer, which does not count as a refusal.
  expect(shownToasts()).toHaveLength(1);
  now += 14 * day - 1;
  visit();
  expect(shownToasts()).toEqual([]);
  now += 1;
  visit();
  closeToast(offered());
  now += 400 * day;
  visit();
  expect(shownToasts()).toEqual([]);
});
