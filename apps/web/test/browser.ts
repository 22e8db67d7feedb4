/** Adds fakes of the browser features that the application uses but jsdom does not have. */
export const stubBrowser = (): void => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) => new MediaQuery(query) as unknown as MediaQueryList;
};

/** Sets the width of the window and notifies the listeners of media queries. */
export const setWidth = (width: number): void => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  window.dispatchEvent(new Event('resize'));
};

/** A fake media query that supports width and `prefers-reduced-motion`. Reduced motion is always on in tests. */
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
