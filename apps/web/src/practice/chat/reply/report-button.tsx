import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FlagRounded from '@mui/icons-material/FlagRounded';
import IconButton from '@mui/material/IconButton';
import { getConversation, reportTurn, type Turn } from '@pratik/contract/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useChatText } from '../chat.texts.ts';

/** Button that reports a partner message to the administrator. */
export const ReportButton = ({ turn }: { turn: Turn }) => {
  const t = useChatText();
  const client = useQueryClient();
  const report = useMutation({
    mutationFn: () => callApi(reportTurn, { turnId: turn.id }),
    onSuccess: () => {
      showToast(t('reported'));
      void client.invalidateQueries({ queryKey: callKey(getConversation, { id: turn.conversationId }) });
    },
    onError: (error) => showToast(problemSentence(error)),
  });
  const isReported = turn.reported === true || report.isSuccess;
  const label = t(isReported ? 'isReported' : 'report');
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isReported || report.isPending}
      onClick={() => {
        if (!isReported && !report.isPending) report.mutate();
      }}
      sx={{ width: 44, height: 44, color: isReported ? 'warning.main' : 'text.secondary' }}
    >
      {isReported ? <FlagRounded fontSize="small" /> : <FlagOutlined fontSize="small" />}
    </IconButton>
  );
};
