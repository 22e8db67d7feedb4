import type { AnswerOf } from '@pratik/contract/call';
import { type ImportColumns, importWords, mostImportedBytes } from '@pratik/contract/vocabulary-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { markWordsStale } from '../vocabulary.queries.ts';
import { slimPackage } from './slim-package.ts';

export type ImportReport = AnswerOf<typeof importWords>;
type Chosen = { name: string; file: Blob };
type Choices = { columns?: ImportColumns; otherSenses: boolean };

/** State of a word import: reads the file, requests a preview and adds the words. */
export const useWordImport = () => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [choices, setChoices] = useState<Choices>({ otherSenses: false });
  const [fileError, setFileError] = useState<'tooLarge' | 'notRead' | null>(null);
  const [reading, setReading] = useState(false);
  // The last preview stays visible while the next preview is loading.
  const [report, setReport] = useState<ImportReport | null>(null);
  const trying = useMutation({
    mutationFn: ({ file, how }: { file: Chosen; how: Choices }) =>
      callApi(importWords, { name: file.name, ...how, dryRun: true }, { file: file.file }),
    onSuccess: setReport,
  });
  const adding = useMutation({
    mutationFn: ({ name, file }: Chosen) =>
      callApi(importWords, { name, ...choices, dryRun: false }, { file }),
    onSuccess: () => markWordsStale(client),
  });

  const choose = async (given: File): Promise<void> => {
    setFileError(null);
    setReading(true);
    setReport(null);
    trying.reset();
    adding.reset();
    try {
      const blob = await slimPackage(given);
      if (blob.size > mostImportedBytes) {
        setFileError('tooLarge');
        return;
      }
      // The file is read into memory, because a browser cannot send a file that has changed on disk since the user
      // chose it.
      const file = { name: given.name.slice(0, 255), file: new Blob([await blob.arrayBuffer()]) };
      const how = { otherSenses: false };
      setChosen(file);
      setChoices(how);
      trying.mutate({ file, how });
    } catch {
      setFileError('notRead');
    } finally {
      setReading(false);
    }
  };

  return {
    choose: (file: File) => void choose(file),
    fileError,
    name: chosen?.name ?? '',
    choices,
    report,
    /** Whether the file is being read or a preview is being loaded. */
    busy: reading || trying.isPending,
    error: trying.error,
    /** Requests a new preview after the user has changed the columns or the choice of meanings. */
    change: (how: Choices) => {
      setChoices(how);
      if (chosen) trying.mutate({ file: chosen, how });
    },
    add: () => {
      if (chosen) adding.mutate(chosen);
    },
    adding: adding.isPending,
    addError: adding.error,
    added: adding.data?.added,
    startOver: () => {
      setChosen(null);
      setReport(null);
      trying.reset();
      adding.reset();
    },
  };
};

export type WordImport = ReturnType<typeof useWordImport>;
