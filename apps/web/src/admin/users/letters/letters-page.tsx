import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type LetterState, letterState } from '@pratik/contract/letters';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ListEmpty } from '../../../ui/table/list-empty.tsx';
import { ListPager } from '../../../ui/table/list-pager.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { LetterRows } from './letter-rows.tsx';
import { useLetters } from './letters.api.ts';
import { useLettersText } from './letters.texts.ts';

const defaults = { state: '', page: '0' };
const pageSize = 20;

const stateOf = (text: string): LetterState | undefined => letterState.safeParse(text).data;

/** Page `/pages/letters`: every e-mail with its state. */
export const LettersPage = () => {
  const t = useLettersText();
  const [address, setAddress] = useUrlState(defaults);
  const state = stateOf(address.state);
  const page = Math.max(0, Number.parseInt(address.page, 10) || 0);
  const { data, error, isPlaceholderData, refetch } = useLetters({
    page,
    size: pageSize,
    ...(state ? { state } : {}),
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton to="/pages/user-list" startIcon={<ArrowBackIcon />}>
          {t('backToUsers')}
        </LinkButton>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <SelectInput
            compact
            label={t('state')}
            value={state ?? ''}
            options={[
              { value: '', label: t('anyState') },
              ...letterState.options.map((value) => ({ value, label: t(value) })),
            ]}
            onChange={(value) => setAddress({ state: value })}
          />
        </Box>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data && data.letters.length > 0 ? (
          <Paper
            variant="outlined"
            aria-busy={isPlaceholderData}
            sx={{ borderRadius: radius.card, opacity: isPlaceholderData ? 0.7 : 1 }}
          >
            <LetterRows letters={data.letters} linkUser padded />
            <ListPager
              page={page}
              size={pageSize}
              total={data.total}
              totalCapped={data.totalCapped}
              shown={data.letters.length}
              label={t('pages')}
              order="newest"
              onPage={(next) => setAddress({ page: String(next) })}
            />
          </Paper>
        ) : null}
        {data?.letters.length === 0 ? (
          <ListEmpty
            filtered={state !== undefined}
            onClear={() => setAddress({ state: '' })}
            nothingFound={{ title: t('nothingFound'), body: t('nothingFoundBody') }}
            nothingYet={{ title: t('emptyTitle'), body: t(data.configured ? 'emptyBody' : 'emptyOff') }}
          />
        ) : null}
        {data || error ? null : (
          <Delayed>
            <CardSkeletons count={1} height="20rem" />
          </Delayed>
        )}
      </Box>
    </Page>
  );
};
