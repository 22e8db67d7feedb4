import { onFinished } from '../../lib/finished.ts';
import { loadValue, saveValue } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast.ts';
import { heldInstallEvent } from './install-event.ts';
import { offlineText } from './offline.texts.ts';

const key = 'installoffer';
const subject = 'device';

/** Where there is nothing to call, and the way leads over the browser's own menu. */
const isIos = (): boolean => /iphone|ipad|ipod/i.test(navigator.userAgent);
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** After a finished exercise offers to put the application on the home screen: until it is answered, then never again. */
export const offerInstalling = (): void => {
  const stop = onFinished(() => {
    const event = heldInstallEvent();
    if (isInstalled() || loadValue(key, subject) !== null || !(event || isIos())) return;
    stop();
    showToast(offlineText(event ? 'installOffer' : 'iosHint'), {
      action: {
        label: offlineText(event ? 'install' : 'understood'),
        run: () => void event?.prompt(),
      },
      onGone: () => saveValue(key, subject, 'answered'),
    });
  });
};
