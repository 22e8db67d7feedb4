/** Prints a progress message to stderr, because the output in stdout may be piped to another program. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Prints an error message, after the last lines of the log text if there is one. Then exits with code 1. */
export function fail(text, logText = '') {
  const tail = logText.trim().split('\n').slice(-40).join('\n');
  if (tail) process.stderr.write(`${tail}\n\n`);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
