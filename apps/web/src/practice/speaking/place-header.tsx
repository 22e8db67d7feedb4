import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '../../ui/layout/navigation.tsx';
import { usePageHeading } from '../../ui/layout/page.tsx';
import { speakingPath } from '../../voice/speaking-path.ts';
import { useSpeakingText } from './speaking.texts.ts';

type PlaceHeaderProps = {
  title: string;
  lang?: 'en';
  /** Heading to render when it is more than the plain text of `title`. */
  shown?: ReactNode;
  children?: ReactNode;
};

/** Page header: a link back, the heading and the content below the heading. */
export const PlaceHeader = ({ title, lang, shown, children }: PlaceHeaderProps) => {
  const t = useSpeakingText();
  const heading = usePageHeading(title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 3 }}>
      <IconButton component={Link} to={speakingPath} aria-label={t('back')} sx={{ ml: -1, flex: 'none' }}>
        <ArrowBackRounded />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} {...(lang ? { lang } : {})}>
          {shown ?? title}
        </Typography>
        {children ? <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{children}</Box> : null}
      </Box>
    </Box>
  );
};
