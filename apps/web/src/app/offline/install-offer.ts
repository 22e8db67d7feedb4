import { onFinished } from '../../lib/finished.ts';
import { loadValue, saveValue } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast.ts';
import { deferredInstallEvent } from './install-event.ts';
import { offlineText } from './offline.texts.ts';

const key = 'installoffer';
const subject = 'device';
const answered = 'answered';
/** Who left the offer unanswered hears nothing of it for a fortnight; in milliseconds. */
const quietFor = 14 * 86_400_000;

/** Where there is nothing to call, and the way leads over the browser's own menu. */
const isIos = (): boolean => /iphone|ipad|ipod/i.test(navigator.userAgent);
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** What is kept is the answer, which is for good, or when it was offered last. */
const isQuiet = (): boolean => {
  const stored = loadValue(key, subject);
  return stored !== null && !(Date.now() - Number(stored) >= quietFor);
};
const keepAnswer = (): void => saveValue(key, subject, answered);

/**
 * After a finished exercise offers to put the application on the home screen: once a visit, not twice in a fortnight,
 * and never again once it was taken or refused. Gives the function that stops it.
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
