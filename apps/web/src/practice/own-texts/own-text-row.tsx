import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { OwnText } from '@pratik/contract/own-texts';
import { formatNumber } from '../../lib/language/format.ts';
import { Link } from '../../ui/layout/navigation.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useOwnTextsText } from './own-texts.texts.ts';
import { ownTextPath } from './own-texts-paths.ts';

/** One text in the list: a link to the text with its facts, and a button that deletes the text. */
export const OwnTextRow = ({ text, onDelete }: { text: OwnText; onDelete: () => void }) => {
  const t = useOwnTextsText();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        pr: 1,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        component={Link}
        to={ownTextPath(text.id)}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 2.5,
          py: 1.5,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box lang="en" sx={{ fontWeight: weight.semibold, overflowWrap: 'anywhere' }}>
          {text.title}
        </Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          <Facts text={text} />
        </Box>
      </Box>
      <IconButton
        aria-label={t('delete', { title: text.title })}
        onClick={onDelete}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
};

/** Facts about a text: format, part, estimated level, length and reading progress. */
export const Facts = ({ text }: { text: OwnText }) => {
  const t = useOwnTextsText();
  const { format, part, parts, profile, length, readAt, page, pages } = text;
  const facts = [
    t(format),
    ...(parts > 1 ? [t('part', { part, parts })] : []),
    profile.level === null ? t('noLevel') : t('level', { level: profile.level }),
    t('length', { count: formatNumber(length) }),
    readAt === null ? t('notRead') : t('progress', { page: page + 1, pages }),
  ];
  return <>{facts.join(' · ')}</>;
};
