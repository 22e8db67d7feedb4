import type { tr } from './second-step.tr.ts';

export const en: Record<keyof typeof tr, string> = {
  title: 'Confirm it is you',
  leadCode: 'Type the code your authenticator app shows now, or a recovery code.',
  leadBoth: 'Use your passkey, or type a code.',
  code: 'Verification code',
  codeHelp: 'Six digits, or a recovery code like XXXX-XXXX-XXXX-XXXX',
  codeMissing: 'Type the code',
  confirm: 'Confirm',
  usePasskey: 'Use a passkey',
  signInByPasskey: 'Sign in with a passkey',
  unused: 'No passkey was used',
  unusedNext: 'Try again, or sign in another way.',
  lost: 'Without your phone and your recovery codes, your administrator can reset the verification.',
  back: 'Start again',
};
