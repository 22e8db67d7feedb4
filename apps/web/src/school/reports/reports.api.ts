import {
  getClassGuardianMail,
  getGuardianReport,
  sendGuardianReport,
  setClassGuardianMail,
  setLearnerGuardianMail,
} from '@pratik/contract/guardian-reports';
import {
  downloadClassReport,
  downloadGuardianReport,
  downloadLearnerReport,
  type ReportFile,
} from '@pratik/contract/report-files';
import { getClassReport, getLearnerReport, type ReportPeriod } from '@pratik/contract/reports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';
import { saveBase64 } from '../../lib/files/save-file.ts';

export const useClassReport = (classId: string, period: ReportPeriod) =>
  useQuery({ ...callQuery(getClassReport, { classId, period }), placeholderData: keepPreviousData });

/** Loads the report about a learner. Without an id, loads the report about the signed-in user. */
export const useLearnerReport = (userId: string | undefined, period: ReportPeriod) =>
  useQuery({
    ...callQuery(getLearnerReport, userId === undefined ? { period } : { userId, period }),
    placeholderData: keepPreviousData,
  });

/** Loads the weekly guardian report. Without a week, loads the report of the last full week. */
export const useGuardianReport = (userId: string, week: string) =>
  useQuery({
    ...callQuery(getGuardianReport, week === '' ? { userId } : { userId, week }),
    placeholderData: keepPreviousData,
  });

const useGuardianChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [getGuardianReport, getClassGuardianMail].map((call) =>
          client.invalidateQueries({ queryKey: callKey(call) }),
        ),
      ),
  });
};

export const useSendGuardianReport = () =>
  useGuardianChange((input: { userId: string; week: string }) => callApi(sendGuardianReport, input));

export const useSetLearnerMail = () =>
  useGuardianChange((input: { userId: string; on: boolean }) => callApi(setLearnerGuardianMail, input));

export const useClassMail = (classId: string) => useQuery(callQuery(getClassGuardianMail, { classId }));

export const useSetClassMail = () =>
  useGuardianChange((input: { classId: string; on: boolean }) => callApi(setClassGuardianMail, input));

/** Returns an action that downloads a report as PDF, which the server creates. */
const useDownload = <Input>(load: (input: Input) => Promise<ReportFile>) =>
  useMutation({
    mutationFn: load,
    onSuccess: ({ name, file }) => saveBase64(file, name, 'application/pdf'),
  });

export const useClassReportFile = () =>
  useDownload((input: InputFor<typeof downloadClassReport>) => callApi(downloadClassReport, input));

export const useLearnerReportFile = () =>
  useDownload((input: InputFor<typeof downloadLearnerReport>) => callApi(downloadLearnerReport, input));

export const useGuardianReportFile = () =>
  useDownload((input: InputFor<typeof downloadGuardianReport>) => callApi(downloadGuardianReport, input));
