import type { PromptCard } from '@pratik/contract/writing';
import { useCodeName } from '../../feedback/code-names.ts';
import { formatNumber } from '../../lib/format.ts';
import { genreKey } from './genre.ts';
import { useWritingText } from './writing.texts.ts';

/** Level, kind and length of what is to be written. */
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

/** Which of the learner's own errors a prompt helps with; null where none. */
export const usePractises = (): ((prompt: PromptCard) => string | null) => {
  const t = useWritingText();
  const codeName = useCodeName();
  return ({ practises }) =>
    practises.length === 0 ? null : t('practises', { codes: practises.map(codeName).join(', ') });
};
