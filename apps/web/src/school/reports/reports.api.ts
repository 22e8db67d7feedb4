import { getClassReport, getLearnerReport, type ReportPeriod } from '@pratik/contract/reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';

export const useClassReport = (classId: string, period: ReportPeriod) =>
  useQuery({ ...callQuery(getClassReport, { classId, period }), placeholderData: keepPreviousData });

/** Loads the report about a learner. Without an id, loads the report about the user. */
export const useLearnerReport = (userId: string | undefined, period: ReportPeriod) =>
  useQuery({
    ...callQuery(getLearnerReport, userId === undefined ? { period } : { userId, period }),
    placeholderData: keepPreviousData,
  });
