import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GapItem } from '@pratik/contract/vocabulary-gaps';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { vocabularyPath } from '../vocabulary-paths.ts';
import { useGapsText } from './gaps.texts.ts';

type GapResultProps = { items: readonly GapItem[]; onAnother: () => void };

/** Shows the result of a cloze round and the gaps that will be asked again. */
export const GapResult = ({ items, onAnother }: GapResultProps) => {
  const t = useGapsText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const wrong = items.filter(({ given }) => given?.outcome === 'wrong');
  return (
    <>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t('done')}
        </Typography>
        <Box sx={{ mt: 0.5 }}>{t('result', { right: items.length - wrong.length, total: items.length })}</Box>
      </div>
      {wrong.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('allRight')}</Box>
      ) : (
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('toSee')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {wrong.map(({ id, before, after, given }) => (
              <li key={id}>
                <span lang="en">
                  {before}
                  <strong>{given?.answers[0]}</strong>
                  {after}
                </span>
                <Box lang="tr" sx={{ color: 'text.secondary', typography: 'caption' }}>
                  {given?.why}
                </Box>
              </li>
            ))}
          </Box>
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" onClick={onAnother}>
          {t('another')}
        </Button>
        <LinkButton to={vocabularyPath} size="large">
          {t('toWords')}
        </LinkButton>
      </Box>
    </>
  );
};
