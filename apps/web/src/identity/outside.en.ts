import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './outside.tr.ts';

export const en: EnglishOf<typeof tr> = {
  signInLead:
    'Sign in with your organisation’s account. You enter your password only on your organisation’s page.',
  signInButton: 'Sign in with your organisation',
  callbackTitle: 'Signing you in',
  callbackLead: 'Checking your sign-in…',
  callbackFailedTitle: 'The sign-in failed',
  refusedWhat: 'Your organisation rejected the sign-in, or you cancelled it',
  refusedNext:
    'Try again. If the sign-in fails again, contact the team that manages your organisation’s accounts.',
  staleWhat: 'This sign-in is no longer valid',
  staleNext: 'The sign-in may have started in another tab, expired or already been used. Sign in again.',
  unreachableWhat: 'Your organisation’s sign-in service could not be reached',
  unreachableNext: 'Check your connection and try again later.',
  failedWhat: 'Your organisation’s sign-in service sent an unexpected response',
  failedNext: 'Try again. If the problem continues, contact your administrator.',
  tryAgain: 'Sign in again',
  setupLead:
    'Sign in with your organisation’s account first. Then enter the setup code from the terminal to become the first administrator.',
  invitationTitle: 'Invitation',
  invitationLead:
    'Sign in with your organisation’s account. The invitation connects this account to Pratik, and you can start at once.',
  invitationAccepting: 'Accepting your invitation…',
  invitationMissing: 'This invitation link is incomplete. Open the full link from your invitation.',
  invitationOther:
    'You are signed in with an account that is already registered. If the invitation is for another user, sign out first.',
  newAccount: 'I do not have an organisation account yet',
  openAccount: 'Create an account',
  passwordShort: 'Enter a password of at least 10 characters',
  haveAccount: 'I have an account',
  signOut: 'Sign out',
};
