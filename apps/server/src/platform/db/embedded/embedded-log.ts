export type EmbeddedLogLine = { level: 'info' | 'warn' | 'error'; msg: string; [key: string]: unknown };

/** Receives log lines about the embedded database server. The lines never contain passwords. */
export type EmbeddedLog = (line: EmbeddedLogLine) => void;
