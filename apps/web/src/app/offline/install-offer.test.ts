import { beforeEach, expect, test, vi } from 'vitest';
import { sayFinished } from '../../lib/finished.ts';
import { removeToast, shownToasts, takeToast } from '../../ui/toast.ts';
import { holdInstallEvent } from './install-event.ts';
import { offerInstalling } from './install-offer.ts';

beforeEach(() => {
  localStorage.clear();
  for (const toast of shownToasts()) removeToast(toast);
  localStorage.clear();
});

const ask = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
  window.dispatchEvent(event);
  return event;
};

test('the browser does not ask by itself; after a finished exercise we do, once for good', () => {
  holdInstallEvent();
  offerInstalling();
  sayFinished();
  expect(shownToasts()).toEqual([]);

  const event = ask();
  expect(event.defaultPrevented).toBe(true);
  expect(shownToasts()).toEqual([]);
  sayFinished();
  const [offer] = shownToasts();
  if (!offer) throw new Error('Nothing was offered');
  expect(event.prompt).not.toHaveBeenCalled();
  takeToast(offer);
  expect(event.prompt).toHaveBeenCalledTimes(1);

  // Another visit.
  offerInstalling();
  ask();
  sayFinished();
  expect(shownToasts()).toEqual([]);
});
