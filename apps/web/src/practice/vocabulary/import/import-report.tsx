import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useImportText } from './import.texts.ts';
import { ImportColumnsFields } from './import-columns.tsx';
import type { ImportReport, WordImport } from './use-word-import.ts';

type ImportReportProps = { work: WordImport; report: ImportReport };

/** Preview of an import: the words to add, and the rows that are not added. */
export const ImportReportCard = ({ work, report }: ImportReportProps) => {
  const t = useImportText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const formats = { csv: t('csv'), 'anki-text': t('ankiText'), apkg: t('apkg') };
  const stats = [
    [t('rows'), report.rows],
    [t('toAdd'), report.added],
    [t('already'), report.already],
    [t('bad'), report.bad],
  ] as const;
  return (
    <>
      <Card>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t('check')}
        </Typography>
        <Box sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {t('fileName', { name: work.name })} · {formats[report.format]}
        </Box>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, my: 2 }}>
          {stats.map(([name, count]) => (
            <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  typography: 'large',
                  fontWeight: weight.semibold,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {formatNumber(count)}
              </Box>
            </Box>
          ))}
        </Box>
        <ImportColumnsFields work={work} report={report} />
        <FormControlLabel
          control={
            <Checkbox
              checked={work.choices.otherSenses}
              disabled={work.busy}
              onChange={(_, otherSenses) => work.change({ columns: report.chosen, otherSenses })}
            />
          }
          label={t('otherSenses')}
          sx={{ mt: 1.5 }}
        />
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2, justifyItems: 'start' }}>
          <FormProblem error={work.addError ?? work.error} />
          {report.added === 0 ? <div>{t('nothing')}</div> : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {report.added > 0 ? (
              <Button
                variant="contained"
                size="large"
                loading={work.adding}
                disabled={work.busy}
                onClick={work.add}
              >
                {t('add', { count: formatNumber(report.added) })}
              </Button>
            ) : null}
            <Button size="large" disabled={work.adding} onClick={work.startOver}>
              {t('another')}
            </Button>
          </Box>
        </Box>
      </Card>
      {report.first.length > 0 ? (
        <Card title={t('first')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
            {report.first.map(({ word, meaning, sentence }) => (
              <li key={`${word} ${meaning}`}>
                <strong lang="en">{word}</strong> – {meaning}
                {sentence ? (
                  <Box lang="en" sx={{ color: 'text.secondary' }}>
                    {sentence}
                  </Box>
                ) : null}
              </li>
            ))}
          </Box>
        </Card>
      ) : null}
      {report.left.length > 0 ? <LeftRows report={report} /> : null}
    </>
  );
};

const LeftRows = ({ report: { left, already, bad } }: { report: ImportReport }) => {
  const t = useImportText();
  const all = left.length === already + bad;
  return (
    <Card title={all ? t('left') : t('leftFirst', { count: left.length })}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          overflowWrap: 'anywhere',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: 0.75, pr: 2 },
          '& th:first-of-type, & td:first-of-type': { whiteSpace: 'nowrap', width: '1%' },
          '& th': { fontWeight: weight.semibold, color: 'text.secondary' },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('word')}</th>
            <th scope="col">{t('problem')}</th>
          </tr>
        </thead>
        <tbody>
          {left
            .toSorted((a, b) => a.line - b.line)
            .map(({ line, word, ...rowError }) => (
              <tr key={line}>
                <td>{formatNumber(line)}</td>
                <td lang="en">{word}</td>
                <td>{errorText(rowError)}</td>
              </tr>
            ))}
        </tbody>
      </Box>
    </Card>
  );
};
