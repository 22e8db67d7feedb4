import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './outside.tr.ts';

export const en: EnglishOf<typeof tr> = {
  signInLead: 'Sign in with your organisation’s account; you enter your password on its own page only.',
  signInButton: 'Sign in with your organisation',
  callbackTitle: 'Signing you in',
  callbackLead: 'Checking what your organisation answered…',
  callbackFailedTitle: 'You are not signed in',
  refusedWhat: 'Your organisation did not approve the sign-in, or you gave it up',
  refusedNext: 'You can try again; if it does not work, ask whoever manages your organisation’s accounts.',
  staleWhat: 'This sign-in is no longer valid',
  staleNext: 'It may have begun in another tab, waited too long or been used already. Sign in again.',
  unreachableWhat: 'Your organisation’s sign-in service could not be reached',
  unreachableNext: 'Check your connection and try again a little later.',
  failedWhat: 'Your organisation’s sign-in service answered something unexpected',
  failedNext: 'Try again; if it goes on, tell your administrator.',
  tryAgain: 'Sign in again',
  setupLead:
    'Sign in with your organisation’s account first, then enter the setup code printed in the terminal: you become the first administrator.',
  invitationTitle: 'Invitation',
  invitationLead:
    'Sign in with your organisation’s account; this invitation connects it to Pratik and you can begin at once.',
  invitationAccepting: 'Accepting your invitation…',
  invitationMissing: 'The code of the invitation is missing from this address. Open the whole link.',
  invitationOther:
    'The account signed in on this browser is registered already. If the invitation is for somebody else, sign out first.',
  newAccount: 'I have no account with the organisation yet',
  openAccount: 'Open an account',
  passwordShort: 'The password must have at least 10 characters',
  haveAccount: 'I have an account',
  signOut: 'Sign out',
};
