import { exportAudit, listAudit } from '@pratik/contract/audit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { downloadCsv, type InputFor } from '../../lib/api/api-client.ts';
import { listQuery } from '../../lib/api/query-client.ts';

export const useAuditPage = (input: InputFor<typeof listAudit>) => useQuery(listQuery(listAudit, input));

export const useAuditExport = () =>
  useMutation({
    mutationFn: (what: { input: InputFor<typeof exportAudit>; fileName: string }) =>
      downloadCsv(exportAudit, what.input, what.fileName),
  });
