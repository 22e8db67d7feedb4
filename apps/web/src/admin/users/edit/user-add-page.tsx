import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { AnswerOf } from '@pratik/contract/call';
import type { addUser } from '@pratik/contract/users';
import { useId, useState } from 'react';
import { useUrlState } from '../../../lib/url-state.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { ImportPanel } from '../import/import-panel.tsx';
import { useUsersText } from '../users.texts.ts';
import { UserAddForm } from './user-add-form.tsx';
import { UserAdded } from './user-added.tsx';

const addressDefaults = { by: 'one' } as const;

/** Page that adds a single user with a form, or many users from a file. */
export const UserAddPage = () => {
  const t = useUsersText();
  const id = useId();
  const [address, setAddress] = useUrlState(addressDefaults);
  const tab = address.by === 'file' ? 'file' : 'one';
  return (
    <Page title={t('addTitle')} width={tab === 'file' ? 'normal' : 'narrow'}>
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
        <div hidden={tab !== 'one'}>
          <AddOne />
        </div>
        <div hidden={tab !== 'file'}>
          <ImportPanel />
        </div>
      </Box>
    </Page>
  );
};

const AddOne = () => {
  const [added, setAdded] = useState<AnswerOf<typeof addUser> | null>(null);
  return added ? (
    <UserAdded user={added} onAnother={() => setAdded(null)} />
  ) : (
    <UserAddForm onAdded={setAdded} />
  );
};
