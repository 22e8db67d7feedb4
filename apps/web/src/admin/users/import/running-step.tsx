import { formatNumber } from '../../../lib/language/format.ts';
import { ProgressStep } from '../../../ui/import/progress-step.tsx';
import { useImportText } from './import-texts.ts';
import type { useImport } from './use-import.ts';

/** Shows the progress of the check or of the import, with a stop button. */
export const RunningStep = ({ work }: { work: ReturnType<typeof useImport> }) => {
  const t = useImportText();
  const { done, total } = work.progress;
  const adding = work.step === 'adding';
  return (
    <ProgressStep
      said={adding ? t('adding', { done: formatNumber(done), total: formatNumber(total) }) : t('checking')}
      share={total > 0 ? done / total : null}
      onStop={adding ? work.stop : undefined}
      stopping={adding && work.stopping}
    />
  );
};
