/** Prints a progress message to stderr, because stdout may be piped. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Prints the last lines of the log text, if given, and an error message; then exits with code 1. */
export function fail(text, logText = '') {
  const tail = logText.trim().split('\n').slice(-40).join('\n');
  if (tail) process.stderr.write(`${tail}\n\n`);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
