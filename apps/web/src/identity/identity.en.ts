import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './identity.tr.ts';

export const en: EnglishOf<typeof tr> = {
  signInTitle: 'Sign in',
  signInLead: 'Sign in to continue learning.',
  email: 'E-mail',
  password: 'Password',
  emailWrong: 'Enter a valid e-mail address',
  passwordMissing: 'Enter your password',
  signIn: 'Sign in',
  forgotten: 'Forgot your password?',
  noAccount: 'No account yet?',
  toSignUp: 'Sign up',
  setupNeeded: 'This installation has no administrator yet.',
  toSetup: 'Create the first administrator',
  toLanding: 'What is Pratik?',
  backToSignIn: 'Back to sign in',
  forgottenTitle: 'Forgotten password',
  forgottenLead:
    'Enter your e-mail address. If you have an account, we will send you a link to choose a password.',
  sendLink: 'Send the link',
  linkSentTitle: 'Check your inbox',
  linkSent:
    'If {{email}} has an account, we will send a link to choose a password. If the e-mail does not arrive within a few minutes, check your spam folder.',
  askAdministrator:
    'This installation cannot send e-mail. Ask your administrator for a link to choose a new password.',
  resetTitle: 'Choose a password',
  resetLead:
    'Use at least 10 characters. A few words together make a strong password that is easy to remember.',
  newPassword: 'New password',
  savePassword: 'Save the password',
  linkMissing:
    'This link is incomplete. Copy the full link from the e-mail or from your administrator’s message.',
  askAgain: 'Request a new link',
  passwordSaved: 'Your password is saved. You can sign in now.',
  signUpTitle: 'Sign up',
  signUpLead: 'It takes less than a minute.',
  name: 'Name',
  surname: 'Surname',
  signUp: 'Sign up',
  signUpClosed: 'Sign-up is closed. Ask your administrator to add you.',
  signUpKnown:
    'This e-mail address may already have an account. If it is yours, sign in or choose a new password.',
  haveAccount: 'Do you already have an account?',
  setupTitle: 'Create the first administrator',
  setupLead:
    'Pratik prints the setup code in the terminal when it starts for the first time. The code works only once.',
  setupCode: 'Setup code',
  createAdministrator: 'Create the administrator',
  setupDone: 'Setup is complete. You can sign in with your administrator account.',
  notRegisteredTitle: 'Your account is not registered in Pratik',
  notRegistered:
    'You are signed in, but your account is not registered in Pratik. Ask your administrator to add you, then sign in again.',
  completeRegistration: 'Complete the registration',
  completeLead: 'You are signed in. Enter your name and surname to complete your registration.',
  signOut: 'Sign out',
  exitTitle: 'Sign out',
  exitLead: 'Signing you out…',
};
