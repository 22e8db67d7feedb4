import { mostImportedBytes } from '@pratik/contract/vocabulary-files';
import { isApiProblem } from '../../../lib/api/api-problem.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { FileStep } from '../../../ui/import/file-step.tsx';
import { useImportText } from './import.texts.ts';
import type { WordImport } from './use-word-import.ts';

/** Lets the user choose or drop a file, and shows the error of the previous file. */
export const ImportChoose = ({ work }: { work: WordImport }) => {
  const t = useImportText();
  return (
    <FileStep
      title={t('file')}
      intro={t('fileText')}
      place={t('drop')}
      accept=".csv,.txt,.tsv,.apkg,text/csv,text/plain"
      disabled={work.busy}
      onFile={work.choose}
    >
      <Problem work={work} />
    </FileStep>
  );
};

const Problem = ({ work: { fileError, error } }: { work: WordImport }) => {
  const t = useImportText();
  if (fileError) {
    const most = Math.round(mostImportedBytes / 1024 / 1024);
    return (
      <Notice tone="error" role="alert">
        {fileError === 'tooLarge' ? t('tooLarge', { most }) : t('notRead')}
      </Notice>
    );
  }
  const [refused] = isApiProblem(error, 'validation') ? error.fieldErrors : [];
  return refused ? (
    <Notice tone="error" role="alert">
      {errorText(refused)}
    </Notice>
  ) : (
    <FormProblem error={error} />
  );
};
