import type { PromptCard } from '@pratik/contract/writing';
import { useCodeName } from '../../../feedback/code-names.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { useWritingText } from '../writing.texts.ts';
import { genreKey } from './genre.ts';

/** Shows the level, the genre and the text length of a prompt. */
export const PromptFacts = ({ prompt }: { prompt: Pick<PromptCard, 'levelId' | 'genre' | 'words'> }) => {
  const t = useWritingText();
  const key = genreKey(prompt.genre);
  const { least, most } = prompt.words;
  return [
    prompt.levelId,
    key ? t(key) : prompt.genre,
    t('bounds', { least: formatNumber(least), most: formatNumber(most) }),
  ].join(' · ');
};

/** Returns a function that names the frequent error that a prompt practises, or null if it practises none. */
export const usePractises = (): ((prompt: PromptCard) => string | null) => {
  const t = useWritingText();
  const codeName = useCodeName();
  return ({ practises }) =>
    practises.length === 0 ? null : t('practises', { codes: practises.map(codeName).join(', ') });
};
