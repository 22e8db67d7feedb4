import Box from '@mui/material/Box';
import type { DictatedWord } from '@pratik/contract/dictation';
import { useSpeakingText } from '../speaking.texts.ts';

const looks: Readonly<Record<DictatedWord['kind'], object>> = {
  same: {},
  other: { textDecoration: 'underline wavy', textDecorationColor: 'currentColor', color: 'warning.main' },
  missing: { textDecoration: 'underline dotted', color: 'text.secondary' },
  extra: {},
};

/**
 * Shows which words of a sentence were recognised. Differences are highlighted and also listed as text, without a
 * score.
 */
export const UnderstoodWords = ({ words }: { words: readonly DictatedWord[] }) => {
  const t = useSpeakingText();
  const own = words.filter(({ kind }) => kind !== 'extra');
  const others = grouped(words);
  const nothing = own.every(({ kind }) => kind === 'missing');
  return (
    <>
      <Box component="p" lang="en" sx={{ m: 0, typography: 'reading', lineHeight: 1.7 }}>
        {own.map(({ kind, said }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never move
          <Box component="span" key={at}>
            {at > 0 ? ' ' : ''}
            <Box
              component="span"
              data-understood={kind}
              sx={{ textUnderlineOffset: '0.25em', ...looks[kind] }}
            >
              {said}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {others.length === 0 ? t('allUnderstood') : nothing ? t('nothingUnderstood') : null}
        {others.length > 0 && !nothing ? (
          <Box component="ul" aria-label={t('listOfWords')} sx={{ m: 0, pl: 2.5 }}>
            {others.map(({ kind, said, given }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced with each result
              <li key={at}>
                {kind === 'extra' ? null : <b lang="en">{said}</b>}{' '}
                {t(kind === 'missing' ? 'notUnderstood' : kind === 'extra' ? 'heardBesides' : 'heardAs')}{' '}
                {given === '' ? null : <b lang="en">{given}</b>}
              </li>
            ))}
          </Box>
        ) : null}
      </Box>
    </>
  );
};

/** Groups consecutive words of the sentence that were recognised as one word. */
const grouped = (words: readonly DictatedWord[]): DictatedWord[] => {
  const lines: DictatedWord[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (word.kind === 'same') continue;
    if (word.kind === 'other' && word.given === '' && last?.kind === 'other') {
      lines[lines.length - 1] = { ...last, said: `${last.said} ${word.said}` };
    } else lines.push(word);
  }
  return lines.map((line) => ({ ...line, said: bare(line.said) }));
};

const bare = (said: string): string => said.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
