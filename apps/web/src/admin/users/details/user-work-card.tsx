import Box from '@mui/material/Box';
import { type UserWork, type UserWorkKind, userWorkKinds } from '@pratik/contract/user-details';
import { useState } from 'react';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { Line, Lines } from '../../../learner/facts.tsx';
import { formatDate, formatNumber, formatPercent, formatTotal } from '../../../lib/language/format.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListPager } from '../../../ui/table/list-pager.tsx';
import { useUserWork } from './user-details.api.ts';
import { useUserWorkText } from './user-work.texts.ts';

const size = 10;

/** Lists a user’s texts, scripts, answers, words or pieces, with the number of each kind. */
export const UserWorkCard = ({ id }: { id: string }) => {
  const t = useUserWorkText();
  const [{ kind, page }, setShown] = useState<{ kind: UserWorkKind; page: number }>({
    kind: 'reading',
    page: 0,
  });
  const { data, error, isPlaceholderData, refetch } = useUserWork(id, kind, page, size);
  return (
    <Card title={t('title')}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={8} />}
      {data ? (
        <Box sx={{ opacity: isPlaceholderData ? 0.65 : 1 }}>
          <SelectInput
            compact
            label={t('shown')}
            options={userWorkKinds.map((one) => ({
              value: one,
              label: t('option', { name: t(one), count: formatTotal(data.counts[one], false) }),
            }))}
            value={kind}
            onChange={(next) =>
              setShown({ kind: userWorkKinds.find((one) => one === next) ?? 'reading', page: 0 })
            }
          />
          {data.rows.length === 0 ? (
            <Box sx={{ mt: 2 }}>{t('empty')}</Box>
          ) : (
            <Lines label={t(kind)}>
              {data.rows.map((row) => (
                <WorkLine key={row.id} row={row} />
              ))}
            </Lines>
          )}
          <ListPager
            page={data.page}
            size={data.size}
            total={data.total}
            totalCapped={data.totalCapped}
            shown={data.rows.length}
            onPage={(next) => setShown({ kind, page: next })}
            label={t('pages', { name: t(kind) })}
            order="newest"
          />
        </Box>
      ) : null}
    </Card>
  );
};

const WorkLine = ({ row }: { row: UserWork }) => {
  const t = useUserWorkText();
  const say = useBilingual();
  const { levelName } = useLevelWords();
  const at = formatDate(row.at);
  switch (row.kind) {
    case 'reading':
    case 'listening':
      return (
        <Line name={<span lang="en">{row.title}</span>}>
          {joined(levelName(row.levelId), row.percent === null ? null : formatPercent(row.percent / 100), at)}
        </Line>
      );
    case 'answer':
      return (
        <Line
          name={
            <>
              {t(row.exercise)}
              {row.title === null ? null : <span lang="en">: {row.title}</span>}
            </>
          }
        >
          {joined(t(row.right ? 'right' : 'wrong'), at)}
        </Line>
      );
    case 'word':
      return <Line name={<span lang="en">{row.word}</span>}>{joined(row.meaning, t(row.state), at)}</Line>;
    case 'piece':
      return (
        <Line name={row.title === null ? t('freePiece') : say(row.title)}>
          {joined(
            t('words', { shown: formatNumber(row.words) }),
            row.level === null ? null : t('level', { level: row.level }),
            at,
          )}
        </Line>
      );
  }
};

const joined = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');
