import Alert from '@mui/material/Alert';
import { useOnline } from '../../lib/online.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { useChatText } from './chat.texts.ts';
import type { Thread } from './use-thread.ts';

/** Above the field: what one should know before writing on. */
export const ThreadNotice = ({ thread }: { thread: Thread }) => {
  const t = useChatText();
  const online = useOnline();
  return (
    <>
      {online ? null : (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {t('offline')}
        </Alert>
      )}
      <FormProblem error={thread.problem} />
    </>
  );
};
