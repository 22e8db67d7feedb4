/** The event that Chromium sends when the application can be installed. Other browsers never send it. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

let deferred: InstallEvent | null = null;

/**
 * Prevents the browser’s own install prompt. `install-offer.ts` offers the installation later, after the learner
 * has finished an exercise.
 */
export const deferInstallEvent = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferred = event as InstallEvent;
  });
};

export const deferredInstallEvent = (): InstallEvent | null => deferred;
