import Box from '@mui/material/Box';
import type { Draft } from '@pratik/contract/question-draft';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { evidenceMarks, glossaryMarks, MarkedPassage } from './fields/marked-passage.tsx';
import { PassageBox } from './fields/passage-box.tsx';
import { useQuestionsText } from './questions.texts.ts';

type PreviewProps = {
  draft: Draft;
  /** Text that the question belongs to, if any. */
  text?: string | null | undefined;
  textTitle?: string | undefined;
};

/** An item as learners see it. The correct answer, which learners do not see, is shown below the item. */
export const Preview = ({ draft, text = null, textTitle }: PreviewProps) => {
  switch (draft.kind) {
    case 'question': {
      return (
        <>
          {text === null ? null : (
            <PassageBox
              text={text}
              title={textTitle ?? draft.textId}
              marks={evidenceMarks(text, draft.evidence)}
            />
          )}
          <Ask text={draft.ask} />
          <AnswerPreview draft={draft} />
          <Box sx={{ color: 'text.secondary' }}>{draft.why}</Box>
        </>
      );
    }
    case 'cloze':
      return (
        <>
          <Ask text={draft.text.replace('___', '______')} />
          <Box sx={{ color: 'text.secondary' }}>{draft.tr}</Box>
          <Options
            options={shuffled([draft.answers[0] ?? '', ...draft.wrong])}
            right={draft.answers[0] ?? ''}
          />
          <Box sx={{ color: 'text.secondary' }}>{draft.why}</Box>
        </>
      );
    case 'placement-item':
      return (
        <>
          <Ask text={draft.text.replace('___', '______')} />
          {draft.ask === '' ? null : <Ask text={draft.ask} />}
          <Options options={shuffled([draft.right, ...draft.wrong])} right={draft.right} />
        </>
      );
    case 'writing-prompt':
      return (
        <>
          <Box sx={{ typography: 'subtitle1', fontWeight: weight.semibold }}>{draft.title.tr}</Box>
          <Box lang="en">{draft.task.en}</Box>
          <Box sx={{ color: 'text.secondary' }}>{draft.task.tr}</Box>
          <Lines lines={draft.points.map(({ en }) => en)} />
          <div>{`${draft.least}–${draft.most}`}</div>
          <Lines lines={draft.phrases.map(({ en }) => en)} />
        </>
      );
    case 'word':
      return (
        <>
          <Box lang="en" sx={{ typography: 'large', fontWeight: weight.semibold }}>
            {draft.word}
          </Box>
          {draft.ipa === '' ? null : <Box lang="en">/{draft.ipa}/</Box>}
          <div>{draft.tr}</div>
          {draft.note === '' ? null : <Box sx={{ color: 'text.secondary' }}>{draft.note}</Box>}
          <Lines lines={draft.examples.map(({ en }) => en)} />
        </>
      );
    case 'reading':
    case 'listening':
      return (
        <>
          <Box lang="en" sx={{ typography: 'subtitle1', fontWeight: weight.semibold }}>
            {draft.title}
          </Box>
          <MarkedPassage text={draft.text} marks={glossaryMarks(draft.text, draft.glossary)} />
        </>
      );
  }
};

/** Sorts the options alphabetically, so that the correct answer is not always first. */
const shuffled = (options: readonly string[]): string[] =>
  options.filter((option) => option.trim() !== '').toSorted((a, b) => a.localeCompare(b, 'en'));

const Ask = ({ text }: { text: string }) => {
  const t = useQuestionsText();
  return text === '' ? (
    <Box sx={{ color: 'text.secondary' }}>{t('previewEmpty')}</Box>
  ) : (
    <Box lang="en" sx={{ typography: 'body1', fontWeight: weight.semibold, whiteSpace: 'pre-line' }}>
      {text}
    </Box>
  );
};

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Box component="ul" lang="en" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no stable key
      <li key={index}>{line}</li>
    ))}
  </Box>
);

const Options = ({ options, right }: { options: readonly string[]; right: string }) => {
  const t = useQuestionsText();
  return (
    <>
      <Box component="ol" lang="en" sx={optionList}>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may be the same while they are written
          <Box component="li" key={index} sx={optionRow}>
            {option}
          </Box>
        ))}
      </Box>
      {right === '' ? null : (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('previewGood', { text: right })}</Box>
      )}
    </>
  );
};

const optionList = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 };
const optionRow = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.control,
  px: 1.75,
  py: 1.1,
};
