import { onFinished } from '../../lib/finished.ts';
import { loadValue, saveValue } from '../../lib/storage/storage.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { deferredInstallEvent } from './install-event.ts';
import { offlineText } from './offline.texts.ts';

const key = 'installoffer';
const subject = 'device';
const answered = 'answered';
/** Minimum time in milliseconds (14 days) between an offer that the learner ignored and the next offer. */
const quietFor = 14 * 86_400_000;

/** iOS has no install event; the user installs the application with the browser’s menu. */
const isIos = (): boolean => /iphone|ipad|ipod/i.test(navigator.userAgent);
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Returns whether no installation offer may be shown now, because of the learner’s decision or the time of the last
 * offer.
 */
const isQuiet = (): boolean => {
  const stored = loadValue(key, subject);
  return stored !== null && !(Date.now() - Number(stored) >= quietFor);
};
const keepAnswer = (): void => saveValue(key, subject, answered);

/**
 * Offers to install the application after a finished exercise, at most once in 14 days and never again after a
 * decision. Returns a function that stops the offers.
 */
export const offerInstalling = (): (() => void) => {
  const stop = onFinished(() => {
    const event = deferredInstallEvent();
    if (isInstalled() || isQuiet() || !(event || isIos())) return;
    stop();
    saveValue(key, subject, String(Date.now()));
    showToast(offlineText(event ? 'installOffer' : 'iosHint'), {
      action: {
        label: offlineText(event ? 'install' : 'understood'),
        run: () => {
          keepAnswer();
          void event?.prompt();
        },
      },
      onClosed: keepAnswer,
    });
  });
  return stop;
};
