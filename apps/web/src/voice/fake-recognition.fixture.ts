/** A fake of the browser’s speech recogniser. The test controls its results. */
export class FakeRecognition {
  static last: FakeRecognition;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally: boolean | undefined;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  private ended = false;
  constructor() {
    FakeRecognition.last = this;
  }
  start(): void {}
  stop(): void {
    this.end();
  }
  abort(): void {
    this.end();
  }
  hears(...parts: string[]): void {
    this.onresult?.({ results: parts.map((transcript) => [{ transcript }]) });
  }
  fails(error: string): void {
    this.onerror?.({ error });
    this.end();
  }
  /** As in browsers, the end event is sent only once. */
  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onend?.();
  }

  /** Returns a recogniser class. `there` is the availability of its on-device recognition. */
  static of(there: string): typeof FakeRecognition {
    return class extends FakeRecognition {
      static available = async () => there;
    };
  }
}
