import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AskedCard, Grade } from '@pratik/contract/vocabulary';
import { useEffect, useId, useRef, useState } from 'react';
import { GapSentence } from '../../../curriculum/gap/gap-sentence.tsx';
import { persistText } from '../../../lib/storage/persisted-text.ts';
import { type Side, useSwipe } from '../../../ui/action/use-swipe.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import { AlsoRight, EnglishSide, Filled, Prompt } from './card-sides.tsx';
import { GradeBar } from './grade-bar.tsx';
import { KnownBar } from './known-bar.tsx';
import { RecallForm } from './recall-form.tsx';
import { suggestedGrade, verdictOf } from './typed-answer.ts';
import { TypedOutcome } from './typed-outcome.tsx';
import { useCardKeys } from './use-card-keys.ts';

type ReviewCardProps = {
  card: AskedCard;
  onGrade: (grade: Grade, typed?: string) => void;
  /** Whether this is extra practice, with the answers “known” and “unknown” and without changes to due dates. */
  extra?: boolean;
};

/**
 * One card: first the question, then the answer, then the grades. Each question has its own instance of this
 * component.
 */
export const ReviewCard = ({ card, onGrade, extra = false }: ReviewCardProps) => {
  const t = useVocabularyText();
  const id = useId();
  // The typed text, or null until the answer is shown. The text is empty if the card asks only for recognition.
  const [shown, setShown] = useState<{ typed: string } | null>(null);
  const recall = card.mode !== 'recognise';
  const verdict =
    recall && shown ? verdictOf(card.gap ? { word: card.gap.answer, also: [] } : card, shown.typed) : null;
  // The key contains the number of reviews, so that the next question on the same card starts with an empty field.
  const draftKey = `vocabulary typing ${card.id} ${card.reps}`;
  const grade = (value: Grade) => {
    if (recall) persistText(draftKey, null);
    onGrade(value, shown?.typed);
  };
  const suggested = suggestedGrade(recall ? (verdict?.kind ?? 'wrong') : null);
  useCardKeys({
    onShow: () => {
      if (!shown && !recall) setShown({ typed: '' });
    },
    onGrade: (value) => {
      if (shown) grade(value);
    },
  });
  const { side, offset, handlers } = useSwipe({
    enabled: shown !== null,
    onSwipe: (to) => grade(to === 'right' ? 3 : 1),
  });
  return (
    <Box
      {...handlers}
      sx={{ display: 'grid', gap: 2.5, position: 'relative', touchAction: shown ? 'pan-y' : 'auto' }}
    >
      {side ? <SwipeLabel side={side} extra={extra} /> : null}
      <Box
        style={{ transform: offset === 0 ? 'none' : `translateX(${offset}px)` }}
        sx={{
          display: 'grid',
          gap: 1,
          justifyItems: 'center',
          textAlign: 'center',
          py: { xs: 2, sm: 3 },
          '@media (prefers-reduced-motion: reduce)': { transform: 'none !important' },
        }}
      >
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {card.state === 'new' ? t('newWord') : t(asks[card.mode])}
        </Box>
        <Box id={id} sx={{ maxWidth: '100%' }}>
          {card.gap ? (
            <>
              <GapSentence before={card.gap.before} after={card.gap.after}>
                {shown ? <Filled>{card.gap.answer}</Filled> : null}
              </GapSentence>
              <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
                {card.meaning}
              </Box>
            </>
          ) : recall ? (
            <Prompt lang="tr">{card.meaning}</Prompt>
          ) : (
            <EnglishSide card={card} withSentence={card.state !== 'new'} />
          )}
        </Box>
        {shown ? (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center', mt: 1, maxWidth: '100%' }}>
            {verdict && shown.typed !== '' ? <TypedOutcome verdict={verdict} typed={shown.typed} /> : null}
            {recall ? (
              // A cloze card already shows the completed sentence, so its example sentence is omitted.
              <EnglishSide card={card} withSentence={!card.gap} />
            ) : (
              <Prompt lang="tr" size="large">
                {card.meaning}
              </Prompt>
            )}
            {!recall && card.state === 'new' && card.sentence ? (
              <Box lang="en">{card.sentence.en}</Box>
            ) : null}
            {card.sentence?.tr ? (
              <Box lang="tr" sx={{ color: 'text.secondary' }}>
                {card.sentence.tr}
              </Box>
            ) : null}
            {card.note ? <Box sx={{ color: 'text.secondary' }}>{card.note}</Box> : null}
            {recall && !card.gap && card.also.length > 0 ? <AlsoRight also={card.also} /> : null}
          </Box>
        ) : null}
      </Box>
      {shown && extra ? (
        <KnownBar suggested={suggested > 1} onKnown={(known) => grade(known ? 3 : 1)} />
      ) : shown ? (
        <GradeBar next={card.next} suggested={suggested} onGrade={grade} />
      ) : recall ? (
        <RecallForm
          label={t(card.gap ? 'fillLabel' : 'recallLabel')}
          draftKey={draftKey}
          onTyped={(typed) => setShown({ typed })}
        />
      ) : (
        <ShowButton describedBy={id} onShow={() => setShown({ typed: '' })} />
      )}
      {shown ? (
        <Box
          sx={{
            color: 'text.secondary',
            typography: 'caption',
            textAlign: 'center',
            display: 'none',
            '@media (hover: none)': { display: 'block' },
          }}
        >
          {t(extra ? 'swipeExtra' : 'swipe')}
        </Box>
      ) : null}
    </Box>
  );
};

/** Names the grade that the swipe gives. Screen readers skip this label, because the grade buttons do the same. */
const SwipeLabel = ({ side, extra }: { side: Side; extra: boolean }) => {
  const t = useVocabularyText();
  const known = side === 'right';
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        [known ? 'right' : 'left']: 0,
        px: 1.5,
        py: 0.5,
        borderRadius: radius.control,
        fontWeight: weight.semibold,
        color: known ? 'success.main' : 'error.main',
        border: '1px solid',
        bgcolor: 'background.paper',
        zIndex: 1,
      }}
    >
      {t(extra ? (known ? 'known' : 'notKnown') : known ? 'good' : 'again')}
    </Box>
  );
};

const asks = { recognise: 'recogniseAsk', recall: 'recallAsk', fill: 'fillAsk' } as const;

const ShowButton = ({ describedBy, onShow }: { describedBy: string; onShow: () => void }) => {
  const t = useVocabularyText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      variant="contained"
      size="large"
      aria-describedby={describedBy}
      onClick={onShow}
      sx={{ minHeight: 56 }}
    >
      {t('showMeaning')}
    </Button>
  );
};
