import { datedName } from '../../../lib/files/save-file.ts';
import { DownloadButton } from '../../../ui/action/download-button.tsx';
import { useExport } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import type { filterInput } from './user-list-url.ts';

/** Button that downloads all users that match the filters, not only the current page. */
export const ExportButton = ({ input }: { input: ReturnType<typeof filterInput> }) => {
  const t = useUsersText();
  const download = useExport();
  return (
    <DownloadButton
      download={download}
      onStart={() => download.mutate({ input, fileName: datedName(t('exportFile'), 'csv') })}
    >
      {t('exportCsv')}
    </DownloadButton>
  );
};
