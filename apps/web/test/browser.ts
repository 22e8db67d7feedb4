import { vi } from 'vitest';

/** Adds fakes of the browser features that the application uses but jsdom does not have. */
export const stubBrowser = (): void => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) => new MediaQuery(query) as unknown as MediaQueryList;
  window.Worker = PageWorker as unknown as typeof Worker;
};

/** Sets the width of the window and notifies the listeners of media queries. */
export const setWidth = (width: number): void => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  window.dispatchEvent(new Event('resize'));
};

/**
 * A fake media query that supports width and `prefers-reduced-motion`. In tests, the user always prefers reduced
 * motion.
 */
class MediaQuery extends EventTarget {
  readonly media: string;
  readonly onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
    window.addEventListener('resize', () => this.dispatchEvent(new Event('change')));
  }

  get matches(): boolean {
    const least = /min-width:\s*([\d.]+)px/.exec(this.media)?.[1];
    const most = /max-width:\s*([\d.]+)px/.exec(this.media)?.[1];
    if (this.media.includes('prefers-reduced-motion')) return true;
    if (least === undefined && most === undefined) return false;
    return window.innerWidth >= Number(least ?? 0) && window.innerWidth <= Number(most ?? Infinity);
  }

  addListener(listener: () => void): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: () => void): void {
    this.removeEventListener('change', listener);
  }
}

type ReaderModule = { read: (sent: unknown) => unknown };

/** A fake worker that runs the `read` function of its module in the page. */
class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  private readonly module: Promise<ReaderModule>;

  constructor(url: URL | string) {
    this.module = import(/* @vite-ignore */ new URL(url, import.meta.url).pathname);
  }

  postMessage(sent: unknown): void {
    const copy = structuredClone(sent);
    this.module.then(
      ({ read }) => this.onmessage?.({ data: structuredClone(read(copy)) }),
      (error: unknown) => this.onerror?.(error),
    );
  }

  terminate(): void {
    this.onmessage = null;
    this.onerror = null;
  }
}

/**
 * Makes every web worker fail, as a browser does when a worker uses too much memory. `vi.unstubAllGlobals` restores
 * the workers.
 */
export const failWorkers = (): void => {
  vi.stubGlobal(
    'Worker',
    class extends PageWorker {
      override postMessage(): void {
        queueMicrotask(() => this.onerror?.(new Event('error')));
      }
    },
  );
};
