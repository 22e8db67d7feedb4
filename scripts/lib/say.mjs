/** Prints a progress message to stderr, because stdout may be piped to another program. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Prints an error message and exits with code 1. If a log text is given, prints its last lines before the message. */
export function fail(text, logText = '') {
  const tail = logText.trim().split('\n').slice(-40).join('\n');
  if (tail) process.stderr.write(`${tail}\n\n`);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
