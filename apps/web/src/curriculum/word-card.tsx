import CloseRounded from '@mui/icons-material/CloseRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { AnswerOf } from '@pratik/contract/call';
import { lookUpWord } from '@pratik/contract/curriculum';
import { useQuery } from '@tanstack/react-query';
import { isApiProblem } from '../lib/api/api-problem.ts';
import { callQuery } from '../lib/api/query-client.ts';
import { problemSentence } from '../lib/errors/problem-text.ts';
import { Delayed } from '../ui/feedback/delayed.tsx';
import { TextSkeleton } from '../ui/feedback/skeletons.tsx';
import { weight } from '../ui/theme/tokens.ts';
import { useCurriculumText } from './curriculum.texts.ts';
import type { tr } from './curriculum.tr.ts';
import { SaveWord } from './save-word.tsx';
import type { TextOrigin } from './text-origin.ts';
import { useSayOnce } from './voice/use-say-once.ts';

type WordCardProps = { word: string; sentence: string; at: number; origin: TextOrigin; onClose: () => void };
type LookedUp = AnswerOf<typeof lookUpWord>;

/** Maximum length of a sentence, in characters, that the server accepts. */
const longestSentence = 2000;

/** Card for a tapped word: dictionary form, pronunciation, meaning in context, an example and a save button. */
export const WordCard = ({ word, sentence, at, origin, onClose }: WordCardProps) => {
  const t = useCurriculumText();
  const fits = sentence.length <= longestSentence;
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(lookUpWord, {
      word: word.slice(0, 60),
      ...(origin.textId === undefined ? {} : { text: origin.textId }),
      ...(fits ? { sentence, at } : {}),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const unknown = isApiProblem(error, 'not-found');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Headword word={data?.lemma ?? word} data={data} origin={origin} />
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ mt: -1.25, mr: -1.25, flex: 'none' }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <div aria-live="polite">
        {isPending ? (
          <Delayed>
            <TextSkeleton lines={2} />
          </Delayed>
        ) : null}
        {unknown ? <Box sx={{ color: 'text.secondary' }}>{t('unknownWord')}</Box> : null}
        {data ? <Meaning data={data} /> : null}
      </div>
      {error && !unknown ? (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problemSentence(error)}
          <Button onClick={() => void refetch()} sx={{ ml: '-1.2em', display: 'block' }}>
            {t('lookAgain')}
          </Button>
        </Box>
      ) : null}
      {data && data.source !== 'name' ? (
        <SaveWord
          word={data.lemma}
          meaning={data.meaning}
          {...(sentence.length <= 1000 ? { sentence } : {})}
          from={{ kind: origin.kind, id: origin.id }}
        />
      ) : null}
    </>
  );
};

type HeadwordProps = { word: string; data: LookedUp | undefined; origin: TextOrigin };

const Headword = ({ word, data, origin }: HeadwordProps) => {
  const t = useCurriculumText();
  const { say, failed } = useSayOnce(origin.variety);
  return (
    <Box sx={{ flex: 1, minWidth: 0, mb: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box
          component="strong"
          lang="en"
          sx={{ typography: 'reading', fontWeight: weight.semibold, overflowWrap: 'anywhere' }}
        >
          {word}
        </Box>
        {data?.ipa ? (
          <Box component="span" lang="en" sx={{ color: 'text.secondary' }}>
            /{data.ipa}/
          </Box>
        ) : null}
        <IconButton aria-label={t('sayWord', { word })} onClick={() => say(word)} sx={{ my: -1 }}>
          <VolumeUpRounded />
        </IconButton>
      </Box>
      <Facts data={data} />
      {failed ? (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {t('notSaid')}
        </Box>
      ) : null}
    </Box>
  );
};

const Facts = ({ data }: { data: LookedUp | undefined }) => {
  const t = useCurriculumText();
  if (!data) return null;
  const facts = [
    isPartOfSpeech(data.pos) ? t(data.pos) : data.pos,
    data.levelId,
    data.source === 'glossary' ? t('inThisText') : null,
  ].filter((fact) => fact !== null);
  return <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{facts.join(' · ')}</Box>;
};

const Meaning = ({ data }: { data: LookedUp }) => {
  const t = useCurriculumText();
  return (
    <>
      <Box lang="tr" sx={{ typography: 'subtitle1', fontWeight: weight.medium }}>
        {data.source === 'name' ? t('name') : data.meaning}
      </Box>
      {data.otherSenses.length > 0 ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('otherSenses')} <span lang="tr">{data.otherSenses.join(', ')}</span>
        </Box>
      ) : null}
      {data.example ? (
        <Box sx={{ mt: 1, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', typography: 'body2' }}>
          <div lang="en">{data.example.en}</div>
          <Box lang="tr" sx={{ color: 'text.secondary' }}>
            {data.example.tr}
          </Box>
        </Box>
      ) : null}
      {data.collocation ? (
        <Box sx={{ mt: 1, typography: 'body2' }}>
          {t('collocation')} <strong lang="en">{data.collocation}</strong>
        </Box>
      ) : null}
    </>
  );
};

type PartOfSpeech = Extract<
  keyof typeof tr,
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'preposition'
  | 'conjunction'
  | 'pronoun'
  | 'determiner'
  | 'number'
  | 'exclamation'
  | 'modal'
  | 'phrase'
>;

const partsOfSpeech: readonly string[] = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'number',
  'exclamation',
  'modal',
  'phrase',
] satisfies PartOfSpeech[];

const isPartOfSpeech = (pos: string | null): pos is PartOfSpeech =>
  pos !== null && partsOfSpeech.includes(pos);
