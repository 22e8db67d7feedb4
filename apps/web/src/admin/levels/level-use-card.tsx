import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EditableLevel } from '@pratik/contract/level';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../lib/language/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { UseText } from './level-words.tsx';
import { useLevelsText } from './levels.texts.ts';
import { LevelDialogs } from './list/level-dialogs.tsx';
import { mayBeRemoved } from './list/level-row-menu.tsx';
import { OrderProblem } from './list/order-problem.tsx';
import { useLevelActs } from './list/use-level-acts.ts';

/** Card with the numbers of learners and items of a level and its last editor. A button retires the level. */
export const LevelUseCard = ({ level }: { level: EditableLevel }) => {
  const t = useLevelsText();
  const navigate = useNavigate();
  const acts = useLevelActs();
  const retired = level.retiredAt !== null;
  return (
    <Card title={t('use')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {retired ? <Notice tone="info">{t('isRetired')}</Notice> : null}
        <UseText id={level.id} use={level.use} />
        <LastChange level={level} />
        {acts.open ? null : <OrderProblem error={acts.state.error} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            loading={acts.state.isPending && !acts.open}
            onClick={() => (retired ? acts.revive(level) : acts.askRetire(level))}
          >
            {t(retired ? 'revive' : 'retire')}
          </Button>
          {mayBeRemoved(level) ? (
            <Button variant="outlined" color="error" onClick={() => acts.askRemove(level)}>
              {t('remove')}
            </Button>
          ) : null}
        </Box>
      </Box>
      <LevelDialogs acts={acts} onRemoved={() => void navigate('/pages/level-list', { replace: true })} />
    </Card>
  );
};

const LastChange = ({ level: { changedAt, changedBy } }: { level: EditableLevel }) => {
  const t = useLevelsText();
  if (changedAt === null) return null;
  const when = formatDateTime(changedAt);
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {changedBy ? t('lastChange', { who: changedBy.name, when }) : t('lastChangeLibrary', { when })}
    </Box>
  );
};
