import type { tr } from './second-step.tr.ts';

export const en: Record<keyof typeof tr, string> = {
  title: 'Confirm that it is you',
  leadCode: 'Enter a code from your authenticator app or a recovery code.',
  leadBoth: 'Use your passkey, or enter a code.',
  code: 'Verification code',
  codeHelp: 'Enter six digits, or a recovery code like XXXX-XXXX-XXXX-XXXX',
  codeMissing: 'Enter the code',
  confirm: 'Confirm',
  usePasskey: 'Use a passkey',
  signInByPasskey: 'Sign in with a passkey',
  unused: 'The passkey was not used',
  unusedNext: 'Try the passkey again, or sign in with a code.',
  lost: 'If you lost your phone and your recovery codes, ask your administrator to reset two-step verification.',
  back: 'Back to the start',
};
