export type EmbeddedLogLine = { level: 'info' | 'warn' | 'error'; msg: string; [key: string]: unknown };

/** Receives the supervisor’s log lines; they never contain passwords. */
export type EmbeddedLog = (line: EmbeddedLogLine) => void;
