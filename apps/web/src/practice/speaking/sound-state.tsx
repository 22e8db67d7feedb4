import type { SoundCard } from '@pratik/contract/speaking';
import { formatNumber } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { useSpeakingText } from './speaking.texts.ts';

export const useSoundName = () => {
  const say = useBilingual();
  return ({ name }: Pick<SoundCard, 'name'>): string => say(name);
};

const texts = { new: 'standingNew', opening: 'standingOpening', clear: 'standingClear' } as const;

/** Says how well the learner can hear the difference between two similar sounds. */
export const SoundState = ({ sound: { heard, standing } }: { sound: SoundCard }) => {
  const t = useSpeakingText();
  return heard === 0 ? t('standingNone') : t(texts[standing], { count: formatNumber(heard) });
};
