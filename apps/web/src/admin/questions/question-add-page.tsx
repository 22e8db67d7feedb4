import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { QuestionGroup } from '@pratik/contract/question-list';
import { useId } from 'react';
import { useUrlState } from '../../lib/url-state.ts';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ImportPanel } from './import/import-panel.tsx';
import { QuestionAddForm } from './question-add-form.tsx';
import { groupOptions, groups } from './question-words.tsx';
import { useQuestionsText } from './questions.texts.ts';

const addressDefaults = { by: 'one', kind: 'reading-question', text: '' } as const;

/** Adds a single item with a form, or many items from a file. */
export const QuestionAddPage = () => {
  const t = useQuestionsText();
  const id = useId();
  const [address, setAddress] = useUrlState(addressDefaults);
  const tab = address.by === 'file' ? 'file' : 'one';
  const group: QuestionGroup = groups.find((known) => known === address.kind) ?? 'reading-question';
  return (
    <Page title={t('addTitle')}>
      <Tabs
        value={tab}
        onChange={(_event, by: string) => setAddress({ by })}
        aria-label={t('addTabs')}
        sx={{ mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Tab value="one" label={t('tabOne')} id={`${id}-one`} aria-controls={`${id}-panel`} />
        <Tab value="file" label={t('tabFile')} id={`${id}-file`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {/* Both panels stay mounted, so that switching tabs loses no input. */}
        <Box hidden={tab !== 'one'} sx={{ display: tab === 'one' ? 'grid' : 'none', gap: 3 }}>
          <Box sx={{ maxWidth: '46rem' }}>
            <SelectInput
              label={t('whatKind')}
              value={group}
              options={groupOptions(t)}
              onChange={(kind) => setAddress({ kind, text: '' })}
            />
          </Box>
          <QuestionAddForm key={group} group={group} textId={address.text} />
        </Box>
        <div hidden={tab !== 'file'}>
          <ImportPanel />
        </div>
      </Box>
    </Page>
  );
};
