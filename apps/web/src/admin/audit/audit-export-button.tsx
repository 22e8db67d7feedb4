import { datedName } from '../../lib/files/save-file.ts';
import { DownloadButton } from '../../ui/action/download-button.tsx';
import { useAuditExport } from './audit.api.ts';
import { useAuditText } from './audit.texts.ts';
import type { filterInput } from './audit-url.ts';

/** Button that downloads all audit log entries that match the filters, not only the current page. */
export const AuditExportButton = ({ input }: { input: ReturnType<typeof filterInput> }) => {
  const t = useAuditText();
  const download = useAuditExport();
  return (
    <DownloadButton
      download={download}
      onStart={() => download.mutate({ input, fileName: datedName(t('exportFile'), 'csv') })}
    >
      {t('exportCsv')}
    </DownloadButton>
  );
};
