/** Tells the person at the terminal what is going on; apart from a command's own output, which may go into a pipe. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Says what went wrong and ends the process; with the last lines of a log file's text when one is given. */
export function fail(text, logText = '') {
  const tail = logText.trim().split('\n').slice(-40).join('\n');
  if (tail) process.stderr.write(`${tail}\n\n`);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
