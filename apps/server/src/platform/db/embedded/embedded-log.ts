export type EmbeddedLogLine = { level: 'info' | 'warn' | 'error'; msg: string; [key: string]: unknown };

/** Where the supervisor tells what it does; never given passwords. */
export type EmbeddedLog = (line: EmbeddedLogLine) => void;
