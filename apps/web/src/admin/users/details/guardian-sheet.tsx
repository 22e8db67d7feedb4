import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { PrivacyText } from '@pratik/contract/privacy';
import { createPortal } from 'react-dom';
import { formatDateTime } from '../../../lib/language/format.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { QrCode } from '../../../ui/label/qr-code.tsx';
import { useServiceName } from '../../../ui/label/use-service-name.ts';
import { useGuardianSheetText } from './guardian-sheet.texts.ts';

type GuardianSheetProps = {
  learner: string;
  link: { url: string; expiresAt: string };
  texts: readonly PrivacyText[];
};

/**
 * The printed consent form for a guardian: the requested consents, the link as QR code and as text, and signature
 * lines.
 * The form is rendered outside the application root and is visible only when the page is printed.
 */
export const GuardianSheet = ({ learner, link, texts }: GuardianSheetProps) => {
  const t = useGuardianSheetText();
  const say = useBilingual();
  const nameOf = useServiceName();
  const asked = texts.filter(({ kind, service }) => kind !== 'notice' && service !== null);
  const notice = texts.find(({ kind }) => kind === 'notice');
  return createPortal(
    <>
      <GlobalStyles styles={onPaperOnly} />
      <Box className="pratik-sheet" sx={sheet}>
        <h1>{t('title', { learner })}</h1>
        <p>{t('lead', { learner })}</p>
        <h2>{t('asked')}</h2>
        <p>{t(asked.length === 0 ? 'nothing' : 'ownWords')}</p>
        {asked.map((text) => (
          <div key={text.kind}>
            <p>{say(text)}</p>
            <p>
              <strong>{t('service', { service: nameOf(text.service ?? ''), version: text.version })}</strong>
            </p>
          </div>
        ))}
        <section>
          <h2>{t('byLink')}</h2>
          <p>{t('byLinkHow', { until: formatDateTime(link.expiresAt) })}</p>
          <QrCode text={link.url} label={t('qr')} />
          <p className="address">{link.url}</p>
        </section>
        <section>
          <h2>{t('bySignature')}</h2>
          <p>{t('bySignatureHow')}</p>
          <p>☐ {t('consent')}</p>
          <p>☐ {t('refusal')}</p>
          {(['name', 'date', 'signature'] as const).map((line) => (
            <p key={line} className="line">
              {t(line)}:
            </p>
          ))}
        </section>
        <p>{t('withdraw')}</p>
        {notice ? (
          <>
            <h2>{t('notice')}</h2>
            <p className="small">{say(notice)}</p>
          </>
        ) : null}
      </Box>
    </>,
    document.body,
  );
};

const onPaperOnly = {
  '.pratik-sheet': { display: 'none' },
  '@media print': {
    'body > *:not(.pratik-sheet)': { display: 'none !important' },
    '.pratik-sheet': { display: 'block' },
    'html, body': { background: '#fff !important' },
  },
};

const sheet = {
  color: '#000',
  background: '#fff',
  font: '11pt/1.45 system-ui, sans-serif',
  '& p': { margin: '0 0 0.5em', whiteSpace: 'pre-line' },
  '& h1': { font: '700 17pt/1.3 system-ui, sans-serif', margin: '0 0 0.5em' },
  '& h2': { font: '700 13pt/1.35 system-ui, sans-serif', margin: '1em 0 0.4em', breakAfter: 'avoid' },
  '& section': { breakInside: 'avoid' },
  '& .address': { overflowWrap: 'anywhere', fontFamily: 'monospace' },
  '& .line': { borderBottom: '1px solid #000', paddingTop: '1.4em', maxWidth: '24em' },
  '& .small': { font: '9pt/1.45 system-ui, sans-serif' },
};
