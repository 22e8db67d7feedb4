import { readTextFile } from '../../../lib/files/decode-text.ts';
import { mostColumns } from '../../../lib/files/unknown-columns.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FileStep } from '../../../ui/import/file-step.tsx';
import { type QuestionsText, useQuestionsText } from '../questions.texts.ts';
import { mostRows } from './read-file.ts';
import type { FileError, Import } from './use-import.ts';

/** First step of an import: the administrator chooses or drops a file. */
export const ChooseStep = ({ work }: { work: Import }) => {
  const t = useQuestionsText();
  return (
    <FileStep
      intro={t('importIntro')}
      place={t('importPlace')}
      accept=".csv,.json,.txt,text/csv,application/json"
      mostMegabytes={20}
      onFile={(file) => void readTextFile(file).then(work.check)}
    >
      {work.fileError ? <Notice tone="error" role="alert" title={fileErrorText(t, work.fileError)} /> : null}
      {work.error ? <ErrorPanel error={work.error} /> : null}
    </FileStep>
  );
};

const fileErrorText = (t: QuestionsText, fileError: FileError): string => {
  switch (fileError.kind) {
    case 'unreadable':
      return t('importUnreadable');
    case 'empty':
      return t('importEmpty');
    case 'columns':
      return t('importColumns');
    case 'too-complex':
      return t('importTooComplex');
    case 'too-wide':
      return t('importTooWide', { count: formatNumber(fileError.count), most: formatNumber(mostColumns) });
    case 'too-many':
      return t('importTooMany', { count: formatNumber(fileError.count), most: formatNumber(mostRows) });
  }
};
