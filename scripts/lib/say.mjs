/** Tells the person at the terminal something, in a line of its own. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Says what went wrong and ends the process; with the last lines of a log file's text when one is given. */
export function fail(text, logText = '') {
  const tail = logText.trim().split('\n').slice(-40).join('\n');
  if (tail) process.stderr.write(`${tail}\n\n`);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
