import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUrlState } from '../../lib/url-state.ts';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { OwnTextScreen } from './own-text-screen.tsx';
import { textQuery } from './own-texts.queries.ts';
import { useOwnTextsText } from './own-texts.texts.ts';
import { ownTextsPath } from './own-texts-paths.ts';

const defaults = { page: '' };

/** Page `/pages/own-texts/:id`: one page of a text that the learner added. */
export const OwnTextPage = () => {
  const t = useOwnTextsText();
  const { id = '' } = useParams();
  const [{ page: given }, setUrl] = useUrlState(defaults);
  const number = Number.parseInt(given, 10);
  const asked = Number.isNaN(number) ? null : Math.max(0, number - 1);
  const { data, error, isPlaceholderData, refetch } = useQuery(textQuery(id, asked));
  return data && data.text.id === id ? (
    <OwnTextScreen
      opened={data}
      loading={isPlaceholderData}
      error={isPlaceholderData ? error : null}
      onPage={(page) => setUrl({ page: String(page + 1) })}
    />
  ) : (
    <Page title={t('title')} width="narrow">
      <NotThere
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: t('missing'), text: t('missingText'), to: ownTextsPath, toLabel: t('all') }}
      >
        <TextSkeleton lines={12} />
      </NotThere>
    </Page>
  );
};
