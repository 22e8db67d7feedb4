import Box from '@mui/material/Box';
import type { QuestionRow } from '@pratik/contract/question-list';
import { topicNames } from '@pratik/contract/question-names';
import { createContext, Fragment, useContext, useMemo } from 'react';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { formatDateTime, formatNumber, formatPercent, formatRelative } from '../../../lib/language/format.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import type { DataColumn } from '../../../ui/table/data-table.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { flagName, formName, groupName, StateMark, Warning } from '../question-words.tsx';
import { useQuestionsText } from '../questions.texts.ts';

export const questionPath = ({ kind, id }: { kind: string; id: string }): string =>
  `/pages/question-edit/${kind}/${encodeURIComponent(id)}`;

export const rowKey = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;

/**
 * Keys of the rows that have a near duplicate. A context passes them, because new column objects would rebuild the
 * cells and lose the focus.
 */
export const NearRows = createContext<ReadonlySet<string>>(new Set());

const NearMark = ({ row }: { row: QuestionRow }) => {
  const t = useQuestionsText();
  return useContext(NearRows).has(rowKey(row)) ? (
    <>
      <Warning>{t('near')}</Warning>{' '}
    </>
  ) : null;
};

/** The columns of the question list. */
export const useQuestionColumns = (): readonly DataColumn<QuestionRow>[] => {
  const t = useQuestionsText();
  const say = useBilingual();
  const { levelName } = useLevelWords();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('title'),
        share: 4,
        sortable: true,
        primary: true,
        cell: (row) => (
          <>
            <NearMark row={row} />
            <TextLink to={questionPath(row)}>
              <Title row={row} />
            </TextLink>{' '}
            {row.parent ? (
              <Box
                component="span"
                sx={{ color: 'text.secondary', typography: 'caption', fontWeight: weight.regular }}
              >
                {t('onText', { title: row.parent.title })}
              </Box>
            ) : null}
          </>
        ),
      },
      { id: 'group', header: t('group'), cell: (row) => <Kind row={row} /> },
      {
        id: 'level',
        header: t('level'),
        cell: (row) => (row.levelId === null ? t('noLevel') : levelName(row.levelId)),
      },
      {
        id: 'topic',
        header: t('topic'),
        hiddenAtFirst: true,
        cell: ({ topic }) => (topic === null ? '–' : say(topicNames[topic] ?? { tr: topic, en: topic })),
      },
      { id: 'state', header: t('state'), share: 1.5, cell: (row) => <StateMark state={row.state} /> },
      {
        id: 'answers',
        header: t('answers'),
        sortable: true,
        numeric: true,
        cell: (row) => formatNumber(row.answers),
      },
      {
        id: 'rightShare',
        header: t('rightShare'),
        share: 1.8,
        sortable: true,
        numeric: true,
        cell: (row) => (
          <>
            {row.flags.map((flag) => (
              <Fragment key={flag}>
                <Warning>{flagName(t, flag)}</Warning>{' '}
              </Fragment>
            ))}
            <span>{row.rightShare === null ? '–' : formatPercent(row.rightShare)}</span>
          </>
        ),
      },
      {
        id: 'updatedAt',
        header: t('updated'),
        sortable: true,
        cell: (row) => (
          <span>
            <time dateTime={row.updatedAt} title={formatDateTime(row.updatedAt)}>
              {formatRelative(row.updatedAt)}
            </time>{' '}
            <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
              {row.updatedBy ?? t('byLibrary')}
            </Box>
          </span>
        ),
      },
    ],
    [t, say, levelName],
  );
};

/** Shows the kind of an item and, for a question, its form unless it has a single correct option. */
const Kind = ({ row: { group, form } }: { row: QuestionRow }) => {
  const t = useQuestionsText();
  return (
    <>
      {groupName(t, group)}{' '}
      {form === null || form === 'one' ? null : (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
          {formName(t, form)}
        </Box>
      )}
    </>
  );
};

/** Shows the title of an item. Writing prompts have Turkish titles; all other kinds of item have English titles. */
const Title = ({ row }: { row: QuestionRow }) =>
  row.kind === 'writing-prompt' ? row.title : <span lang="en">{row.title}</span>;
