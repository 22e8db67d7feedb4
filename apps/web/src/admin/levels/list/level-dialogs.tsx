import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { weight } from '../../../ui/theme/tokens.ts';
import { UseText } from '../level-words.tsx';
import { useDeleteLevel } from '../levels.api.ts';
import { useLevelsText } from '../levels.texts.ts';
import type { LevelActs, NamedLevel } from './use-level-acts.ts';

type LevelDialogsProps = { acts: LevelActs; onRemoved?: () => void };

/** Confirmation dialogs for retiring and deleting a level. */
export const LevelDialogs = ({ acts, onRemoved }: LevelDialogsProps) => {
  if (acts.asked === null) return null;
  const { about, what } = acts.asked;
  return what === 'retire' ? (
    <RetireDialog level={about} acts={acts} />
  ) : (
    <RemoveDialog level={about} acts={acts} {...(onRemoved ? { onRemoved } : {})} />
  );
};

const RetireDialog = ({ level, acts }: { level: NamedLevel; acts: LevelActs }) => {
  const t = useLevelsText();
  const say = useBilingual();
  return (
    <ConfirmDialog
      open={acts.open}
      title={t('retireQuestion', { name: say(level.name) })}
      confirmLabel={t('retire')}
      busy={acts.state.isPending}
      error={acts.state.error}
      onConfirm={() => acts.retire(level)}
      onClose={acts.close}
    >
      <Typography>{t('retireMeaning')}</Typography>
      <Box sx={{ mt: 2 }}>
        <Box sx={{ fontWeight: weight.semibold, mb: 1 }}>{t('usedBy')}</Box>
        <UseText id={level.id} use={level.use} />
      </Box>
    </ConfirmDialog>
  );
};

const RemoveDialog = ({
  level,
  acts,
  onRemoved,
}: {
  level: NamedLevel;
  acts: LevelActs;
  onRemoved?: () => void;
}) => {
  const t = useLevelsText();
  const name = useBilingual()(level.name);
  const remove = useDeleteLevel();
  const close = () => {
    remove.reset();
    acts.close();
  };
  return (
    <ConfirmDialog
      open={acts.open}
      title={t('removeQuestion', { name })}
      confirmLabel={t('remove')}
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(level.id, {
          onSuccess: () => {
            showToast(t('removed', { name }));
            close();
            onRemoved?.();
          },
        })
      }
      onClose={close}
    >
      <Typography>{t('removeLoss')}</Typography>
    </ConfirmDialog>
  );
};
