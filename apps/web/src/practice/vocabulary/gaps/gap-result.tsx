import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { vocabularyPath } from '../vocabulary-paths.ts';
import { useGapsText } from './gaps.texts.ts';
import { WrongGaps } from './wrong-gaps.tsx';

type GapResultProps = { items: readonly ClozeItem[]; onAnother: () => void };

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
        <WrongGaps items={items} title={t('toSee')} />
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
