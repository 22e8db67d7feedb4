/** What Chromium sends when the application can be put on the home screen; other browsers never do. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

let held: InstallEvent | null = null;

/** Keeps the browser from asking by itself: it is asked after a finished exercise (install-offer.ts). */
export const deferInstallEvent = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallEvent;
  });
};

export const deferredInstallEvent = (): InstallEvent | null => held;
