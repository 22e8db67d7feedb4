/** Matches the line with the times of a cue, in SRT (`,`) and WebVTT (`.`, hours may be missing). */
const timeLine =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;

type Cue = { from: number; to: number; text: string };

/** A pause of this many seconds between two cues begins a paragraph. */
const pause = 4;
/** A paragraph of `enough` characters ends with the next sentence, and a paragraph of `most` characters ends at once. */
const letters = { enough: 400, most: 1_200 };

export const isSubtitles = (text: string): boolean =>
  /^WEBVTT(?:\s|$)/.test(text) || text.split('\n', 20).some((line) => timeLine.test(line));

/**
 * Returns the paragraphs of SRT or WebVTT subtitles, without numbers, times, styles and the names of speakers. A cue
 * that repeats the cue before it is omitted, as in automatic captions.
 */
export const readSubtitles = (text: string): string[] => {
  const paragraphs: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to, text: said } of withoutRepeats(cuesOf(text))) {
    const last = paragraphs.at(-1);
    const begins =
      last === undefined ||
      /^[-–—]/.test(said) ||
      from - end > pause ||
      last.length > letters.most ||
      (last.length > letters.enough && /[.!?…]["'”’)]*$/.test(last));
    if (begins) paragraphs.push(said);
    else paragraphs[paragraphs.length - 1] = `${last} ${said}`;
    end = to;
  }
  return paragraphs;
};

const cuesOf = (text: string): Cue[] => {
  const cues: Cue[] = [];
  let cue: Cue | undefined;
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const times = timeLine.exec(line);
    if (times) {
      cue = { from: secondsOf(times.slice(1, 4)), to: secondsOf(times.slice(5, 8)), text: '' };
      cues.push(cue);
    } else if (line.trim() === '') cue = undefined;
    else if (cue) cue.text = `${cue.text} ${withoutMarks(line)}`.trim();
  }
  return cues.filter(({ text: said }) => said !== '');
};

const secondsOf = (parts: readonly (string | undefined)[]): number =>
  parts.reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);

/** Removes tags (`<i>`, `<v Ayşe>`), positions (`{\an8}`) and descriptions of sounds (`[music]`, `♪`). */
const withoutMarks = (line: string): string =>
  line
    .replaceAll(/<[^<>]{0,100}>|\{\\[^{}]{0,100}\}|\[[^[\]]{0,100}\]|[♪♫]/g, '')
    .replaceAll('&amp;', '&')
    .trim();

const withoutRepeats = (cues: readonly Cue[]): Cue[] =>
  cues.filter(({ text }, index) => text !== cues[index - 1]?.text);
